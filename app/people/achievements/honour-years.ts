import type { Achievement } from "./contract";

export type HonourYear = { year: number; titles: Achievement[]; others: Achievement[] };

/** The years in the order they come in; in each the titles apart, since they hang as pennants. */
export function groupByYear(achievements: readonly Achievement[]): HonourYear[] {
	return [...Map.groupBy(achievements, ({ year }) => year)].map(([year, honours]) => ({
		year,
		titles: honours.filter(({ placing }) => placing === "champion"),
		others: honours.filter(({ placing }) => placing !== "champion"),
	}));
}
