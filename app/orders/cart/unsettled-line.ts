import type { CartLine } from "./contract";

export type Unsettled = "gone" | "sold out" | "few" | "later" | "price";

/** What the fan has to decide before this line can be ordered; null where nothing changed. */
export function unsettled({ now, quantity, seenPrice, seenShipsOn }: CartLine): Unsettled | null {
	if (!now) return "gone";
	if (now.left === 0) return "sold out";
	if (now.left < quantity) return "few";
	// Earlier than agreed needs no decision.
	if (now.shipsOn && now.shipsOn !== seenShipsOn) return "later";
	return now.price === seenPrice ? null : "price";
}
