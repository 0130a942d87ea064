import { pathTo } from "../../../paths";
import { type AchievementContent, achievementEndpoints } from "../../../people/achievements/writing/contract";
import { divisionKeys } from "../../../platform/club-profile";
import type { ContentScreens } from "../kinds";
import { divisionOptions, drawingWord } from "./options";

const placings = () => [
	{ value: "champion", label: { id: "Juara", en: "Champions" } },
	{ value: "runner-up", label: { id: "Peringkat dua", en: "Runners-up" } },
	{ value: "third", label: { id: "Peringkat tiga", en: "Third place" } },
	{ value: "award", label: { id: "Penghargaan", en: "Award" } },
];

export const achievementScreens: ContentScreens<AchievementContent> = {
	label: { id: "Prestasi", en: "Achievements" },
	one: { id: "prestasi", en: "honour" },
	endpoints: achievementEndpoints,
	page: (_id, { division }) => pathTo("achievement-list", { category: String(division) }),
	empty: {
		competition: { id: "" },
		year: null,
		division: divisionKeys[0],
		placing: "champion",
		story: { id: "" },
		pennant: { art: "pennant", slug: "baru", division: divisionKeys[0], year: 2000 },
	},
	fields: {
		competition: { type: "words", longest: 160, label: { id: "Kompetisi", en: "Competition" } },
		year: { type: "number", label: { id: "Tahun", en: "Year" } },
		division: { type: "choice", options: divisionOptions, label: { id: "Divisi", en: "Division" } },
		placing: { type: "choice", options: placings, label: { id: "Hasil", en: "Result" } },
		story: { type: "words", longest: 2_000, rows: 4, label: { id: "Ceritanya", en: "Story" } },
		pennant: {
			type: "picture",
			label: { id: "Panji", en: "Pennant" },
			drawing: ({ competition, division, year }) => ({
				art: "pennant",
				slug: drawingWord(competition),
				division,
				year: typeof year === "number" && year >= 1800 && year < 2200 ? year : 2000,
			}),
		},
	},
};
