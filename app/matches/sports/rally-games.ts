import type { Score } from "../match-centre/match";
import type { GameSide, Happenings } from "./sport";

type Target = {
	/** Points that win a game, if the other side is two behind. */
	points: number;
	/** At this many, one point more is enough. */
	cap?: number;
};

/** The side that has won a game in which every rally has a point; null while it goes on. */
export function rallyWinner(
	{ us, them }: Score,
	{ points, cap = Number.POSITIVE_INFINITY }: Target,
): GameSide | null {
	const [ahead, behind] = us > them ? [us, them] : [them, us];
	if (ahead < points || (ahead - behind < 2 && ahead < cap)) return null;
	return us > them ? "us" : "them";
}

/** Of forty points a game, only those with a name are told. */
export const namedPoint = { worth: 1, needsName: true, twinSeconds: 5 } as const satisfies Partial<
	Happenings[string]
>;
