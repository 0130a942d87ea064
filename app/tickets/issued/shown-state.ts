import type { ShownTicket } from "./contract";

/** A valid ticket that is on offer, or whose owner must choose first, is told apart from one that simply waits for the match. */
export type ShownState = ShownTicket["state"] | "offered" | "returning" | "frozen" | "disputed";

export function shownState({
	state,
	own,
	isFrozen,
	isDisputed,
}: Pick<ShownTicket, "state" | "own" | "isFrozen" | "isDisputed">): ShownState {
	if (isDisputed) return "disputed";
	if (isFrozen) return "frozen";
	if (!own?.offer) return state;
	return own.offer.kind === "transfer" ? "offered" : "returning";
}
