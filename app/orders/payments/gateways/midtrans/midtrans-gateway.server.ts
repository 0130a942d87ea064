import { GatewayAway, type PaymentGateway } from "../../gateway";
import type { GatewayAccess } from "../gateways.server";
import { askMidtrans } from "./ask-midtrans.server";
import { midtransUrls } from "./midtrans-urls";
import { readSignedNotice } from "./notice-signature.server";
import { openAtMidtrans } from "./open-payment.server";
import { readTransaction } from "./read-transaction";
import { refundPayment } from "./refund-payment.server";
import { statusCodeIn } from "./status-code";

/** Midtrans: the Core API for everything that can be drawn on our own page, Snap's page for the rest. */
export function midtransGateway({ settings }: GatewayAccess): PaymentGateway {
	const key = settings.MIDTRANS_SERVER_KEY ?? "";
	const urls = midtransUrls({ own: settings.MIDTRANS_URL, isSandbox: settings.MIDTRANS_SANDBOX });
	const ask = askMidtrans(key);
	return {
		name: "midtrans",
		open: (request) => openAtMidtrans({ ask, urls, request }),
		async readStatus(reference) {
			const { body } = await ask("GET", urls.ofPayment(reference, "status"));
			return readTransaction(body, settings.MIDTRANS_MERCHANT_ID ?? null);
		},
		async cancel(reference, pageUrl) {
			const { body } = await ask("POST", urls.ofPayment(reference, "cancel"));
			const code = statusCodeIn(body);
			// Not modifiable: it is already paid or closed, and its status says which.
			if (!["200", "404", "412"].includes(code)) throw new GatewayAway(`cancel answered ${code}`);
			// Unknown: the fan has not chosen a method yet, and could still do so on Snap's page.
			const token = code === "404" && urls.snapTokenIn(pageUrl);
			if (token) await ask("POST", `${urls.snap}/transactions/${token}/cancel`);
		},
		refund: (request) => refundPayment(ask, urls, request),
		readNotice: async (raw) => readSignedNotice(raw, key),
	};
}
