import { club } from "../../../../../club/profile";
import { GatewayAway, type GatewayStatus, type PaymentGateway, type RefundAnswer } from "../../gateway";
import { isRefundedByGateway } from "../../payment-methods";
import type { GatewayAccess } from "../gateways.server";
import { readSignedNotice } from "./notice-signature.server";
import { snapRequest } from "./snap-request";
import { meaningOf } from "./transaction-status";

/** They normally answer within seconds; after this the job retries later. */
const timeLimit = 12_000;

/** Midtrans: Snap for the payment page, the Core API for everything after it. */
export function midtransGateway({ settings }: GatewayAccess): PaymentGateway {
	const key = settings.MIDTRANS_SERVER_KEY ?? "";
	const { core, snap } = addresses(settings);
	const ask = (method: "GET" | "POST", url: string, body?: object) => askMidtrans(method, url, key, body);
	return {
		name: "midtrans",
		async open(request) {
			const { status, body } = await ask("POST", `${snap}/transactions`, snapRequest(request, new Date()));
			if (status !== 201) throw new Error(`Snap answered ${status}: ${errorsOf(body)}`);
			const { redirect_url: pageUrl } = body as { redirect_url?: unknown };
			if (typeof pageUrl !== "string" || !pageUrl.startsWith("https://"))
				throw new GatewayAway("Snap named no payment page");
			return { pageUrl: `${pageUrl}?language=${request.language}`, instructions: { kind: "page" } };
		},
		async readStatus(reference) {
			const { body } = await ask("GET", `${core}/v2/${encodeURIComponent(reference)}/status`);
			return readTransaction(body, settings.MIDTRANS_MERCHANT_ID ?? null);
		},
		async cancel(reference, pageUrl) {
			const { body } = await ask("POST", `${core}/v2/${encodeURIComponent(reference)}/cancel`);
			const code = codeOf(body);
			// Not modifiable: it is already paid or closed, and its status says which.
			if (!["200", "404", "412"].includes(code)) throw new GatewayAway(`cancel answered ${code}`);
			// Unknown: the fan has not chosen a method yet, and could still do so on Snap's page.
			const token = code === "404" && pageUrl && new URL(pageUrl).pathname.split("/").at(-1);
			if (token) await ask("POST", `${snap}/transactions/${token}/cancel`);
		},
		refund: (request) => refund(ask, core, request),
		readNotice: async (raw) => readSignedNotice(raw, key),
	};
}

type Ask = (method: "GET" | "POST", url: string, body?: object) => Promise<{ status: number; body: unknown }>;

async function askMidtrans(method: "GET" | "POST", url: string, key: string, body?: object) {
	try {
		const response = await fetch(url, {
			method,
			headers: {
				accept: "application/json",
				authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}`,
				...(body && { "content-type": "application/json" }),
			},
			...(body && { body: JSON.stringify(body) }),
			redirect: "error",
			signal: AbortSignal.timeout(timeLimit),
		});
		const answer: unknown = await response.json();
		if (response.status >= 500 || response.status === 429)
			throw new GatewayAway(`Midtrans answered ${response.status}`);
		if (typeof answer !== "object" || answer === null)
			throw new GatewayAway("Midtrans' answer is not an object");
		return { status: response.status, body: answer as unknown };
	} catch (error) {
		if (error instanceof GatewayAway) throw error;
		throw new GatewayAway(error instanceof Error ? error.name : "unreachable");
	}
}

function readTransaction(body: unknown, merchant: string | null): GatewayStatus {
	const text = (name: string) => {
		const value = (body as Record<string, unknown>)[name];
		return typeof value === "string" ? value : null;
	};
	const none = {
		amount: null,
		currency: club.currency,
		merchant: null,
		transactionId: null,
		paidAt: null,
		refunded: 0,
		// Midtrans documents no field for the part that a bank took back.
		chargedBack: null,
		// Only Midtrans' settlement report has its fees.
		fee: null,
	};
	// Until the fan picks a method on Snap's page, Midtrans has no transaction.
	if (codeOf(body) === "404") return { state: "unknown", ...none };
	const status = text("transaction_status");
	if (!status) throw new GatewayAway(`status answered ${codeOf(body)}`);
	const merchantId = text("merchant_id");
	return {
		...none,
		state: meaningOf({ status, fraud: text("fraud_status") }),
		amount: wholeRupiah(text("gross_amount")),
		currency: text("currency") ?? club.currency,
		merchant: merchant && merchantId && merchant !== merchantId ? merchantId : null,
		transactionId: text("transaction_id"),
		paidAt: jakartaTime(text("settlement_time") ?? text("transaction_time")),
		refunded: refundedIn(body),
	};
}

/** Each refund is listed with its own amount. */
function refundedIn(body: unknown): number {
	const { refunds } = body as { refunds?: unknown };
	if (!Array.isArray(refunds)) return 0;
	return refunds.reduce(
		(sum: number, refund: { refund_amount?: unknown } | null) =>
			sum + (wholeRupiah(String(refund?.refund_amount)) ?? 0),
		0,
	);
}

/** "185000.00" is 185000; anything with cents, or anything else, is not one of our amounts. */
const wholeRupiah = (text: string | null) =>
	/^\d{1,13}(\.00)?$/.test(text ?? "") ? Number.parseInt(text!, 10) : null;

/** "2026-11-16 09:00:00", always in Jakarta time. */
const jakartaTime = (text: string | null) =>
	/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? "") ? new Date(`${text!.replace(" ", "T")}+07:00`) : null;

const codeOf = (body: unknown) => String((body as { status_code?: unknown }).status_code ?? "");
const errorsOf = (body: unknown) =>
	JSON.stringify((body as { error_messages?: unknown }).error_messages ?? null).slice(0, 300);

async function refund(
	ask: Ask,
	core: string,
	{ reference, method, key, amount, reason }: Parameters<PaymentGateway["refund"]>[0],
): Promise<RefundAnswer> {
	if (!isRefundedByGateway(method)) return "not_possible";
	const { body } = await ask("POST", `${core}/v2/${encodeURIComponent(reference)}/refund`, {
		refund_key: key,
		amount,
		reason: reason.slice(0, 255),
	});
	const code = codeOf(body);
	// 406: this key was refunded before, so an answer was lost on its way to us.
	if (code === "200" || code === "406") return "done";
	if (["202", "412", "414"].includes(code)) return "not_possible";
	throw new GatewayAway(`refund answered ${code}`);
}

function addresses({ MIDTRANS_URL, MIDTRANS_SANDBOX }: GatewayAccess["settings"]) {
	if (MIDTRANS_URL) return { core: MIDTRANS_URL, snap: `${MIDTRANS_URL}/snap/v1` };
	const sandbox = MIDTRANS_SANDBOX ? ".sandbox" : "";
	return {
		core: `https://api${sandbox}.midtrans.com`,
		snap: `https://app${sandbox}.midtrans.com/snap/v1`,
	};
}
