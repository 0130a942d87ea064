import type { Localized } from "../../platform/words/language";

export type StandingCounts = {
	played: number;
	won: number;
	drawn: number;
	lost: number;
	/** Goals, points or games, whatever the sport counts. */
	scored: number;
	conceded: number;
	/** Points within the games, where games are counted. */
	scoredWithin: number;
	concededWithin: number;
	points: number;
};
export type StandingCount = keyof StandingCounts;

export type StandingsRules = {
	/** What the division's page shows of a row; the last column determines the ranking. */
	columns: readonly ShownColumn[];
	/** What an editor fills in, besides the points. */
	counts: readonly CountColumn[];
	/** In the order of the table: negative if the first is above the second. */
	compare: (one: StandingCounts, other: StandingCounts) => number;
};

export type ShownColumn = {
	key: string;
	short: Localized;
	long: Localized;
	value: (row: StandingCounts) => number | string;
};
export type CountColumn = {
	key: Exclude<StandingCount, "played" | "points">;
	short: Localized;
	long: Localized;
};

export const playedColumn = shown("played", { id: "M", en: "P" }, { id: "Main", en: "Played" });
export const wonColumn = shown("won", { id: "Mg", en: "W" }, { id: "Menang", en: "Won" });
export const lostColumn = shown("lost", { id: "K", en: "L" }, { id: "Kalah", en: "Lost" });
export const pointsColumn = shown("points", { id: "Poin", en: "Pts" }, { id: "Poin", en: "Points" });
export const differenceColumn: ShownColumn = {
	key: "difference",
	short: { id: "SG", en: "+/−" },
	long: { id: "Selisih", en: "Difference" },
	value: ({ scored, conceded }) => signed(scored - conceded),
};

/** "9:4", for games, sets and the points within them. */
export const scoreColumn = (
	name: Localized,
	of: (row: StandingCounts) => [scored: number, conceded: number],
): ShownColumn => ({ key: name.en ?? name.id, short: name, long: name, value: (row) => of(row).join(":") });

export const winCounts: readonly CountColumn[] = [
	{ key: "won", short: { id: "M", en: "W" }, long: { id: "Menang", en: "Won" } },
	{ key: "drawn", short: { id: "S", en: "D" }, long: { id: "Seri", en: "Drawn" } },
	{ key: "lost", short: { id: "K", en: "L" }, long: { id: "Kalah", en: "Lost" } },
];
export const winCountsWithoutDraws = winCounts.filter(({ key }) => key !== "drawn");
export const scoredCounts: readonly CountColumn[] = [
	{ key: "scored", short: { id: "Cetak", en: "For" }, long: { id: "Cetak", en: "For" } },
	{ key: "conceded", short: { id: "Bobol", en: "Against" }, long: { id: "Bobol", en: "Against" } },
];

export const comparePoints = (one: StandingCounts, other: StandingCounts) =>
	other.points - one.points ||
	other.scored - other.conceded - (one.scored - one.conceded) ||
	other.scored - one.scored;

/**
 * Which of two ratios is the greater, without dividing: who has conceded nothing is above all who have, and the sums stay
 * whole numbers.
 */
export const compareRatio = (one: [number, number], other: [number, number]) =>
	other[0] * one[1] - one[0] * other[1] || other[0] - one[0];

function shown(key: StandingCount, short: Localized, long: Localized): ShownColumn {
	return { key, short, long, value: (row) => row[key] };
}

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
