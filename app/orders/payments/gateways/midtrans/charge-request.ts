import { club } from "../../../../../club/profile";
import type { PaymentRequest } from "../../gateway";
import { describeOrder, plainWords } from "./describe-order";
import { jakartaText } from "./jakarta-time";

/** The Core API's minimum. */
const fewestSeconds = 20;

/** The body of a charge. `of` names the bank, store or acquirer where the type has several. */
export function chargeRequest(
	request: PaymentRequest,
	{ type, of }: { type: string; of: string | null },
	now: Date,
) {
	const seconds = Math.floor((request.expiresAt.getTime() - now.getTime()) / 1_000);
	return {
		payment_type: type,
		...describeOrder(request),
		[type]: detailsOf(type, of, request),
		custom_expiry: {
			order_time: jakartaText(now),
			expiry_duration: Math.max(fewestSeconds, seconds),
			unit: "second",
		},
	};
}

function detailsOf(type: string, of: string | null, { reference, returnUrl }: PaymentRequest) {
	const shop = plainWords(club.name, 30);
	switch (type) {
		case "qris":
			return { acquirer: of };
		case "gopay":
			return { enable_callback: true, callback_url: returnUrl };
		case "shopeepay":
			return { callback_url: returnUrl };
		case "bank_transfer":
			return { bank: of, ...(of === "permata" && { permata: { recipient_name: shop.slice(0, 20) } }) };
		case "echannel":
			return { bill_info1: plainWords(club.shortName, 10), bill_info2: reference.slice(0, 30) };
		default:
			return { store: of, message: shop, ...(of === "alfamart" && { alfamart_free_text_1: shop }) };
	}
}
