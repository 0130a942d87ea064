import { useCallback, useEffect, useState } from "react";
import { useChanges } from "../../platform/browser/use-changes";
import { callApi } from "../../platform/http/call-api";
import { orderDetail, type ShownOrder } from "../contract";

/**
 * The order as the server has it now, for as long as something is still to come. `refresh` fetches at once, after an action of
 * the fan.
 */
export function useLiveOrder(initial: ShownOrder) {
	const [order, setOrder] = useState(initial);
	const [isStale, setStale] = useState(false);
	const { number } = initial;
	useEffect(() => setOrder(initial), [initial]);

	const read = useCallback(async () => {
		try {
			setOrder(await callApi(orderDetail, { number }));
			setStale(false);
		} catch {
			setStale(true);
		}
	}, [number]);
	const refresh = useChanges(somethingIsToCome(order) ? `order:${number}` : null, read);

	return { order, isStale, refresh };
}

/** A payment, tickets being issued, or a refund. */
const somethingIsToCome = ({ state, kind, refunds }: ShownOrder) =>
	state === "awaiting_payment" ||
	(state === "paid" && kind === "tickets") ||
	refunds.some((refund) => refund.state === "due");
