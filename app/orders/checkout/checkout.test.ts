import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { allowPickUp } from "../../../test/pick-up";
import { createLoggedInMember } from "../../members/factories.server";
import { formatRupiah } from "../../platform/words/money";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants } from "../../store/stock/stock.server";
import { products, variants } from "../../store/tables.server";
import { allotments, holds } from "../allotments/tables.server";
import { addToCart, readCart } from "../cart/contract";
import { orderDetail } from "../contract";
import { invoice } from "../documents/contract";
import { paymentAttempts } from "../payments/tables.server";
import { orderLines, orders } from "../tables.server";
import { buildVoucher } from "../vouchers/factories.server";
import { placeStoreOrder, voucherTrial } from "./contract";

const { db, pool, app, call, runJobs } = await testApp();
let member: Awaited<ReturnType<typeof createLoggedInMember>>;
beforeEach(async () => {
	member = await createLoggedInMember(db);
});
const delivery = await allowPickUp(db);

let shirts: string[];
beforeAll(async () => {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: "jersey", name: { id: "Jersey", en: "Shirt" }, price: 500_000 }))
		.returning();
	const rows = await insertVariants(db, [
		buildVariant({ productId: product!.id, sku: "J-M", size: "M", stock: 50, listOrder: 1 }),
		buildVariant({
			productId: product!.id,
			sku: "J-XL",
			size: "XL",
			stock: 50,
			priceOverride: 520_000,
			listOrder: 2,
		}),
		buildVariant({ productId: product!.id, sku: "J-S", size: "S", stock: 2, listOrder: 3 }),
	]);
	shirts = rows.map(({ id }) => id);
});

type Wish = { key?: string; method?: string | null; token?: string } & Record<string, unknown>;
const order = (
	items: object[],
	{ key = randomUUID() as string, method = "qris", token = member.token, ...more }: Wish = {},
) =>
	call(placeStoreOrder, { items, ...(method && { method }), delivery, ...more } as never, {
		token,
		headers: { "idempotency-key": key },
		language: "en",
	});

const stock = async (counts: number[], price: number) => {
	const slug = `jersey-${randomUUID()}`;
	const [product] = await db.insert(products).values(buildProduct({ slug, price })).returning();
	const rows = await insertVariants(
		db,
		counts.map((stock, listOrder) =>
			buildVariant({
				productId: product!.id,
				sku: `${slug}-${listOrder}`,
				size: `${listOrder}`,
				stock,
				listOrder,
			}),
		),
	);
	return rows.map(({ id }) => id);
};

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

	it("leaves an hour to pay where fewer than twenty of something are left, the same everywhere", async () => {
		const [few, enough] = await stock([20, 20], 100_000);
		const minutesLeft = (payBy: string | Date) => Math.round((Number(new Date(payBy)) - Date.now()) / 60_000);
		const minutesShown = async (items: { variantId: string; quantity: number }[]) =>
			(await call(voucherTrial, { items })).body.minutesToPay;
		const items = [few, enough].map((variantId) => ({ variantId: variantId!, quantity: 1 }));
		expect(await minutesShown(items)).toBe(24 * 60);
		expect(minutesLeft((await order(items.slice(0, 1))).body.payBy)).toBe(24 * 60);

		expect(await minutesShown(items)).toBe(60);
		expect(await minutesShown(items.slice(1))).toBe(24 * 60);
		const { body } = await order(items);
		expect(minutesLeft(body.payBy)).toBe(60);
		const shown = await call(orderDetail, { number: body.number }, { token: member.token });
		expect(shown.body.payBy).toBe(body.payBy);
		const [placed] = await db.select().from(orders).where(eq(orders.number, body.number));
		const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, placed!.id));
		const [held] = await db.select().from(holds).where(eq(holds.holdId, placed!.id));
		expect(attempt!.expiresAt.toISOString()).toBe(body.payBy);
		expect(minutesLeft(held!.expiresAt)).toBe(60);
	});

	it("happens once per key", async () => {
		const key = randomUUID();
		const items = [{ variantId: shirts[1]!, quantity: 1 }];
		const before = await db.$count(orders);
		const [first, again] = [await order(items, { key }), await order(items, { key })];
		expect(again.body).toEqual(first.body);
		expect(again.headers["idempotent-replayed"]).toBe("true");
		expect(await db.$count(orders)).toBe(before + 1);
		expect((await order([{ variantId: shirts[1], quantity: 2 }], { key })).status).toBe(422);
		expect((await order(items, { key: "short" })).status).toBe(400);
		const bare = await call(placeStoreOrder, { items, method: "qris", delivery }, { token: member.token });
		expect([bare.status, bare.body.error]).toEqual([400, "key_missing"]);
	});

	it("lets one of many identical requests through; the others get a retry or the same answer", async () => {
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

	it("says what is left, what is gone and what is too much", async () => {
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

	it("refuses a method that can't be used for the amount, and a method that does not exist", async () => {
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

	it("needs a delivery choice", async () => {
		const answer = await order([{ variantId: shirts[1], quantity: 1 }], { delivery: undefined });
		expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["delivery"]]);
	});

	it("costs what the fan was shown, or is refused with the new amounts", async () => {
		const [shirt] = await stock([3], 500_000);
		const items = [{ variantId: shirt, quantity: 2 }];
		const before = await db.$count(orders);
		await db.update(variants).set({ priceOverride: 510_000 }).where(eq(variants.id, shirt!));
		const { status, body } = await order(items, { total: 1_000_000 });
		expect([status, body.error]).toEqual([409, "checkout.total_changed"]);
		expect(body.message).toBe(
			`The total is now ${formatRupiah(1_020_000)}: goods ${formatRupiah(1_020_000)}, delivery ${formatRupiah(0)}, discount ${formatRupiah(0)}.`,
		);
		expect(await db.$count(orders)).toBe(before);
		expect((await order(items, { total: 1_020_000 })).status).toBe(201);
	});

	it("can be wrapped as a gift, which is a line of its own", async () => {
		const [shirt] = await stock([3], 500_000);
		const items = [{ variantId: shirt!, quantity: 1 }];
		const trial = await call(voucherTrial, { items, giftWrap: true });
		expect([trial.body.giftWrap, trial.body.total]).toEqual([15_000, 515_000]);
		const { body } = await order(items, { giftWrap: true, total: 515_000 });
		const [placed] = await db.select().from(orders).where(eq(orders.number, body.number));
		const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, placed!.id));
		expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
			["goods", 500_000],
			["service", 15_000],
		]);
	});

	it("asks for a method", async () => {
		const answer = await order([{ variantId: shirts[1], quantity: 1 }], { method: null });
		expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["method"]]);
	});

	it("is limited per member", async () => {
		const eager = await createLoggedInMember(db);
		const statuses: number[] = [];
		for (let time = 0; time < 31; time++) {
			const response = await app.inject({
				method: "POST",
				url: "/api/checkout/orders",
				payload: { items: [{ variantId: randomUUID(), quantity: 1 }], method: "qris", delivery },
				headers: { authorization: `Bearer ${eager.token}`, "idempotency-key": randomUUID() },
			});
			statuses.push(response.statusCode);
		}
		expect(statuses.slice(0, 30).every((status) => status === 409)).toBe(true);
		expect(statuses[30]).toBe(429);
	});
});

describe("the cart after an order", () => {
	const countIn = async (token: string) => (await call(readCart, {}, { token })).body.count;

	it("loses what was ordered, and keeps what was added meanwhile", async () => {
		const fan = await createLoggedInMember(db);
		const [shirt, cap] = await stock([5, 5], 100_000);
		const add = (variantId: string, quantity: number) =>
			call(addToCart, { variantId, quantity }, { token: fan.token });
		await add(shirt!, 3);
		await add(cap!, 1);
		const items = [{ variantId: shirt, quantity: 2 }];
		await order(items, { token: fan.token });
		expect(await countIn(fan.token)).toBe(4);
		await order(items, { token: fan.token, fromCart: true });
		expect(await countIn(fan.token)).toBe(2);
		await order([{ variantId: cap, quantity: 2 }], { token: fan.token, fromCart: true });
		expect(await countIn(fan.token)).toBe(1);
	});

	it("is untouched by an order that is refused", async () => {
		const fan = await createLoggedInMember(db);
		const [shirt] = await stock([5], 100_000);
		await call(addToCart, { variantId: shirt!, quantity: 2 }, { token: fan.token });
		const items = [{ variantId: shirt, quantity: 2 }];
		await order(items, { token: fan.token, fromCart: true, total: 1 });
		await order(items, { token: fan.token, fromCart: true, method: null });
		expect(await countIn(fan.token)).toBe(2);
	});
});

describe("an order that vouchers pay for", () => {
	it("is sold at once, without a payment, and books no money", async () => {
		const [shirt] = await stock([2], 100_000);
		const { code, usesId } = await buildVoucher(db, {
			code: "SEMUA",
			effect: "percent",
			value: 100,
			uses: 5,
		});
		const wish = { vouchers: [code], total: 0, method: null };
		const { status, body } = await order([{ variantId: shirt, quantity: 2 }], wish);
		expect([status, body.total, body.message]).toEqual([201, 0, undefined]);
		const [placed] = await db.select().from(orders).where(eq(orders.number, body.number));
		expect(placed).toMatchObject({ state: "paid", paidAt: expect.any(Date) });
		const soldOf = async (id: string | null | undefined) =>
			(await db.select().from(allotments).where(eq(allotments.id, id!)))[0];
		expect(await soldOf(shirt)).toMatchObject({ held: 0, sold: 2 });
		expect(await soldOf(usesId)).toMatchObject({ held: 0, sold: 1 });
		expect(await db.$count(paymentAttempts, eq(paymentAttempts.orderId, placed!.id))).toBe(0);
		const paper = await call(invoice, { number: body.number }, { token: member.token });
		expect([paper.body.state, paper.body.hasReceipt]).toEqual(["paid", false]);
		await runJobs();
		const invariants = readFileSync(new URL("../invariants.sql", import.meta.url), "utf8");
		expect((await pool.query(invariants)).rows).toEqual([]);
	});
});
