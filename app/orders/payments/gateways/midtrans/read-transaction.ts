import { club } from "../../../../../club/profile";
import { GatewayAway, type GatewayStatus } from "../../gateway";
import { readTexts } from "./charged-payment";
import { jakartaMoment } from "./jakarta-time";
import { statusCodeIn } from "./status-code";
import { meaningOf } from "./transaction-status";
import { wholeRupiah } from "./whole-rupiah";

/** `merchant` is who we are, if we know. */
export function readTransaction(body: object, merchant: string | null): GatewayStatus {
	const text = readTexts(body);
	const none = {
		amount: null,
		currency: club.currency,
		merchant: null,
		transactionId: null,
		paidAt: null,
		refunded: 0,
		dispute: null,
	};
	// Until the fan picks a method on Snap's page, Midtrans has no transaction.
	if (statusCodeIn(body) === "404") return { state: "unknown", ...none };
	const status = text("transaction_status");
	if (!status) throw new GatewayAway(`status answered ${statusCodeIn(body)}`);
	const merchantId = text("merchant_id");
	return {
		...none,
		state: meaningOf({ status, fraud: text("fraud_status") }),
		amount: wholeRupiah(text("gross_amount")),
		currency: text("currency") ?? club.currency,
		merchant: merchant && merchantId && merchant !== merchantId ? merchantId : null,
		transactionId: text("transaction_id"),
		paidAt: jakartaMoment(text("settlement_time") ?? text("transaction_time")),
		refunded: refundedIn(body),
		dispute: disputeIn(status),
	};
}

/** Midtrans documents no field for the part that a bank took back, its reason or a deadline: they stand in its mails. */
const disputeIn = (status: string): GatewayStatus["dispute"] =>
	meaningOf({ status, fraud: null }) === "charged_back"
		? { amount: null, isPart: status === "partial_chargeback", reason: null, evidenceDueAt: null }
		: null;

/** Each refund is listed with its own amount. */
function refundedIn(body: object): number {
	const { refunds } = body as { refunds?: unknown };
	if (!Array.isArray(refunds)) return 0;
	return refunds.reduce(
		(sum: number, refund: { refund_amount?: unknown } | null) =>
			sum + (wholeRupiah(String(refund?.refund_amount)) ?? 0),
		0,
	);
}
