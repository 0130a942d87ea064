import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { rateLimits } from "../../platform/rate-limit.server";
import { transaction } from "../../platform/transaction.server";
import { cancelOrder } from "../close-order.server";
import { buildLine, createOrder, settleAttempt } from "../factories.server";
import type { LineDraft } from "../order-lines";
import { refundOrder } from "../refunds/refund-order.server";
import { orders } from "../tables.server";
import { invoice, receipt } from "./contract";

const { db, pool, jobs, settings, call } = await testApp({ PUBLIC_URL: "https://klub.example" });
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const owner = await createLoggedInMember(db, { name: "Nadia Putri" });
const stranger = await createLoggedInMember(db);

const bought = [
	buildLine({ title: { id: "Jersey", en: "Jersey" }, unitPrice: 834_000 }),
	buildLine({ title: { id: "Syal", en: "Scarf" }, unitPrice: 169_000, quantity: 2 }),
	buildLine({ kind: "discount", unitPrice: -50_000 }),
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
	it("exists from the order on, with the tax that is inside, and the sum in words", async () => {
		const { order, read } = await place();
		const { status, body } = await read();
		expect(status).toBe(200);
		expect(body).toMatchObject({
			number: expect.stringMatching(/^INV\/20\d\d\/\d{5}$/),
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
			"Jersey kandang",
			"Jersey kandang",
		]);
		const english = (await read("en")).body;
		expect(english.words).toBe("One million one hundred forty-four thousand rupiah.");
		expect(english.number).toBe(body.number);
		expect(english.lines[1]!.title).toBe("Scarf");
	});

	it("says nothing of value added tax where nothing is taxed", async () => {
		const { read } = await place([buildLine({ kind: "ticket", isTaxed: false })]);
		expect((await read()).body.tax).toBeNull();
	});

	it("has the stamp of what became of the order", async () => {
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

	it("has a QR that leads to its address", async () => {
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
});

it("shows nobody another's documents, and knows no number that is none", async () => {
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
