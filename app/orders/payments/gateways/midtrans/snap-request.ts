import type { PaymentRequest } from "../../gateway";
import { describeOrder } from "./describe-order";
import { jakartaText } from "./jakarta-time";

/** Snap's minimum. A page opened with less time left outlives the hold. */
const fewestMinutes = 5;

export function snapRequest(request: PaymentRequest, type: string, now: Date) {
	const minutes = Math.max(fewestMinutes, Math.floor((request.expiresAt.getTime() - now.getTime()) / 60_000));
	return {
		...describeOrder(request),
		// One method only, so that Snap opens it at once.
		enabled_payments: [type],
		credit_card: { secure: true },
		// Without a start the clock would begin when the fan picks a method, later than our hold.
		expiry: { start_time: jakartaText(now), unit: "minute", duration: minutes },
		callbacks: { finish: request.returnUrl },
	};
}
