import type { AchievementInsert } from "./tables.server";

export function buildAchievement(overrides: Partial<AchievementInsert> = {}): AchievementInsert {
	const { slug = "piala-teluk-2020", division = "football", year = 2020 } = overrides;
	return {
		competition: { id: "Piala Teluk", en: "Bay Cup" },
		placing: "champion",
		story: { id: "Menang adu penalti di bawah hujan.", en: "Won on penalties in the rain." },
		pennant: { art: "pennant", division, slug, year },
		...overrides,
		slug,
		division,
		year,
	};
}
