import type { ShownPass } from "./contract";

/** A valid ticket that its owner has put on offer is told apart from one that simply waits for the match. */
export type ShownState = ShownPass["state"] | "offered" | "returning";

export function shownState({ state, own }: Pick<ShownPass, "state" | "own">): ShownState {
	if (!own?.offer) return state;
	return own.offer.kind === "transfer" ? "offered" : "returning";
}
