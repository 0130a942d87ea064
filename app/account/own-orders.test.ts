import { eq, type SQL, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../test/app";
import { createLoggedInMember } from "../members/factories.server";
import { dueOrders } from "../orders/contract";
import { buildLine, createOrder, createStock } from "../orders/factories.server";
import { moveOrder } from "../orders/move-order.server";
import { orders } from "../orders/tables.server";
import { ownOrders } from "./contract";

const { db, settings, jobs, call } = await testApp();
const context = { db, jobs, settings, language: "en" as const };

async function place(memberId: string, title = "Jersey kandang") {
	const lines = [
		buildLine({ allotmentId: await createStock(db, 5), title: { id: title, en: title }, quantity: 2 }),
		buildLine({
			kind: "shipping",
			title: { id: "Ongkir", en: "Shipping" },
			unitPrice: 9_000,
			isTaxed: false,
		}),
	];
	return (await createOrder(context, { memberId, lines })).order;
}

it("lists the member's own orders, the newest first, with what was bought", async () => {
	const { id, token } = await createLoggedInMember(db);
	const other = await createLoggedInMember(db);
	const [first, second] = [await place(id, "Syal"), await place(id, "Topi")];
	await place(other.id);
	const { body } = await call(ownOrders, {}, { token, language: "en" });
	expect(body.orders.map(({ number }) => number)).toEqual([second.number, first.number]);
	expect(body.orders[0]).toMatchObject({
		state: "awaiting_payment",
		total: second.total,
		lines: [{ title: "Topi", quantity: 2, picture: null }],
	});
	expect((await call(ownOrders, {}, {})).status).toBe(401);
});

it("sorts them into tabs by where they stand now", async () => {
	const { id, token } = await createLoggedInMember(db);
	const [, late, paid] = [await place(id), await place(id), await place(id)];
	// No job has come round to it yet.
	await db.update(orders).set({ payBy: sql`now() - interval '1 second'` }).where(eq(orders.id, late.id));
	await moveOrder(db, paid.id, "paid", { actor: "gateway" });
	const { body } = await call(ownOrders, { tab: "closed" }, { token });
	expect(body.counts).toEqual({ all: 3, to_pay: 1, packing: 1, on_the_way: 0, delivered: 0, closed: 1 });
	expect(body.orders.map(({ number, state }) => [number, state])).toEqual([[late.number, "expired"]]);
});

it("names what is due with sum and deadline, the most urgent first, and nothing that is paid, late or another's", async () => {
	const { id, token } = await createLoggedInMember(db);
	const [calm, urgent, late, paid] = [
		await place(id),
		await place(id, "Topi"),
		await place(id),
		await place(id),
	];
	await place((await createLoggedInMember(db)).id);
	const setTime = (order: string, time: SQL) =>
		db.update(orders).set({ payBy: time }).where(eq(orders.id, order));
	await setTime(urgent.id, sql`now() + interval '1 minute'`);
	await setTime(late.id, sql`now() - interval '1 second'`);
	await moveOrder(db, paid.id, "paid", { actor: "gateway" });
	const { body } = await call(dueOrders, {}, { token });
	expect(body.orders).toMatchObject([
		{ number: urgent.number, title: "Topi", kind: "goods", total: urgent.total, payBy: expect.any(String) },
		{ number: calm.number },
	]);
	expect(body.orders).toHaveLength(2);
});

it("shows ten a page, and an empty page past the end", async () => {
	const { id, token } = await createLoggedInMember(db);
	for (let count = 0; count < 11; count++) await place(id);
	const second = (await call(ownOrders, { page: 2 }, { token })).body;
	expect(second).toMatchObject({ page: 2, pageCount: 2 });
	expect(second.orders).toHaveLength(1);
	expect((await call(ownOrders, { page: 3 }, { token })).body.orders).toEqual([]);
	expect((await call(ownOrders, { tab: "lost" } as never, { token })).status).toBe(422);
});
