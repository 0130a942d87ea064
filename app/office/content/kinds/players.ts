import { club } from "../../../../club/profile";
import type { SeasonFigure } from "../../../matches/sports/sport";
import { sportOf } from "../../../matches/sports/sport-of";
import { pathTo } from "../../../paths";
import {
	type PlayerContent,
	playerEndpoints,
	socialNetworks,
} from "../../../people/players/writing/contract";
import { squadsOf } from "../../../people/squads/squads";
import type { DivisionKey } from "../../../platform/club-profile";
import type { Localized } from "../../../platform/words/language";
import type { Fields, Values, Words } from "../content-fields";
import type { ContentScreens } from "../kinds";
import { divisionOptions, drawingWord } from "./options";

const divisionIn = ({ division }: Values) => division as DivisionKey;
const squadOptions = (content: Values) =>
	squadsOf(divisionIn(content)).map(({ key, label }) => ({ value: key, label: inWords(label) }));
const positionOptions = (content: Values) =>
	Object.entries(sportOf(divisionIn(content)).lineUp.positions).map(([value, { group }]) => ({
		value,
		label: inWords(group),
	}));
const inWords = ({ id, en = id }: Localized): Words => ({ id, en });

/** Counts, then averages, which have decimals, then what may be left empty: only goalkeepers save. */
const figureFields = (content: Values): Fields => {
	const figures = Object.entries(sportOf(divisionIn(content)).figures.season);
	const rank = ({ isAverage, isOptional }: SeasonFigure) => (isOptional ? 2 : isAverage ? 1 : 0);
	return Object.fromEntries(
		figures
			.toSorted(([, one], [, other]) => rank(one) - rank(other))
			.map(([name, figure]) => [
				name,
				{
					type: "number",
					label: inWords(figure.name),
					...(figure.isAverage && { decimal: true }),
					...(figure.isOptional && { optional: true, isLeftOut: true }),
				} as const,
			]),
	);
};
const emptySeason = (content: Values): Values => ({
	season: "",
	competition: "",
	figures: Object.fromEntries(
		Object.entries(sportOf(divisionIn(content)).figures.season).flatMap(([name, { isOptional }]) =>
			isOptional ? [] : [[name, 0]],
		),
	),
});

const [firstDivision] = club.divisions;
/** The middle of the list: most players are neither in front nor behind. */
const emptyPosition =
	firstDivision && positionInTheMiddle(Object.keys(sportOf(firstDivision.key).lineUp.positions));
const firstSquad = firstDivision?.squads[0]?.key;

function positionInTheMiddle(positions: string[]) {
	return positions[Math.floor((positions.length - 1) / 2)];
}

export const playerScreens: ContentScreens<PlayerContent> = {
	label: { id: "Pemain", en: "Players" },
	one: { id: "pemain", en: "player" },
	endpoints: playerEndpoints,
	page: (id, { division }) => pathTo("player-detail", { category: String(division), id }),
	isOrdered: true,
	empty: {
		name: "",
		division: firstDivision?.key,
		squad: firstSquad,
		number: null,
		shirtName: "",
		nickname: null,
		position: { id: "" },
		positionKey: emptyPosition,
		captain: false,
		nationality: "ID",
		hometown: "",
		bornOn: null,
		heightCm: null,
		weightKg: null,
		joinedYear: null,
		biography: { id: "" },
		portrait: { art: "player", slug: "baru", division: firstDivision?.key, name: "" },
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
