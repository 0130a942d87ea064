import type { CartLine } from "../cart/contract";
import { unsettled } from "../cart/unsettled-line";
import type { CheckoutItems } from "./contract";

/** What is being bought: the member's cart, or a single item. */
export type Basket = {
	lines: readonly CartLine[];
	/** Whether it is in the cart, from which the order takes it. */
	isCart: boolean;
	read: () => Promise<void>;
	setQuantity: (line: CartLine, quantity: number) => void;
	/** Agrees to the current price and ship date. */
	accept: (line: CartLine) => void;
	remove: (line: CartLine) => void;
};

export const itemsOf = ({ lines }: Pick<Basket, "lines">): CheckoutItems =>
	lines
		.filter(({ now }) => now)
		.map(({ variantId, quantity, print, seenShipsOn }) => ({
			variantId,
			quantity,
			...(print && { print }),
			...(seenShipsOn && { shipsOn: seenShipsOn }),
		}));

export const isBasketSettled = ({ lines }: Pick<Basket, "lines">) => lines.every((line) => !unsettled(line));

export const countPieces = ({ lines }: Basket) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
