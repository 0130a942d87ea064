import { unpaidRefusals } from "../../orders/contract";
import { OrderRefusal } from "../../orders/placing/order-refusal";
import type { ApiErrorBody } from "../../platform/http/call-api";
import { lapseRefusals } from "./order-contract";

/** Refusals that trying again at once won't change stay beside the button; all others pass with their toast. */
export function TicketRefusal({ refusal }: { refusal: ApiErrorBody | null }) {
	if (!refusal?.error || !(refusal.error in { ...unpaidRefusals, ...lapseRefusals })) return null;
	return <OrderRefusal code={refusal.error} text={refusal.message ?? ""} />;
}
