import type { GatewayStatus } from "../../gateway";

/** Maps Midtrans' states to ours. An unknown one changes nothing. */
export function meaningOf({
	status,
	fraud,
}: {
	status: string;
	fraud: string | null;
}): GatewayStatus["state"] {
	const isAccepted = fraud === null || fraud === "accept";
	switch (status) {
		case "pending":
			return "awaiting";
		case "authorize":
			return "authorized";
		case "capture":
		case "settlement":
			return isAccepted ? "paid" : "failed";
		// The money had arrived before it went back; refunds are the ledger's business.
		case "refund":
		case "partial_refund":
			return "paid";
		case "chargeback":
		case "partial_chargeback":
			return "charged_back";
		case "deny":
		case "failure":
			return "failed";
		case "cancel":
			return "cancelled";
		case "expire":
			return "expired";
		default:
			return "unknown";
	}
}
