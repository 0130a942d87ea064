import { pathTo } from "../../../paths";
import { playersTexts } from "../../../people/players/texts";
import {
	type PlayerContent,
	playerEndpoints,
	socialNetworks,
} from "../../../people/players/writing/contract";
import { positionsOf } from "../../../people/squads/positions";
import { squads, squadsOf } from "../../../people/squads/squads";
import type { DivisionKey } from "../../../platform/club-profile";
import type { Fields, Values, Words } from "../content-fields";
import type { ContentScreens } from "../kinds";
import { divisionOptions, drawingWord } from "./options";

const divisionIn = ({ division }: Values) => division as DivisionKey;
const squadOptions = (content: Values) =>
	squadsOf[divisionIn(content)].map((value) => ({ value, label: squads[value] }));
const positionOptions = (content: Values) =>
	positionsOf[divisionIn(content)].map((value) => ({
		value,
		label: { id: playersTexts.id.positions[value], en: playersTexts.en.positions[value] },
	}));

type Figure = keyof (typeof playersTexts)["id"]["columns"];
/** What each division counts. Averages have decimals; goalkeepers' figures may be left empty. */
const figuresOf: Record<DivisionKey, { counted: Figure[]; average?: Figure[]; optional?: Figure[] }> = {
	football: {
		counted: ["appearances", "minutes", "goals", "assists", "yellowCards", "redCards"],
		optional: ["saves", "cleanSheets"],
	},
	basketball: {
		counted: ["games", "threePointers"],
		average: [
			"minutesPerGame",
			"pointsPerGame",
			"reboundsPerGame",
			"assistsPerGame",
			"stealsPerGame",
			"blocksPerGame",
		],
	},
	esports: { counted: ["games", "wins", "kills", "deaths", "assists", "bestPlayerAwards"] },
};
const figureLabel = (name: Figure): Words => ({
	id: playersTexts.id.columns[name],
	en: playersTexts.en.columns[name],
});
const figureFields = (content: Values): Fields => {
	const { counted, average = [], optional = [] } = figuresOf[divisionIn(content)];
	const each = (names: Figure[], more: { decimal?: true; optional?: true; isLeftOut?: true }): Fields =>
		Object.fromEntries(
			names.map((name) => [name, { type: "number", label: figureLabel(name), ...more } as const]),
		);
	return {
		...each(counted, {}),
		...each(average, { decimal: true }),
		...each(optional, { optional: true, isLeftOut: true }),
	};
};
const emptySeason = (content: Values): Values => {
	const { counted, average = [] } = figuresOf[divisionIn(content)];
	return {
		season: "",
		competition: "",
		figures: {
			division: content.division,
			...Object.fromEntries([...counted, ...average].map((name) => [name, 0])),
		},
	};
};

export const playerScreens: ContentScreens<PlayerContent> = {
	label: { id: "Pemain", en: "Players" },
	one: { id: "pemain", en: "player" },
	endpoints: playerEndpoints,
	page: (id, { division }) => pathTo("player-detail", { category: String(division), id }),
	isOrdered: true,
	empty: {
		name: "",
		division: "football",
		squad: "utama",
		number: null,
		shirtName: "",
		nickname: null,
		position: { id: "" },
		positionKey: "midfielder",
		captain: false,
		nationality: "ID",
		hometown: "",
		bornOn: null,
		heightCm: null,
		weightKg: null,
		joinedYear: null,
		biography: { id: "" },
		portrait: { art: "player", slug: "baru", division: "football", name: "" },
		socials: Object.fromEntries(socialNetworks.map((network) => [network, null])),
		seasons: [],
	},
	fields: {
		name: { type: "text", longest: 80, label: { id: "Nama", en: "Name" } },
		division: { type: "choice", options: divisionOptions, label: { id: "Divisi", en: "Division" } },
		squad: { type: "choice", options: squadOptions, label: { id: "Tim", en: "Squad" } },
		positionKey: {
			type: "choice",
			options: positionOptions,
			label: { id: "Kelompok posisi", en: "Position group" },
		},
		position: {
			type: "words",
			longest: 60,
			label: { id: "Posisi", en: "Position" },
			hint: { id: "Seperti di halamannya: “Bek kanan”.", en: "As shown on the page: “Right back”." },
		},
		number: { type: "number", optional: true, label: { id: "Nomor", en: "Number" } },
		shirtName: {
			type: "text",
			longest: 40,
			label: { id: "Nama di punggung", en: "Shirt name" },
		},
		nickname: {
			type: "text",
			longest: 40,
			optional: true,
			label: { id: "Panggilan", en: "Nickname" },
		},
		captain: { type: "flag", label: { id: "Kapten", en: "Captain" } },
		bornOn: { type: "day", label: { id: "Tanggal lahir", en: "Date of birth" } },
		hometown: { type: "text", longest: 80, label: { id: "Asal", en: "Home town" } },
		nationality: {
			type: "text",
			longest: 2,
			label: { id: "Kebangsaan", en: "Nationality" },
			hint: { id: "Dua huruf: ID, BR, JP.", en: "Two letters: ID, BR, JP." },
		},
		heightCm: { type: "number", label: { id: "Tinggi (cm)", en: "Height (cm)" } },
		weightKg: { type: "number", label: { id: "Berat (kg)", en: "Weight (kg)" } },
		joinedYear: { type: "number", label: { id: "Bergabung tahun", en: "Year joined" } },
		biography: { type: "words", longest: 5_000, rows: 8, label: { id: "Cerita", en: "Biography" } },
		portrait: {
			type: "picture",
			label: { id: "Potret", en: "Portrait" },
			drawing: ({ name, division, number, shirtName }) => ({
				art: "player",
				slug: drawingWord(name),
				division,
				name: typeof shirtName === "string" ? shirtName : "",
				...(typeof number === "number" && { number }),
			}),
		},
		socials: {
			type: "group",
			label: { id: "Media sosial", en: "Social media" },
			fields: () =>
				Object.fromEntries(
					socialNetworks.map((network) => [
						network,
						{
							type: "text",
							longest: 200,
							optional: true,
							label: { id: networkNames[network], en: networkNames[network] },
						} as const,
					]),
				),
		},
		seasons: {
			type: "rows",
			label: { id: "Angka per musim", en: "Season stats" },
			one: { id: "musim", en: "season" },
			empty: emptySeason,
			fields: () => ({
				season: {
					type: "text",
					longest: 7,
					label: { id: "Musim (2026/27)", en: "Season (2026/27)" },
				},
				competition: { type: "text", longest: 120, label: { id: "Kompetisi", en: "Competition" } },
				figures: { type: "group", label: { id: "Angka", en: "Stats" }, fields: figureFields },
			}),
		},
	},
};

const networkNames = {
	instagram: "Instagram",
	tiktok: "TikTok",
	youtube: "YouTube",
	twitch: "Twitch",
	x: "X",
};
