import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type CartLine, variantLine } from "../../orders/cart/contract";
import { mostOfOne } from "../../orders/cart/limits";
import type { Basket } from "../../orders/checkout/basket";
import { keptName } from "../../orders/resuming/keep-in-cart";
import { pathTo } from "../../paths";
import { useSessionState } from "../../platform/browser/session-state";
import { ApiError, callApi } from "../../platform/http/call-api";

/** A single item bought at once, bypassing the cart. */
export function useVariantBasket(variantId: string, search: URLSearchParams) {
	const navigate = useNavigate();
	const wanted = Number(search.get("quantity") ?? 1);
	const [name, number] = [search.get("name") ?? "", search.get("number") ?? ""];
	const [line, setLine] = useState<CartLine | null>(null);
	const [state, setState] = useState<"reading" | "failed" | "unknown">("reading");
	const [choice, setChoice] = useSessionState<{
		quantity: number;
		seen: Pick<CartLine, "seenPrice" | "seenShipsOn"> | null;
	}>(`buy-now ${variantId} ${name} ${number}`, {
		quantity: Math.min(mostOfOne, Math.max(1, Math.trunc(wanted) || 1)),
		seen: null,
	});

	const read = useCallback(async () => {
		try {
			setLine(
				await callApi(variantLine, {
					variantId,
					...(name && { name }),
					...(number && { number: Number(number) }),
				}),
			);
		} catch (error) {
			setState(error instanceof ApiError && [409, 422].includes(error.status) ? "unknown" : "failed");
			if (error instanceof ApiError && error.status === 409)
				setLine((known) => known && { ...known, now: null });
		}
	}, [variantId, name, number]);
	useEffect(() => {
		setState("reading");
		void read();
	}, [read]);

	const basket: Basket | null = line && {
		lines: [{ ...line, ...choice.seen, quantity: choice.quantity }],
		isCart: search.has(keptName),
		read,
		setQuantity: (_, quantity) => setChoice((before) => ({ ...before, quantity })),
		accept: ({ now }) =>
			setChoice((before) => ({
				...before,
				seen: now && { seenPrice: now.price, seenShipsOn: now.shipsOn },
			})),
		remove: ({ now }) =>
			void navigate(now ? pathTo("store-detail", { id: now.product }) : pathTo("store-list")),
	};
	// The first price seen is the one the fan has agreed to.
	useEffect(() => {
		if (line && choice.seen === null)
			setChoice((before) => ({
				...before,
				seen: { seenPrice: line.seenPrice, seenShipsOn: line.seenShipsOn },
			}));
	});
	return { basket, state, read };
}
