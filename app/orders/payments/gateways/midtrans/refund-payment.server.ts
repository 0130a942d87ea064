import { GatewayAway, type PaymentGateway, type RefundAnswer } from "../../gateway";
import { methodFacts } from "../../payment-methods";
import type { AskMidtrans } from "./ask-midtrans.server";
import { readTexts } from "./charged-payment";
import { jakartaClock } from "./jakarta-time";
import type { MidtransUrls } from "./midtrans-urls";
import { statusCodeIn } from "./status-code";

export async function refundPayment(
	ask: AskMidtrans,
	urls: MidtransUrls,
	{ reference, method, key, amount, reason }: Parameters<PaymentGateway["refund"]>[0],
): Promise<RefundAnswer> {
	const { refund } = methodFacts[method];
	if (!refund) return "not_possible";
	if (refund.pause && isWithin(refund.pause, jakartaClock(new Date())))
		throw new GatewayAway(`no refunds of ${method} until ${refund.pause.until}`);
	const { body } = await ask("POST", urls.ofPayment(reference, "refund"), {
		refund_key: key,
		amount,
		reason: reason.slice(0, 255),
	});
	const code = statusCodeIn(body);
	// 406: this key was refunded before, so an answer was lost on its way to us.
	if (code === "200" || code === "406") return "done";
	if (code === "412" && method === "card" && (await isUnsettled(ask, urls, reference)))
		throw new GatewayAway("a card's payment can be refunded once it has been settled");
	if (["202", "412", "414"].includes(code)) return "not_possible";
	throw new GatewayAway(`refund answered ${code}`);
}

/** Over midnight, too. */
const isWithin = ({ from, until }: { from: string; until: string }, clock: string) =>
	from < until ? clock >= from && clock < until : clock >= from || clock < until;

async function isUnsettled(ask: AskMidtrans, urls: MidtransUrls, reference: string) {
	const { body } = await ask("GET", urls.ofPayment(reference, "status"));
	return readTexts(body)("transaction_status") === "capture";
}
