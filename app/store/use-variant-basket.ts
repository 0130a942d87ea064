import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type CartLine, variantLine } from "../cart/contract";
import { mostOfOne } from "../cart/limits";
import type { Basket } from "../checkout/basket";
import { pathTo } from "../paths";
import { ApiError, callApi } from "../platform/call-api";
import { useKeptState } from "../platform/kept-state";

/** One thing that is bought at once, past the cart. */
export function useVariantBasket(variantId: string, search: URLSearchParams) {
	const navigate = useNavigate();
	const wanted = Number(search.get("quantity") ?? 1);
	const [name, number] = [search.get("name") ?? "", search.get("number") ?? ""];
	const [line, setLine] = useState<CartLine | null>(null);
	const [state, setState] = useState<"reading" | "failed" | "unknown">("reading");
	const [choice, setChoice] = useKeptState<{ quantity: number; seenPrice: number | null }>(
		`buy-now ${variantId} ${name} ${number}`,
		{ quantity: Math.min(mostOfOne, Math.max(1, Math.trunc(wanted) || 1)), seenPrice: null },
	);

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
		lines: [{ ...line, quantity: choice.quantity, seenPrice: choice.seenPrice ?? line.seenPrice }],
		isCart: false,
		read,
		setQuantity: (_, quantity) => setChoice((before) => ({ ...before, quantity })),
		acceptPrice: ({ now }) => setChoice((before) => ({ ...before, seenPrice: now?.price ?? null })),
		remove: ({ now }) =>
			void navigate(now ? pathTo("store-detail", { id: now.product }) : pathTo("store-list")),
	};
	// The price that was seen first is the one that the fan has agreed to.
	const firstPrice = line?.seenPrice;
	useEffect(() => {
		if (firstPrice !== undefined && choice.seenPrice === null)
			setChoice((before) => ({ ...before, seenPrice: firstPrice }));
	});
	return { basket, state, read };
}
