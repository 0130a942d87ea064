import { GatewayAway, GatewayRefused, type OpenedPayment, type PaymentRequest } from "../../gateway";
import { methodFacts } from "../../payment-methods";
import type { AskMidtrans } from "./ask-midtrans.server";
import { chargeRequest } from "./charge-request";
import { chargedPayment, readTexts } from "./charged-payment";
import { jakartaMoment } from "./jakarta-time";
import type { MidtransUrls } from "./midtrans-urls";
import { snapRequest } from "./snap-request";
import { statusCodeIn } from "./status-code";
import { wholeRupiah } from "./whole-rupiah";

type Opening = { ask: AskMidtrans; urls: MidtransUrls; request: PaymentRequest };

export function openAtMidtrans(opening: Opening): Promise<OpenedPayment | null> {
	const { midtrans } = methodFacts[opening.request.method];
	return midtrans.api === "snap" ? openSnap(opening, midtrans.type) : charge(opening, midtrans);
}

async function openSnap({ ask, urls, request }: Opening, type: string): Promise<OpenedPayment | null> {
	const { status, body } = await ask(
		"POST",
		`${urls.snap}/transactions`,
		snapRequest(request, type, new Date()),
	);
	// Its page is lost: only the first answer names it, so nobody has seen it.
	if (status === 400 && isTaken.test(errorsOf(body))) return null;
	if (status >= 400) throw new GatewayRefused(`Snap answered ${status}: ${errorsOf(body)}`);
	const pageUrl = readTexts(body)("redirect_url");
	if (!pageUrl || !urls.isPage(pageUrl)) throw new GatewayAway("Snap named no payment page");
	return {
		pageUrl: `${pageUrl}?language=${request.language}`,
		instructions: { kind: "page" },
		expiresAt: null,
	};
}

const isTaken = /order_id\b.*\b(taken|used|utilized|digunakan)/i;
const errorsOf = (body: object) =>
	JSON.stringify((body as { error_messages?: unknown }).error_messages ?? null).slice(0, 300);

async function charge(opening: Opening, way: { type: string; of: string | null }) {
	const { ask, urls, request } = opening;
	const { body } = await ask("POST", `${urls.core}/v2/charge`, chargeRequest(request, way, new Date()));
	const code = statusCodeIn(body);
	if (code === "406") return recoverCharge(opening, way.type);
	if (code !== "201" && code !== "200") {
		const reason = `charge answered ${code}: ${readTexts(body)("status_message")?.slice(0, 200) ?? ""}`;
		throw /^[234]\d\d$/.test(code) ? new GatewayRefused(reason) : new GatewayAway(reason);
	}
	const opened = openedIn(opening, body);
	// Asked again, it says that it knows the payment.
	if (!opened) throw new GatewayAway("charge named no way to pay");
	return opened;
}

function openedIn({ urls, request }: Opening, body: object): OpenedPayment | null {
	const charged = chargedPayment(body, request.method, urls.isLink);
	return charged && { ...charged, expiresAt: jakartaMoment(readTexts(body)("expiry_time")) };
}

/** An earlier answer was lost on its way to us. What its status does not repeat is closed, so that it is not charged twice. */
async function recoverCharge(opening: Opening, type: string): Promise<OpenedPayment | null> {
	const { ask, urls, request } = opening;
	const { body } = await ask("GET", urls.ofPayment(request.reference, "status"));
	const text = readTexts(body);
	const isOurs = wholeRupiah(text("gross_amount")) === request.amount && text("payment_type") === type;
	// Another payment's, from before a database was restored: its number may belong to somebody.
	if (!isOurs) return null;
	const opened = text("transaction_status") === "pending" ? openedIn(opening, body) : null;
	if (opened) return opened;
	const cancelled = statusCodeIn((await ask("POST", urls.ofPayment(request.reference, "cancel"))).body);
	if (!["200", "404", "412"].includes(cancelled)) throw new GatewayAway(`cancel answered ${cancelled}`);
	return null;
}
