import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { photos } from "../../editing/photos/tables.server";
import { orderPage } from "../../members/account/orders/order-page-contract";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { listInbox } from "../../messages/inbox/inbox.server";
import { messages } from "../../messages/tables.server";
import { allotments } from "../../orders/allotments/tables.server";
import { buildDiscount, buildLine, createOrder, settleAttempt } from "../../orders/factories.server";
import { moveOrder } from "../../orders/move-order.server";
import type { LineDraft } from "../../orders/order-lines";
import { refunds } from "../../orders/payments/tables.server";
import { orders } from "../../orders/tables.server";
import { buildProduct, buildVariant } from "../factories";
import { insertVariants } from "../stock/stock.server";
import { products, stockMovements } from "../tables.server";
import { acceptReturn, askReturn, receiveReturn, refuseReturn, staffReturns } from "./contract";

const { db, pool, jobs, settings, call, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits, language: "id" } as const;
const fan = await createLoggedInMember(db, { name: "Sari Dewanti" });
const stranger = await createLoggedInMember(db);
const seller = await createLoggedInMember(db);
await grantRoles(db, { memberId: seller.id, roles: ["seller"], by: null });
const invariants = readFileSync(new URL("../../orders/invariants.sql", import.meta.url), "utf8");
afterEach(async () => expect((await pool.query(invariants)).rows).toEqual([]));

/** Two shirts, delivered. */
async function deliver(more: LineDraft[] = [], isThere = true) {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: `kaus-${randomUUID()}` }))
		.returning();
	const [variant] = await insertVariants(db, [
		buildVariant({ productId: product!.id, sku: randomUUID().toUpperCase(), stock: 10 }),
	]);
	const shirts = buildLine({
		reference: variant!.id,
		allotmentId: variant!.id,
		quantity: 2,
		unitPrice: 200_000,
	});
	const { order, attempt } = await createOrder(context, { memberId: fan.id, lines: [shirts, ...more] });
	await settleAttempt(context, attempt.id);
	if (isThere)
		for (const step of ["packed", "shipped", "delivered"] as const)
			await moveOrder(db, order.id, step, { actor: "system" });
	await runJobs();
	return { ...order, variantId: variant!.id };
}
async function photo(memberId = fan.id) {
	const id = randomBytes(16).toString("base64url");
	await db.insert(photos).values({ id, memberId, width: 40, height: 30 });
	return id;
}
const ask = async (number: string, wish: object = {}, token = fan.token, key = randomUUID()) =>
	call(
		askReturn,
		{
			number,
			lines: [{ position: 1, quantity: 1 }],
			reason: "wrong_size",
			words: "Kekecilan.",
			photos: [await photo()],
			...wish,
		},
		{ token, headers: { "idempotency-key": key } },
	);
const askOne = async (number: string, quantity = 1) =>
	(await ask(number, { lines: [{ position: 1, quantity }] })).body.returns[0]!.id;
const own = async (number: string, token = fan.token) => call(orderPage, { number }, { token });
const accept = (id: string, words = "") => call(acceptReturn, { id, words }, { token: seller.token });
const no = (id: string, words = "Labelnya sudah lepas.") =>
	call(refuseReturn, { id, words }, { token: seller.token });
const receive = (id: string, writtenOff: object[] = [], key = randomUUID()) =>
	call(receiveReturn, { id, writtenOff } as never, {
		token: seller.token,
		headers: { "idempotency-key": key },
	});
const stockOf = async (id: string) => {
	const [stock] = await db.select().from(allotments).where(eq(allotments.id, id));
	return { size: stock!.size, sold: stock!.sold };
};
const mails = async (subject: string) =>
	(await db.select().from(messages)).filter((mail) => mail.subject === subject);

describe("a return", () => {
	it("is requested with photographs, accepted, received, refunded and back in stock; the fan is told", async () => {
		const order = await deliver();
		const id = await askOne(order.number);
		expect((await own(order.number)).body.returns).toMatchObject({
			lines: [{ position: 1, left: 1, isReturnable: true }],
			returns: [{ id, state: "asked", words: "Kekecilan.", refunded: null, photos: [{ width: 40 }] }],
		});
		const { returns, counts } = (await call(staffReturns, {}, { token: seller.token })).body;
		expect(returns.find((each) => each.id === id)).toMatchObject({
			number: order.number,
			buyer: { name: "Sari Dewanti" },
			lines: [{ quantity: 1, title: "Jersey kandang" }],
		});
		expect(counts.asked).toBeGreaterThan(0);
		expect((await accept(id, "Bungkus rapi, ya.")).body.state).toBe("accepted");
		expect((await accept(id)).body.state).toBe("accepted");
		await runJobs();
		const told = await mails(`Pengembalian dari pesanan ${order.number} disetujui`);
		expect(told).toHaveLength(1);
		expect(told[0]?.text).toContain("Bungkus rapi, ya.");
		const inbox = await listInbox(db, fan.id, "id");
		expect(inbox.messages[0]?.body).toBe("Pengembalianmu disetujui. Lihat ke mana barangnya dikirim.");
		expect(await stockOf(order.variantId)).toEqual({ size: 10, sold: 2 });
		expect((await receive(id)).body).toMatchObject({ state: "received", refunded: 200_000 });
		await runJobs();
		expect(await stockOf(order.variantId)).toEqual({ size: 10, sold: 1 });
		const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
		expect(refund).toMatchObject({ amount: 200_000, state: "done", reason: "returned" });
		expect(await mails(`Pengembalian untuk pesanan ${order.number}`)).toHaveLength(1);
		const log = await db
			.select()
			.from(auditLog)
			.where(eq(auditLog.subject, `return/${id}`));
		expect(log.map(({ action }) => action)).toEqual(["returns.accept", "returns.receive"]);
	});

	it("is written off if it cannot be sold again: a movement with the order's number", async () => {
		const order = await deliver();
		const id = await askOne(order.number, 2);
		await accept(id);
		expect((await receive(id, [{ position: 1, quantity: 3 }])).body.error).toBe("return.not_left");
		await receive(id, [{ position: 1, quantity: 1 }]);
		expect(await stockOf(order.variantId)).toEqual({ size: 9, sold: 0 });
		const moved = await db.select().from(stockMovements).where(eq(stockMovements.variantId, order.variantId));
		expect(moved).toMatchObject([{ change: -1, reason: "damaged", note: order.number, memberId: seller.id }]);
		const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
		expect(row?.state).toBe("refunded");
		expect((await own(order.number)).body.returns).toMatchObject({
			until: null,
			returns: [{ state: "received", lines: [{ writtenOff: 1 }] }],
		});
	});

	it("pays back what was paid for it: its share of the discount, and no shipping", async () => {
		const order = await deliver([
			buildLine({ kind: "shipping", unitPrice: 20_000 }),
			buildDiscount({ 1: 40_000, 2: 2_000 }),
		]);
		const id = await askOne(order.number, 2);
		await accept(id);
		expect((await receive(id)).body.refunded).toBe(360_000);
	});

	it("is refused with words that the fan reads, and can be requested again", async () => {
		const order = await deliver();
		const id = await askOne(order.number, 2);
		expect((await call(refuseReturn, { id, words: " " }, { token: seller.token })).status).toBe(422);
		expect((await no(id)).body.state).toBe("refused");
		await runJobs();
		const [mail] = await mails(`Pengembalian dari pesanan ${order.number} tidak bisa kami terima`);
		expect(mail?.text).toContain("Labelnya sudah lepas.");
		expect((await own(order.number)).body.returns?.returns[0]).toMatchObject({
			state: "refused",
			answer: "Labelnya sudah lepas.",
		});
		expect((await accept(id)).body.error).toBe("return.decided");
		expect((await receive(id)).body.error).toBe("return.not_accepted");
		expect((await ask(order.number, { lines: [{ position: 1, quantity: 2 }] })).status).toBe(201);
	});

	it("can be refused after it was accepted, but not once it is refunded", async () => {
		const order = await deliver();
		const [first, second] = [await askOne(order.number), await askOne(order.number)];
		await accept(first);
		expect((await no(first)).body.state).toBe("refused");
		await accept(second);
		await receive(second);
		expect((await no(second)).body.error).toBe("return.decided");
	});

	it("is refused to strangers, before delivery, after seven days, or for more than was ordered", async () => {
		const order = await deliver();
		expect((await ask(order.number, {}, stranger.token)).body.error).toBe("order.unknown");
		expect((await own(order.number, stranger.token)).status).toBe(404);
		expect((await ask(order.number, { photos: [await photo(stranger.id)] })).body.error).toBe(
			"return.unknown_photo",
		);
		expect((await ask(order.number, { photos: [] })).status).toBe(422);
		const errorFor = async (lines: object[]) => (await ask(order.number, { lines })).body.error;
		expect(await errorFor([{ position: 1, quantity: 3 }])).toBe("return.not_left");
		expect(await errorFor([{ position: 9, quantity: 1 }])).toBe("return.not_left");
		const twice = { position: 1, quantity: 1 };
		expect(await errorFor([twice, twice])).toBe("return.not_left");
		const early = await deliver([], false);
		expect((await ask(early.number)).body.error).toBe("return.not_arrived");
		await db.execute(sql`alter table order_events disable trigger user`);
		await db.execute(sql`update order_events set at = at - interval '7 days' where order_id = ${order.id}`);
		await db.execute(sql`alter table order_events enable trigger user`);
		expect((await ask(order.number)).body.error).toBe("return.too_late");
		expect((await own(order.number)).body.returns?.until).toBeNull();
	});

	it("is refused for what was printed for one person; the rest of the order can go back", async () => {
		const printed = buildLine({
			title: { id: "Jersey SARI 10" },
			details: { print: { name: "SARI", number: 10 } },
		});
		const order = await deliver([printed]);
		const errorFor = async (position: number) =>
			(await ask(order.number, { lines: [{ position, quantity: 1 }] })).body.error;
		expect(await errorFor(2)).toBe("return.not_returnable");
		expect((await own(order.number)).body.returns?.lines.map(({ isReturnable }) => isReturnable)).toEqual([
			true,
			false,
		]);
		expect(await errorFor(1)).toBeUndefined();
	});

	it("happens once, however many presses come at the same time", async () => {
		const order = await deliver();
		const key = randomUUID();
		const wish = { photos: [await photo()] };
		const same = [
			await ask(order.number, wish, fan.token, key),
			await ask(order.number, wish, fan.token, key),
		];
		expect(same.map(({ body }) => body.returns.length)).toEqual([1, 1]);
		const many = await Promise.all(Array.from({ length: 6 }, () => ask(order.number)));
		expect(many.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
		const { id } = same[0]!.body.returns[0]!;
		await accept(id);
		const received = await Promise.all(Array.from({ length: 6 }, () => receive(id)));
		expect(received.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
		expect(await stockOf(order.variantId)).toEqual({ size: 10, sold: 1 });
		expect(await db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1);
	});
});
