import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import type { DeliveryPlan } from "../../delivery/parcels/deliveries.server";
import { createPaidOrder } from "../../delivery/parcels/factories.server";
import { createLoggedInMember } from "../../members/factories.server";
import { transaction } from "../../platform/data/transaction.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { buildDiscount, buildLine, createOrder, settleAttempt } from "../factories.server";
import type { LineDraft } from "../order-lines";
import { cancelOrder } from "../payments/close-order.server";
import { methodInSentence } from "../payments/payment-methods";
import { refundOrder } from "../refunds/refund-order.server";
import { orderPdfs, orders } from "../tables.server";
import { invoice, receipt } from "./contract";
import { receiptFacts } from "./receipt-facts";

const { app, db, pool, jobs, settings, call, runJobs } = await testApp({
	PUBLIC_URL: "https://klub.example",
});
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const owner = await createLoggedInMember(db, { name: "Nadia Putri" });
const stranger = await createLoggedInMember(db);

const bought = [
	buildLine({ title: { id: "Jersey", en: "Jersey" }, unitPrice: 834_000 }),
	buildLine({ title: { id: "Syal", en: "Scarf" }, unitPrice: 169_000, quantity: 2 }),
	buildDiscount({ 1: 50_000 }),
	buildLine({ kind: "shipping", unitPrice: 22_000, isTaxed: false }),
];
async function place(lines: LineDraft[] = bought) {
	const { order, attempt } = await createOrder(context, { memberId: owner.id, lines, method: "va_bca" });
	const read = (language: "id" | "en" = "id") =>
		call(invoice, { number: order.number }, { token: owner.token, language });
	const readReceipt = () => call(receipt, { number: order.number }, { token: owner.token });
	return { order, read, readReceipt, pay: () => settleAttempt(context, attempt.id) };
}

describe("an invoice", () => {
	it("exists as a bill from the order on, with the included tax, and the total in words", async () => {
		const { order, read } = await place();
		const { status, body } = await read();
		expect(status).toBe(200);
		expect(body).toMatchObject({
			number: order.number,
			invoiceNumber: null,
			orderNumber: order.number,
			state: "unpaid",
			hasReceipt: false,
			buyer: { name: "Nadia Putri", email: owner.email },
			tax: { percent: 12, share: "11/12", net: 1_010_811, base: 926_577, amount: 111_189, untaxed: 22_000 },
			total: 1_144_000,
			words: "Satu juta seratus empat puluh empat ribu rupiah.",
			payment: null,
			url: `https://klub.example/store/invoice/${order.number}`,
		});
		expect(body.lines.map(({ title }) => title)).toEqual([
			"Jersey",
			"Syal",
			"Voucher HEMAT",
			"Jersey kandang",
		]);
		const english = (await read("en")).body;
		expect(english.words).toBe("One million one hundred forty-four thousand rupiah.");
		expect(english.number).toBe(body.number);
		expect(english.lines[1]!.title).toBe("Scarf");
	});

	it("has the delivery address, unless the buyer picks the order up", async () => {
		const sentTo = async (delivery: Partial<DeliveryPlan>) => {
			const { number } = await createPaidOrder(context, owner.id, { delivery });
			return (await call(invoice, { number }, { token: owner.token })).body.sentTo;
		};
		expect(await sentTo({})).toEqual({
			name: "Sari Dewanti",
			phone: "+6281234567890",
			address: "Jl. Tebet Raya No. 12, Tebet Barat, Tebet, Kota Jakarta Selatan, DKI Jakarta 12810",
		});
		expect(await sentTo({ courier: "pickup", address: null })).toBeNull();
	});

	it("does not mention value added tax where nothing is taxed", async () => {
		const { read } = await place([buildLine({ kind: "ticket", isTaxed: false })]);
		expect((await read()).body.tax).toBeNull();
	});

	it("is stamped with the order's state", async () => {
		const [cancelled, expired, paid] = [await place(), await place(), await place()];
		await transaction(db, (db) => cancelOrder({ ...context, db }, cancelled.order.id, owner.id));
		await db
			.update(orders)
			.set({ payBy: sql`now() - interval '1 second'` })
			.where(eq(orders.id, expired.order.id));
		await paid.pay();
		const stateOf = async ({ read }: typeof paid) => (await read()).body.state;
		expect([await stateOf(cancelled), await stateOf(expired), await stateOf(paid)]).toEqual([
			"cancelled",
			"expired",
			"paid",
		]);
		const takeBack = (lines?: { position: number; quantity: number }[]) =>
			transaction(db, (db) =>
				refundOrder(
					{ ...context, db },
					{ number: paid.order.number, lines, reason: "returned", actor: "staff" },
				),
			);
		await takeBack([{ position: 4, quantity: 1 }]);
		expect(await stateOf(paid)).toBe("partly_refunded");
		await takeBack();
		expect((await paid.readReceipt()).body).toMatchObject({ state: "refunded", refunded: 1_144_000 });
	});

	it("has a QR code with its address", async () => {
		const { qr } = (await (await place()).read()).body;
		expect(qr.size).toBeGreaterThan(20);
		expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
		// The finder pattern's corner: seven dark modules in a row.
		expect(qr.path.startsWith("M0 0h7v1h-7z")).toBe(true);
	});
});

describe("a receipt", () => {
	it("exists once the order is paid, with how and when", async () => {
		const { order, readReceipt, pay, read } = await place();
		const early = await readReceipt();
		expect([early.status, early.body.error]).toEqual([409, "receipt.unpaid"]);
		await pay();
		const { body } = await readReceipt();
		expect(body).toMatchObject({
			kind: "receipt",
			number: (await read()).body.number.replace("INV", "KW"),
			state: "paid",
			payment: { method: "va_bca", reference: order.number },
			url: `https://klub.example/receipt/${order.number}`,
		});
		expect(Date.parse(body.payment!.paidAt)).toBeGreaterThan(Date.now() - 60_000);
	});

	it("calls a card a card, since it cannot know which one", async () => {
		const { readReceipt, pay } = await place();
		await pay();
		const { body } = await readReceipt();
		const byCard = { ...body, payment: { ...body.payment!, method: "card" as const, reference: "SU-1" } };
		const texts = (language: "id" | "en") => receiptFacts(byCard, language).map(([, text]) => text);
		expect(texts("id")).toContain("Kartu, ref. SU-1");
		expect(texts("en")).toContain("Card, ref. SU-1");
		expect(methodInSentence("card", "en")).toBe("card");
	});
});

describe("a PDF", () => {
	const fetchPdf = (kind: string, number: string, token = owner.token, language = "id") =>
		app.inject({
			url: `/api/orders/${number}/${kind}.pdf?lang=${language}`,
			headers: { authorization: `Bearer ${token}` },
		});
	/** Fetched while jobs are being processed, as in a running server. */
	async function fetchDrawn(...asked: Parameters<typeof fetchPdf>) {
		let isAnswered = false;
		const answer = fetchPdf(...asked).then((answer) => {
			isAnswered = true;
			return answer;
		});
		while (!isAnswered) await Promise.all([runJobs(), wait(20)]);
		return answer;
	}

	it("is made by a job, cached, and made again when the document changes", async () => {
		const { order, pay, read } = await place();
		const waiting = await fetchPdf("invoice", order.number);
		expect([waiting.statusCode, waiting.headers["retry-after"]]).toEqual([202, "2"]);
		await runJobs();
		const [first, again] = [await fetchPdf("invoice", order.number), await fetchPdf("invoice", order.number)];
		expect(first.statusCode).toBe(200);
		expect(first.headers).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": `attachment; filename="${(await read()).body.number.replaceAll("/", "-")}.pdf"`,
			"cache-control": "private, no-store",
		});
		expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
		await pay();
		const paid = await fetchDrawn("invoice", order.number);
		expect(paid.statusCode).toBe(200);
		expect(paid.rawPayload.equals(first.rawPayload)).toBe(false);
		expect(await db.$count(orderPdfs, eq(orderPdfs.orderId, order.id))).toBe(1);
	});

	it("is small, tagged, titled, in the reader's language, with its fonts inside", async () => {
		const { order, pay } = await place(Array.from({ length: 40 }, () => bought[1]!));
		await pay();
		for (const [kind, language, title] of [
			["invoice", "id", "Faktur INV/"],
			["receipt", "en", "Receipt KW/"],
		] as const) {
			const { rawPayload: file } = await fetchDrawn(kind, order.number, owner.token, language);
			const text = file.toString("latin1");
			expect(text.startsWith("%PDF-1.7")).toBe(true);
			expect(file.length).toBeLessThan(100_000);
			expect(text).toContain("/MarkInfo");
			expect(text).toContain(`/Lang (${language}`);
			expect(text).toContain(`(${title}`);
			expect(text.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
			// Makes the text selectable.
			expect(text.match(/\/ToUnicode/g)?.length).toBeGreaterThanOrEqual(3);
		}
	});

	it("is drawn even for names with characters its fonts lack", async () => {
		const { order } = await place([buildLine({ title: { id: "Ł王\u202e😀é", en: "x" } })]);
		expect((await fetchDrawn("invoice", order.number)).statusCode).toBe(200);
	});

	it("is shown to its owner only; there is none for a missing receipt", async () => {
		const { order } = await place();
		expect((await fetchPdf("invoice", order.number, stranger.token)).statusCode).toBe(404);
		expect((await fetchPdf("invoice", order.number, "none")).statusCode).toBe(401);
		expect((await fetchPdf("receipt", order.number)).json().error).toBe("receipt.unpaid");
	});
});

it("shows nobody another member's documents, and answers 404 for invalid numbers", async () => {
	const { order, pay } = await place();
	await pay();
	for (const endpoint of [invoice, receipt]) {
		const foreign = await call(endpoint, { number: order.number }, { token: stranger.token });
		expect([foreign.status, foreign.body.error]).toEqual([404, "order.unknown"]);
		for (const number of ["SU-000000-XXXXX", "%", "\u202e", order.number.toLowerCase(), order.id])
			expect((await call(endpoint, { number }, { token: owner.token })).status).toBe(404);
		expect((await call(endpoint, { number: order.number })).status).toBe(401);
	}
});
