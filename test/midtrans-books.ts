import { randomUUID } from "node:crypto";

export type Json = Record<string, unknown>;
type Payment = {
	order_id: string;
	transaction_id: string;
	gross_amount: string;
	payment_type: string;
	transaction_status: string;
	transaction_time: string;
	expiry_time: string;
	settlement_time?: string;
	/** What a status repeats: numbers and codes, but neither a QR code nor a link. */
	numbers: Json;
	returnUrl: string | undefined;
	refunds: { refund_key: string; refund_amount: string }[];
};
type SnapPage = { body: Json; isCancelled: boolean };
type Answer = { status: number; body: object | string; location?: string };

/** What the local Midtrans knows: its transactions by reference, and Snap's open pages by token. */
export class MidtransBooks {
	readonly payments = new Map<string, Payment>();
	private readonly pages = new Map<string, SnapPage>();
	private readonly url: string;
	private readonly merchant: string;

	constructor(url: string, merchant: string) {
		this.url = url;
		this.merchant = merchant;
	}

	answer(method: string, path: string, body: Json): Answer {
		const { pathname } = new URL(path, this.url);
		const parts = pathname.split("/").filter(Boolean).map(decodeURIComponent);
		const [version, reference = "", what] = parts;
		if (method === "POST" && pathname === "/v2/charge") return core(this.charge(body));
		if (method === "POST" && pathname === "/snap/v1/transactions") return this.openSnap(body);
		if (parts[0] === "snap" && parts[4] === "cancel") return this.cancelSnap(parts[3]!);
		if (parts[0] === "pay")
			return this.page(method, parts[1] === "snap" ? this.choose(parts[2]!) : parts[1]!);
		if (version !== "v2") return { status: 404, body: { status_code: "404" } };
		if (what === "status") return core(this.statusOf(reference));
		if (what === "cancel") return core(this.cancel(reference));
		if (what === "refund") return core(this.refund(reference, body));
		return { status: 404, body: { status_code: "404" } };
	}

	/** As a status says it; a notice says the same. */
	statusOf(reference: string): Json {
		const payment = this.payments.get(reference);
		if (!payment) return { status_code: "404", status_message: "Transaction doesn't exist." };
		const { numbers, refunds, returnUrl: _, ...facts } = payment;
		return {
			status_code: facts.transaction_status === "pending" ? "201" : "200",
			merchant_id: this.merchant,
			currency: "IDR",
			...facts,
			...numbers,
			...(refunds.length > 0 && { refunds }),
		};
	}

	/** What the fan, the bank or time does to it. */
	move(reference: string, transaction_status: string) {
		const payment = this.payments.get(reference);
		if (!payment) throw new Error(`Nobody has begun to pay ${reference}`);
		payment.transaction_status = transaction_status;
		if (transaction_status === "settlement") payment.settlement_time = timeText(new Date());
	}

	/** Only what is open can be paid, and what has just expired: the money was on its way. */
	pay(reference: string) {
		const state = this.payments.get(reference)?.transaction_status ?? "";
		if (!["pending", "expire"].includes(state)) throw new Error(`${reference} is ${state}, not to be paid`);
		this.move(reference, "settlement");
	}

	isPayable(reference: string) {
		return this.payments.get(reference)?.transaction_status === "pending";
	}

	/** The fan picks the one method on Snap's page. */
	choose(token: string) {
		const page = this.pages.get(token);
		if (!page || page.isCancelled) throw new Error("This page is closed");
		const { body } = page;
		const [type] = body.enabled_payments as string[];
		const { order_id } = body.transaction_details as { order_id: string };
		if (!this.payments.has(order_id)) this.keep(body, type!, {});
		return order_id;
	}

	private charge(body: Json): Json {
		const { order_id } = body.transaction_details as { order_id: string };
		if (this.payments.has(order_id))
			return { status_code: "406", status_message: "order_id has been utilized" };
		const wrong = faultIn(body);
		if (wrong) return { status_code: "400", status_message: wrong };
		const type = String(body.payment_type);
		const digits = [...order_id].map((letter) => letter.charCodeAt(0) % 10).join("");
		const details = body[type] as Json;
		const payment = this.keep(body, type, numbersOf(type, details, digits));
		payment.returnUrl = details?.callback_url as string | undefined;
		return {
			...this.statusOf(order_id),
			status_code: "201",
			...(type === "qris" && { qr_string: `00020101021226MIDTRANS${digits}6304ABCD` }),
			...((type === "gopay" || type === "shopeepay") && {
				actions: [
					{ name: "generate-qr-code", method: "GET", url: `${this.url}/qr/${payment.transaction_id}` },
					{
						name: "deeplink-redirect",
						method: "GET",
						url: `${this.url}/pay/${encodeURIComponent(order_id)}`,
					},
				],
			}),
		};
	}

	private keep(body: Json, payment_type: string, numbers: Json): Payment {
		const { order_id, gross_amount } = body.transaction_details as { order_id: string; gross_amount: number };
		const { expiry_duration } = (body.custom_expiry ?? { expiry_duration: 900 }) as {
			expiry_duration: number;
		};
		const now = Date.now();
		const payment: Payment = {
			order_id,
			transaction_id: randomUUID(),
			gross_amount: `${gross_amount}.00`,
			payment_type,
			transaction_status: "pending",
			transaction_time: timeText(new Date(now)),
			expiry_time: timeText(new Date(now + expiry_duration * 1_000)),
			numbers,
			returnUrl: (body.callbacks as { finish?: string } | undefined)?.finish,
			refunds: [],
		};
		this.payments.set(order_id, payment);
		return payment;
	}

	private openSnap(body: Json): Answer {
		const { order_id } = body.transaction_details as { order_id: string };
		const isTaken = [...this.pages.values()].some(
			(page) => (page.body.transaction_details as { order_id: string }).order_id === order_id,
		);
		if (isTaken)
			return {
				status: 400,
				body: { error_messages: ["transaction_details.order_id has already been taken"] },
			};
		const wrong = faultIn(body);
		if (wrong) return { status: 400, body: { error_messages: [wrong] } };
		const token = randomUUID();
		this.pages.set(token, { body, isCancelled: false });
		return { status: 201, body: { token, redirect_url: `${this.url}/pay/snap/${token}` } };
	}

	private cancelSnap(token: string): Answer {
		const page = this.pages.get(token);
		if (!page) return { status: 404, body: { error_messages: ["token not found"] } };
		page.isCancelled = true;
		return { status: 200, body: { canceled_at: timeText(new Date()) } };
	}

	private cancel(reference: string): Json {
		const payment = this.payments.get(reference);
		if (!payment) return { status_code: "404" };
		if (!["pending", "authorize", "capture"].includes(payment.transaction_status))
			return { status_code: "412" };
		payment.transaction_status = "cancel";
		return { status_code: "200" };
	}

	private refund(reference: string, { refund_key, amount }: Json): Json {
		const payment = this.payments.get(reference);
		if (!payment) return { status_code: "404" };
		const isRefundable = ["qris", "gopay", "shopeepay", "credit_card", "akulaku", "kredivo"].includes(
			payment.payment_type,
		);
		const isSettled = ["settlement", "partial_refund"].includes(payment.transaction_status);
		if (!isRefundable || !isSettled) return { status_code: "412" };
		if (payment.refunds.some((known) => known.refund_key === refund_key)) return { status_code: "406" };
		const before = payment.refunds.reduce((sum, known) => sum + Number(known.refund_amount), 0);
		if (before + Number(amount) > Number(payment.gross_amount)) return { status_code: "414" };
		payment.refunds.push({ refund_key: String(refund_key), refund_amount: `${amount}.00` });
		payment.transaction_status =
			before + Number(amount) === Number(payment.gross_amount) ? "refund" : "partial_refund";
		return { status_code: "200" };
	}

	/** Where the fan approves: the wallet's app, or Snap's page. */
	private page(method: string, reference: string): Answer {
		if (method !== "POST")
			return {
				status: 200,
				body: `<!doctype html><title>Pay</title><form method="post"><button>Setujui</button></form>`,
			};
		this.pay(reference);
		return { status: 303, body: "", location: this.payments.get(reference)?.returnUrl ?? "/" };
	}
}

const core = (body: Json): Answer => ({ status: body.status_code === "404" ? 404 : 200, body });

/** The rules whose breach it answers with 400. */
function faultIn(body: Json): string | null {
	const { order_id, gross_amount } = body.transaction_details as { order_id: string; gross_amount: number };
	const items = body.item_details as { price: number; quantity: number; name: string }[];
	if (!/^[\w.~-]{1,50}$/.test(order_id)) return "order_id is not valid";
	if (!Number.isInteger(gross_amount) || gross_amount < 1) return "gross_amount is not valid";
	if (items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) !== gross_amount)
		return "gross_amount is not equal to the sum of item_details";
	if (items.some(({ name }) => name.length > 50)) return "item name is too long";
	return null;
}

function numbersOf(type: string, details: Json, digits: string): Json {
	switch (type) {
		case "bank_transfer":
			return details.bank === "permata"
				? { permata_va_number: `8965${digits}` }
				: { va_numbers: [{ bank: details.bank, va_number: `9888${digits}` }] };
		case "echannel":
			return { biller_code: "70012", bill_key: digits };
		case "cstore":
			return { store: details.store, payment_code: digits };
		default:
			return {};
	}
}

/** "2026-11-16 09:00:00", in Jakarta. */
const timeText = (moment: Date) =>
	new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
