import type { DivisionKey } from "../../platform/club-profile";

/** What a list filters by; the words on the page ("Bek kanan") are the player's own. */
export const positionsOf = {
	football: ["goalkeeper", "defender", "midfielder", "winger", "striker"],
	basketball: ["guard", "forward", "center"],
	esports: [
		"jungler",
		"mid-laner",
		"gold-laner",
		"exp-laner",
		"roamer",
		"duelist",
		"initiator",
		"controller",
		"sentinel",
		"in-game-leader",
	],
} as const satisfies Record<DivisionKey, readonly string[]>;

export type PositionKey = (typeof positionsOf)[DivisionKey][number];

export const positionKeys = Object.values(positionsOf).flat() as [PositionKey, ...PositionKey[]];
