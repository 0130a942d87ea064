import { type ClubSection, divisionKeys } from "../../platform/club-profile";

export const badgeKeys = ["first", "five", "ten", "twentyFive", "everyDivision", "fiveWins"] as const;
export type BadgeKey = (typeof badgeKeys)[number];

type Visit = { at: string; division: ClubSection; isWon: boolean };

/** Which badges the visits have earned, and by which visit. Visits are in chronological order. */
export function earnBadges(visits: readonly Visit[]) {
	return badgeKeys.map((key) => {
		const { goal, count } = rules[key];
		const reachedAt = visits.findIndex((_, at) => count(visits.slice(0, at + 1)) >= goal);
		return {
			key,
			earnedAt: visits[reachedAt]?.at ?? null,
			reached: Math.min(goal, count(visits)),
			goal,
		};
	});
}

type Rule = { goal: number; count: (visits: readonly Visit[]) => number };
const visits = (goal: number): Rule => ({ goal, count: ({ length }) => length });

const rules: Record<BadgeKey, Rule> = {
	first: visits(1),
	five: visits(5),
	ten: visits(10),
	twentyFive: visits(25),
	everyDivision: {
		goal: divisionKeys.length,
		count: (seen) => divisionKeys.filter((key) => seen.some(({ division }) => division === key)).length,
	},
	fiveWins: { goal: 5, count: (seen) => seen.filter(({ isWon }) => isWon).length },
};
