import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { allowPickUp } from "../../../test/pick-up";
import { createLoggedInMember } from "../../members/factories.server";
import { productDetail, productList } from "../../store/contract";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants, type StockedVariant } from "../../store/stock/stock.server";
import { type ProductInsert, products } from "../../store/tables.server";
import { allotments } from "../allotments/tables.server";
import { addToCart, changeCartLine, readCart } from "../cart/contract";
import { cancelMyOrder, orderDetail } from "../contract";
import { deliveryRates, placeStoreOrder } from "./contract";

const { db, call } = await testApp();
const delivery = await allowPickUp(db);

async function stock(product: Partial<ProductInsert>, ...sizes: Partial<StockedVariant>[]) {
	const slug = `shirt-${randomUUID()}`;
	const [row] = await db
		.insert(products)
		.values(buildProduct({ slug, name: { id: "Jersey", en: "Shirt" }, price: 100_000, ...product }))
		.returning();
	const rows = await insertVariants(
		db,
		sizes.map((size, listOrder) =>
			buildVariant({
				productId: row!.id,
				sku: `${slug}-${listOrder}`,
				size: `${listOrder}`,
				listOrder,
				...size,
			}),
		),
	);
	return { slug, ids: rows.map(({ id }) => id), preorderIds: rows.map(({ preorderId }) => preorderId!) };
}
const order = (token: string, items: object[]) =>
	call(placeStoreOrder, { items, method: "qris", delivery } as never, {
		token,
		headers: { "idempotency-key": randomUUID() },
		language: "en",
	});
const in40Days = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const in10Days = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

describe("a limit per member", () => {
	it("counts all sizes, prints, and paid and open orders, but not cancelled ones", async () => {
		const fan = await createLoggedInMember(db);
		const { ids } = await stock({ memberLimit: 2 }, { stock: 9 }, { stock: 9 });
		const first = await order(fan.token, [{ variantId: ids[0], quantity: 1 }]);
		expect(first.status).toBe(201);
		const many = await order(fan.token, [
			{ variantId: ids[0], quantity: 1 },
			{ variantId: ids[1], quantity: 1 },
		]);
		expect([many.status, many.body.error]).toEqual([409, "checkout.over_limit"]);
		expect(many.body.message).toBe("Shirt, 0: at most 2 per member. You can still order 1.");
		expect((await order(fan.token, [{ variantId: ids[1], quantity: 1 }])).status).toBe(201);
		expect((await order(fan.token, [{ variantId: ids[1], quantity: 1 }])).status).toBe(409);
		await call(cancelMyOrder, { number: first.body.number }, { token: fan.token });
		expect((await order(fan.token, [{ variantId: ids[0], quantity: 1 }])).status).toBe(201);
		const other = await createLoggedInMember(db);
		expect((await order(other.token, [{ variantId: ids[0], quantity: 2 }])).status).toBe(201);
	});

	it("holds for many orders at once", async () => {
		const fan = await createLoggedInMember(db);
		const { ids } = await stock({ memberLimit: 1 }, { stock: 9 });
		const answers = await Promise.all(
			Array.from({ length: 6 }, () => order(fan.token, [{ variantId: ids[0], quantity: 1 }])),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
	});

	it("is shown on the product and in the cart, which takes no more", async () => {
		const { slug, ids } = await stock({ memberLimit: 2 }, { stock: 9 }, { stock: 9 });
		expect((await call(productDetail, { slug })).body.memberLimit).toBe(2);
		const { token } = await createLoggedInMember(db);
		expect((await call(addToCart, { variantId: ids[0]!, quantity: 3 }, { token })).body.error).toBe(
			"cart.over_limit",
		);
		await call(addToCart, { variantId: ids[0]!, quantity: 1 }, { token });
		const { body } = await call(addToCart, { variantId: ids[1]!, quantity: 1 }, { token });
		expect(body.lines.map(({ now }) => now?.memberLimit)).toEqual([2, 2]);
		const more = await call(changeCartLine, { lineId: body.lines[0]!.id, quantity: 2 }, { token });
		expect(more.body.error).toBe("cart.over_limit");
	});
});

describe("a pre-order", () => {
	const held = async (id: string) =>
		(await db.select().from(allotments).where(eq(allotments.id, id)))[0]!.held;

	it("has a quota of its own, and begins where the stock ends", async () => {
		const { slug, ids, preorderIds } = await stock({ shipsOn: in10Days }, { stock: 1, preorders: 5 });
		const [id] = ids as [string];
		const { token } = await createLoggedInMember(db);
		expect((await order(token, [{ variantId: id, quantity: 2, shipsOn: in10Days }])).body.error).toBe(
			"checkout.not_enough",
		);
		const now = await order(token, [{ variantId: id, quantity: 1 }]);
		expect(now.status).toBe(201);
		expect((await call(productDetail, { slug })).body).toMatchObject({
			stock: 0,
			isPreorder: true,
			shipsOn: in10Days,
			variants: [{ stock: 0, preorders: 5 }],
		});
		const unaware = await order(token, [{ variantId: id, quantity: 1 }]);
		expect([unaware.status, unaware.body.error]).toEqual([409, "checkout.ships_later"]);
		expect(unaware.body.message).toMatch(/^Shirt, 0: now on pre-order, ships from \d+ \w+ 20\d\d\. /);
		const later = await order(token, [{ variantId: id, quantity: 2, shipsOn: in10Days }]);
		expect([later.status, later.body.message]).toEqual([201, undefined]);
		expect([await held(id), await held(preorderIds[0]!)]).toEqual([1, 2]);
		const { lines } = (await call(orderDetail, { number: later.body.number }, { token, language: "en" }))
			.body;
		expect(lines[0]!.title).toMatch(/^Shirt, 0, pre-order, ships from /);
		const many = await order(token, [{ variantId: id, quantity: 4, shipsOn: in10Days }]);
		expect(many.body.message).toBe("Shirt, 0: only 3 left.");
		await call(cancelMyOrder, { number: later.body.number }, { token });
		expect(await held(preorderIds[0]!)).toBe(0);
	});

	it("is never oversold by many at once", async () => {
		const { ids } = await stock({ shipsOn: in10Days }, { stock: 0, preorders: 3 });
		const fans = await Promise.all(Array.from({ length: 8 }, () => createLoggedInMember(db)));
		const answers = await Promise.all(
			fans.map(({ token }) => order(token, [{ variantId: ids[0], quantity: 1, shipsOn: in10Days }])),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
		expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
	});

	it("ends on its ship date", async () => {
		const { slug, ids } = await stock({ shipsOn: "2026-01-01" }, { stock: 0, preorders: 3 });
		expect((await call(productDetail, { slug })).body).toMatchObject({ isPreorder: false, shipsOn: null });
		const { token } = await createLoggedInMember(db);
		const { body } = await order(token, [{ variantId: ids[0], quantity: 1, shipsOn: "2026-01-01" }]);
		expect(body.error).toBe("checkout.not_enough");
	});

	it("is a change the fan agrees to, once something in the cart is out of stock", async () => {
		const { ids } = await stock({ shipsOn: in10Days }, { stock: 1, preorders: 5 });
		const { token } = await createLoggedInMember(db);
		const read = async () => (await call(readCart, {}, { token })).body.lines[0]!;
		await call(addToCart, { variantId: ids[0]! }, { token });
		expect(await read()).toMatchObject({ seenShipsOn: null, now: { shipsOn: null } });
		await db.execute(sql`update allotments set size = 0 where id = ${ids[0]}`);
		const line = await read();
		expect(line).toMatchObject({ seenShipsOn: null, now: { shipsOn: in10Days, left: 5 } });
		await call(changeCartLine, { lineId: line.id, quantity: 1, shipsOn: in10Days }, { token });
		expect((await read()).seenShipsOn).toBe(in10Days);
	});

	it("arrives after its ship date, and can only be picked up at a later match", async () => {
		const askFor = async (shipsOn: string) => {
			const { ids } = await stock({ shipsOn }, { stock: 0, preorders: 5 });
			const items = [{ variantId: ids[0]!, quantity: 1 }];
			return (await call(deliveryRates, { items, area: "31.74.01" })).body.services;
		};
		const soon = await askFor(in10Days);
		expect(soon[0]!.arrival.from >= in10Days).toBe(true);
		expect(soon.map(({ courier }) => courier)).toContain("pickup");
		expect((await askFor(in40Days)).map(({ courier }) => courier)).not.toContain("pickup");
	});

	it("is marked on lists", async () => {
		const { slug } = await stock({ shipsOn: in10Days, releasedAt: new Date() }, { stock: 0, preorders: 5 });
		const { products: listed } = (await call(productList, {})).body;
		expect(listed.find((one) => one.slug === slug)).toMatchObject({ stock: 0, isPreorder: true });
	});
});
