import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../test/app";
import { createLoggedInMember } from "../members/factories.server";
import { orderLines, orders } from "../orders/tables.server";
import { paymentAttempts } from "../payments/tables.server";
import { buildProduct, buildVariant } from "../store/factories";
import { insertVariants } from "../store/stock.server";
import { products } from "../store/tables.server";
import { placeStoreOrder } from "./contract";

const { db, app, call, runJobs } = await testApp();
const member = await createLoggedInMember(db);

let shirts: string[];
beforeAll(async () => {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: "jersey", name: { id: "Jersey", en: "Shirt" }, price: 500_000 }))
		.returning();
	const rows = await insertVariants(db, [
		buildVariant({ productId: product!.id, sku: "J-M", size: "M", stock: 5, listOrder: 1 }),
		buildVariant({
			productId: product!.id,
			sku: "J-XL",
			size: "XL",
			stock: 5,
			priceOverride: 520_000,
			listOrder: 2,
		}),
		buildVariant({ productId: product!.id, sku: "J-S", size: "S", stock: 2, listOrder: 3 }),
	]);
	shirts = rows.map(({ id }) => id);
});

const order = (items: object[], { key = randomUUID() as string, method = "qris" } = {}) =>
	call(placeStoreOrder, { items, method } as never, {
		token: member.token,
		headers: { "idempotency-key": key },
		language: "en",
	});

describe("placing an order for goods", () => {
	it("fixes today's prices, holds the stock for a day and starts a payment", async () => {
		const items = [
			{ variantId: shirts[0], quantity: 2, price: 1, unitPrice: 1 },
			{ variantId: shirts[1], quantity: 1 },
		];
		const { status, body } = await order(items);
		expect([status, body.total]).toEqual([201, 1_520_000]);
		const hours = (Date.parse(body.payBy) - Date.now()) / 3_600_000;
		expect(hours).toBeGreaterThan(23);
		expect(hours).toBeLessThanOrEqual(24.1);
		const [placed] = await db.select().from(orders).where(eq(orders.number, body.number));
		expect(placed).toMatchObject({ memberId: member.id, kind: "goods", state: "awaiting_payment" });
		const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, placed!.id));
		expect(lines.map(({ title, amount }) => [title.en, amount])).toEqual([
			["Shirt, M", 1_000_000],
			["Shirt, XL", 520_000],
		]);
		await runJobs();
		const attempts = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, placed!.id));
		expect(attempts).toMatchObject([{ state: "awaiting", amount: 1_520_000, method: "qris" }]);
	});

	it("happens once for one key", async () => {
		const key = randomUUID();
		const items = [{ variantId: shirts[1], quantity: 1 }];
		const before = await db.$count(orders);
		const [first, again] = [await order(items, { key }), await order(items, { key })];
		expect(again.body).toEqual(first.body);
		expect(again.headers["idempotent-replayed"]).toBe("true");
		expect(await db.$count(orders)).toBe(before + 1);
		expect((await order([{ variantId: shirts[1], quantity: 2 }], { key })).status).toBe(422);
		expect((await order(items, { key: "short" })).status).toBe(400);
		const bare = await call(placeStoreOrder, { items, method: "qris" } as never, { token: member.token });
		expect([bare.status, bare.body.error]).toEqual([400, "key_missing"]);
	});

	it("sends one of many equal presses through, and tells the others to wait or the same", async () => {
		const key = randomUUID();
		const before = await db.$count(orders);
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => order([{ variantId: shirts[1], quantity: 1 }], { key })),
		);
		const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.number);
		expect(new Set(numbers).size).toBe(1);
		const waiting = answers.filter(({ status }) => status !== 201);
		expect(waiting.every(({ status, headers }) => status === 409 && headers["retry-after"] === "1")).toBe(
			true,
		);
		expect(await db.$count(orders)).toBe(before + 1);
	});

	it("says what is left, what has gone and what is too much", async () => {
		const short = await order([{ variantId: shirts[2], quantity: 3 }]);
		expect([short.status, short.body]).toEqual([
			409,
			{ error: "checkout.not_enough", message: "Shirt, S: only 2 left." },
		]);
		await order([{ variantId: shirts[2], quantity: 2 }]);
		expect((await order([{ variantId: shirts[2], quantity: 1 }])).body.message).toBe("Shirt, S: sold out.");
		const gone = await order([
			{ variantId: shirts[1], quantity: 1 },
			{ variantId: randomUUID(), quantity: 1 },
		]);
		expect([gone.status, gone.body]).toEqual([
			409,
			{ error: "checkout.gone", message: "Item 2 of your order is no longer for sale." },
		]);
		const twice = { variantId: shirts[1], quantity: 6 };
		expect((await order([twice, twice])).body.error).toBe("checkout.too_many");
	});

	it.each([
		["no items", []],
		["none of it", [{ variantId: randomUUID(), quantity: 0 }]],
		["more than a member may have", [{ variantId: randomUUID(), quantity: 11 }]],
		["half a shirt", [{ variantId: randomUUID(), quantity: 1.5 }]],
		["51 lines", Array.from({ length: 51 }, () => ({ variantId: randomUUID(), quantity: 1 }))],
		["no id", [{ variantId: "x", quantity: 1 }]],
	])("refuses %s", async (_, items) => {
		expect((await order(items)).status).toBe(422);
	});

	it("refuses a method that cannot take the sum, and a method that does not exist", async () => {
		const [dear] = await db
			.insert(products)
			.values(buildProduct({ slug: "trofi", price: 10_000_001 }))
			.returning();
		const [trophy] = await insertVariants(db, [
			buildVariant({ productId: dear!.id, sku: "T", stock: 1, listOrder: 1 }),
		]);
		const items = [{ variantId: trophy!.id, quantity: 1 }];
		const byQris = await order(items);
		expect([byQris.status, Object.keys(byQris.body.errors ?? {})]).toEqual([422, ["method"]]);
		expect((await order(items, { method: "cash" })).status).toBe(422);
		expect((await order(items, { method: "va_bca" })).status).toBe(201);
	});

	it("is limited per member", async () => {
		const eager = await createLoggedInMember(db);
		const statuses: number[] = [];
		for (let time = 0; time < 31; time++) {
			const response = await app.inject({
				method: "POST",
				url: "/api/checkout/orders",
				payload: { items: [{ variantId: randomUUID(), quantity: 1 }], method: "qris" },
				headers: { authorization: `Bearer ${eager.token}`, "idempotency-key": randomUUID() },
			});
			statuses.push(response.statusCode);
		}
		expect(statuses.slice(0, 30).every((status) => status === 409)).toBe(true);
		expect(statuses[30]).toBe(429);
	});
});
