import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "../../platform/http/call-api";
import { orderDetail, type ShownOrder } from "../contract";

/** Frequent while the fan is likely to be paying, slower the longer the page is open. */
const pauses = { first: 2_500, longest: 15_000, growth: 1.15 };

/**
 * The order as the server has it now, polled while something is still to come and the page is visible.
 * `refresh` fetches at once, after an action of the fan.
 */
export function useLiveOrder(initial: ShownOrder) {
	const [order, setOrder] = useState(initial);
	const [isStale, setStale] = useState(false);
	const [round, setRound] = useState(0);
	const pause = useRef(pauses.first);
	const { number } = initial;

	useEffect(() => setOrder(initial), [initial]);

	const read = useCallback(async () => {
		try {
			setOrder(await callApi(orderDetail, { number }));
			setStale(false);
		} catch {
			setStale(true);
		}
		setRound((count) => count + 1);
	}, [number]);

	const refresh = useCallback(() => {
		pause.current = pauses.first;
		return read();
	}, [read]);

	const isWaiting = somethingIsToCome(order);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and only an answer, plans the next question
	useEffect(() => {
		if (!isWaiting) return;
		let timer: number | undefined;
		const plan = () => {
			window.clearTimeout(timer);
			if (document.visibilityState !== "visible") return;
			timer = window.setTimeout(read, pause.current);
			pause.current = Math.min(pauses.longest, pause.current * pauses.growth);
		};
		// Back from the banking app: the payment has probably arrived.
		const comeBack = () => {
			if (document.visibilityState !== "visible") return window.clearTimeout(timer);
			void refresh();
		};
		plan();
		document.addEventListener("visibilitychange", comeBack);
		return () => {
			window.clearTimeout(timer);
			document.removeEventListener("visibilitychange", comeBack);
		};
	}, [isWaiting, round, read, refresh]);

	return { order, isStale, refresh };
}

/** A payment, tickets being issued, or a refund. */
const somethingIsToCome = ({ state, kind, refunds }: ShownOrder) =>
	state === "awaiting_payment" ||
	(state === "paid" && kind === "tickets") ||
	refunds.some((refund) => refund.state === "due");
