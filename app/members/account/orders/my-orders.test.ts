import { eq, type SQL, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { dueOrders } from "../../../orders/contract";
import { buildLine, createOrder, createStock } from "../../../orders/factories.server";
import { moveOrder } from "../../../orders/move-order.server";
import { orders } from "../../../orders/tables.server";
import { createLoggedInMember } from "../../factories.server";
import { myOrders } from "../contract";

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

it("lists the member's own orders, newest first, with what was bought", async () => {
	const { id, token } = await createLoggedInMember(db);
	const other = await createLoggedInMember(db);
	const [first, second] = [await place(id, "Syal"), await place(id, "Topi")];
	await place(other.id);
	const { body } = await call(myOrders, {}, { token, language: "en" });
	expect(body.orders.map(({ number }) => number)).toEqual([second.number, first.number]);
	expect(body.orders[0]).toMatchObject({
		state: "awaiting_payment",
		total: second.total,
		lines: [{ title: "Topi", quantity: 2, picture: null }],
	});
	expect((await call(myOrders, {}, {})).status).toBe(401);
});

it("sorts them into tabs by their current state", async () => {
	const { id, token } = await createLoggedInMember(db);
	const [, late, paid] = [await place(id), await place(id), await place(id)];
	// No job has expired it yet.
	await db.update(orders).set({ payBy: sql`now() - interval '1 second'` }).where(eq(orders.id, late.id));
	await moveOrder(db, paid.id, "paid", { actor: "gateway" });
	const { body } = await call(myOrders, { tab: "closed" }, { token });
	expect(body.counts).toEqual({ all: 3, to_pay: 1, packing: 1, on_the_way: 0, delivered: 0, closed: 1 });
	expect(body.orders.map(({ number, state }) => [number, state])).toEqual([[late.number, "expired"]]);
});

it("lists what is due with amount and deadline, most urgent first, and nothing that is paid, late or somebody else's", async () => {
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

it("shows ten per page, pages both ways, and is empty for a cursor that is none of the member's orders", async () => {
	const [{ id, token }, other] = [await createLoggedInMember(db), await createLoggedInMember(db)];
	const placed: string[] = [];
	for (let count = 0; count < 21; count++) placed.unshift((await place(id)).number);
	const read = async (input: Parameters<typeof call<typeof myOrders>>[1]) => {
		const { body } = await call(myOrders, input, { token });
		return { numbers: body.orders.map(({ number }) => number), newer: body.newer, older: body.older };
	};
	const first = await read({});
	expect(first).toEqual({ numbers: placed.slice(0, 10), newer: null, older: placed[9] });
	const second = await read({ after: first.older! });
	expect(second).toEqual({ numbers: placed.slice(10, 20), newer: placed[10], older: placed[19] });
	const third = await read({ after: second.older! });
	expect(third).toEqual({ numbers: placed.slice(20), newer: placed[20], older: null });
	expect(await read({ before: third.newer! })).toEqual(second);
	expect(await read({ before: second.newer! })).toEqual(first);
	// An order placed in the meantime shifts nothing.
	await place(id);
	expect((await read({ after: first.older! })).numbers).toEqual(second.numbers);

	const nothing = { numbers: [], newer: null, older: null };
	expect(await read({ after: (await place(other.id)).number })).toEqual(nothing);
	expect(await read({ after: "SU-TIDAK-ADA" })).toEqual(nothing);
	expect((await call(myOrders, { tab: "lost" } as never, { token })).status).toBe(422);
	expect((await call(myOrders, { after: "x".repeat(41) }, { token })).status).toBe(422);
});
