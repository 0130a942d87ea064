import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { bodyOf } from "../../platform/http/field-errors";
import { callCart } from "./call-cart";
import { useCartCount } from "./cart-count";
import { addToCart, type Cart, type CartLine, changeCartLine, readCart, removeCartLine } from "./contract";

/** The state of the cart screen, and what can be done to a line. */
export function useCart() {
	const [cart, setCart] = useState<Cart | null>(null);
	const [hasFailed, setFailed] = useState(false);
	/** By line: why its last change was refused. */
	const [faults, setFaults] = useState<Record<string, string>>({});
	const turn = useRef<Promise<unknown>>(Promise.resolve());
	const latest = useRef(0);
	const count = useCartCount();

	const read = useCallback(async () => {
		const mine = ++latest.current;
		try {
			const answer = await callCart(readCart, {});
			startTransition(() => {
				if (mine === latest.current) setCart(answer);
				setFailed(false);
			});
		} catch {
			setFailed(true);
		}
	}, []);

	/** Optimistic; sent in order. Only the last answer counts, since it includes all earlier changes. */
	const change = (lineId: string, shown: Cart | null, send: () => Promise<Cart>) => {
		if (shown) setCart(shown);
		const mine = ++latest.current;
		const sent = turn.current.then(send).then(
			(answer) => {
				if (mine === latest.current) setCart(answer);
				setFaults(({ [lineId]: _, ...others }) => others);
			},
			(error) => {
				setFaults((others) => ({ ...others, [lineId]: bodyOf(error).message ?? "" }));
				return read();
			},
		);
		turn.current = sent;
		return sent;
	};

	// Also when another tab has changed it.
	const isBehind = cart?.count !== count;
	useEffect(() => {
		if (!isBehind) return;
		const timer = setTimeout(read, cart ? 300 : 0);
		return () => clearTimeout(timer);
	}, [isBehind, read, cart]);

	return {
		cart,
		hasFailed,
		faults,
		read,
		setQuantity: ({ id, seenPrice }: CartLine, quantity: number) =>
			change(id, cart && withQuantity(cart, id, quantity), () =>
				callCart(changeCartLine, { lineId: id, quantity, price: seenPrice }),
			),
		/** The current price and ship date. */
		accept: ({ id, quantity, now }: CartLine) =>
			change(id, null, () =>
				callCart(changeCartLine, { lineId: id, quantity, price: now?.price, shipsOn: now?.shipsOn }),
			),
		remove: ({ id }: CartLine) => change(id, null, () => callCart(removeCartLine, { lineId: id })),
		putBack: ({ id, variantId, print, quantity, seenPrice, seenShipsOn }: CartLine) =>
			change(id, null, () =>
				callCart(addToCart, {
					variantId,
					quantity,
					price: seenPrice,
					shipsOn: seenShipsOn,
					...(print && { print }),
				}),
			),
	};
}

function withQuantity(cart: Cart, lineId: string, quantity: number): Cart {
	const lines = cart.lines.map((line) => (line.id === lineId ? { ...line, quantity } : line));
	return {
		...cart,
		lines,
		count: lines.reduce((sum, line) => sum + line.quantity, 0),
		subtotal: lines.reduce((sum, { quantity, now }) => sum + quantity * (now?.price ?? 0), 0),
	};
}
