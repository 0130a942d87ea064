import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { allowPickUp } from "../../../test/pick-up";
import { createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { placeTicketOrder } from "../../tickets/buying/order-contract";
import { holdTickets } from "../../tickets/holds/hold-contract";
import { placeStoreOrder } from "../checkout/contract";
import { cancelMyOrder } from "../contract";
import { orders } from "../tables.server";
import { buildVoucher } from "../vouchers/factories.server";

const { db, call } = await testApp();
const delivery = await allowPickUp(db);
const [product] = await db.insert(products).values(buildProduct()).returning();
const shirts = await insertVariants(
	db,
	[1, 2, 3].map((at) =>
		buildVariant({ productId: product!.id, sku: `J-${at}`, size: `${at}`, listOrder: at, stock: 500 }),
	),
);

const once = (token: string) => ({
	token,
	language: "en" as const,
	headers: { "idempotency-key": randomUUID() },
});
const orderGoods = (token: string, quantities = [1], vouchers: string[] = []) =>
	call(
		placeStoreOrder,
		{
			items: quantities.map((quantity, at) => ({ variantId: shirts[at]!.id, quantity })),
			method: "qris",
			delivery,
			vouchers,
		},
		once(token),
	);
const newSale = async () => {
	// After the match where goods are picked up.
	const { saleId, sections } = await createTicketSale(db, { starts: 40 });
	return { saleId, sections: [{ sectionId: sections[0]!.id, quantity: 1 }] };
};
const orderTickets = async (token: string) =>
	call(placeTicketOrder, { ...(await newSale()), method: "qris" }, once(token));

it("leaves a member three unpaid orders, goods and tickets together, until one is paid or cancelled", async () => {
	const { token } = await createLoggedInMember(db);
	const placed = [await orderGoods(token), await orderTickets(token), await orderGoods(token)];
	expect(placed.map(({ status }) => status)).toEqual([201, 201, 201]);
	for (const more of [
		await orderGoods(token),
		await orderTickets(token),
		await call(holdTickets, await newSale(), { token, language: "en" }),
	]) {
		expect([more.status, more.body.error]).toEqual([409, "order.too_many_unpaid"]);
		expect(more.body.message).toBe("You have 3 orders waiting to be paid. Pay or cancel one first.");
	}
	await call(cancelMyOrder, { number: placed[0]!.body.number }, { token });
	expect((await orderTickets(token)).status).toBe(201);
	const other = await createLoggedInMember(db);
	expect((await orderGoods(other.token)).status).toBe(201);
});

it("counts what can still be paid only, by the clock", async () => {
	const { token, id } = await createLoggedInMember(db);
	for (let count = 0; count < 3; count++) await orderGoods(token);
	await db.update(orders).set({ payBy: sql`now() - interval '1 second'` }).where(eq(orders.memberId, id));
	expect((await orderGoods(token)).status).toBe(201);
});

it("holds for many orders at once", async () => {
	const { token } = await createLoggedInMember(db);
	const answers = await Promise.all(Array.from({ length: 8 }, () => orderGoods(token)));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
	expect(answers.filter(({ body }) => body.error === "order.too_many_unpaid")).toHaveLength(5);
});

it("leaves a member twenty unpaid pieces", async () => {
	const { token } = await createLoggedInMember(db);
	expect((await orderGoods(token, [10, 8])).status).toBe(201);
	const more = await orderGoods(token, [1, 1, 1]);
	expect([more.status, more.body.error]).toEqual([409, "order.too_many_pieces"]);
	expect(more.body.message).toBe("Unpaid orders can hold at most 20 items. You can order 2 more for now.");
	expect((await orderGoods(token, [1, 1])).status).toBe(201);
	expect((await orderTickets(token)).status).toBe(201);
});

it("does not stand in the way of an order that costs nothing", async () => {
	const { token } = await createLoggedInMember(db);
	await buildVoucher(db, { code: "GRATIS", effect: "percent", value: 100 });
	for (let count = 0; count < 3; count++) await orderGoods(token);
	expect((await orderGoods(token, [1], ["GRATIS"])).status).toBe(201);
});
