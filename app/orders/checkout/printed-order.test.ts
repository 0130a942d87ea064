import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { allowPickUp } from "../../../test/pick-up";
import { packingList } from "../../delivery/packing/contract";
import { events } from "../../matches/events/tables.server";
import { createLoggedInMember } from "../../members/factories.server";
import { staffRoles } from "../../members/staff/tables.server";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { allotments } from "../allotments/tables.server";
import { addToCart, readCart } from "../cart/contract";
import { orderDetail } from "../contract";
import { invoice } from "../documents/contract";
import { buildVoucher } from "../vouchers/factories.server";
import { deliveryRates, placeStoreOrder, voucherTrial } from "./contract";

const { db, call } = await testApp();
const fan = await createLoggedInMember(db);
const seller = await createLoggedInMember(db);
const delivery = await allowPickUp(db);
const print = { name: "Nadia", number: 87 };

let shirt: string;
beforeAll(async () => {
	await db.insert(staffRoles).values({ memberId: seller.id, role: "seller" });
	const printing = { kit: "home" as const, price: 75_000, days: 2 };
	const [product] = await db
		.insert(products)
		.values(buildProduct({ name: { id: "Jersey", en: "Shirt" }, price: 500_000, printing }))
		.returning();
	const [variant] = await insertVariants(db, [buildVariant({ productId: product!.id, stock: 9 })]);
	shirt = variant!.id;
	await buildVoucher(db, { code: "SEMUA", effect: "percent", value: 100 });
});

const order = (items: object[], more: object = {}) =>
	call(placeStoreOrder, { items, method: "qris", delivery, ...more } as never, {
		token: fan.token,
		headers: { "idempotency-key": randomUUID() },
		language: "en",
	});

it("has its print on the order, the invoice and the packing list, and shares its stock with plain ones", async () => {
	await call(addToCart, { variantId: shirt, quantity: 2 }, { token: fan.token });
	await call(addToCart, { variantId: shirt, quantity: 2, print }, { token: fan.token });
	const items = [
		{ variantId: shirt, quantity: 1 },
		{ variantId: shirt, quantity: 1, print },
		{ variantId: shirt, quantity: 1, print: { name: "NADIA ", number: 87 } },
	];
	const { status, body } = await order(items, { vouchers: ["SEMUA"], fromCart: true, total: 0 });
	expect([status, body.message]).toEqual([201, undefined]);

	const asFan = { token: fan.token, language: "en" } as const;
	const { lines } = (await call(orderDetail, { number: body.number }, asFan)).body;
	const paper = (await call(invoice, { number: body.number }, asFan)).body;
	for (const shown of [lines, paper.lines])
		expect(shown.slice(0, 2).map(({ title, quantity, amount }) => [title, quantity, amount])).toEqual([
			["Shirt, M", 1, 500_000],
			["Shirt, M, printed NADIA 87", 2, 1_150_000],
		]);
	const packing = (await call(packingList, {}, { token: seller.token })).body.orders[0]!;
	expect(packing.lines.map((line) => line.details?.print ?? null)).toEqual([
		null,
		{ name: "NADIA", number: 87 },
	]);
	const [stock] = await db.select().from(allotments).where(eq(allotments.id, shirt));
	expect(stock).toMatchObject({ held: 0, sold: 3 });

	const left = (await call(readCart, {}, { token: fan.token })).body.lines;
	expect(left.map((line) => [line.print?.name, line.quantity])).toEqual([[undefined, 1]]);
});

it("costs more in the totals too, and a voucher applies to the surcharge", async () => {
	const items = [{ variantId: shirt, quantity: 1, print }];
	const { body } = await call(voucherTrial, { items, vouchers: ["SEMUA"] } as never, {});
	expect([body.subtotal, body.discounts[0]?.amount, body.total]).toEqual([575_000, 575_000, 0]);
});

it("arrives later, and can only be picked up at a match after it is ready", async () => {
	const askFor = async (item: object) => {
		const input = { items: [{ variantId: shirt, quantity: 1, ...item }], area: "31.74.01" };
		return (await call(deliveryRates, input as never, {})).body.services;
	};
	const [plain, printed] = [await askFor({}), await askFor({ print })];
	expect(printed[0]!.arrival.to > plain[0]!.arrival.to).toBe(true);
	const match = eq(events.slug, delivery.service);
	const [before] = await db.select().from(events).where(match);
	await db
		.update(events)
		.set({ startsAt: new Date(Date.now() + 36 * 3_600_000) })
		.where(match);
	const isPickUp = ({ courier }: { courier: string }) => courier === "pickup";
	expect((await askFor({})).some(isPickUp)).toBe(true);
	expect((await askFor({ print })).some(isPickUp)).toBe(false);
	expect((await order([{ variantId: shirt, quantity: 1, print }])).body.error).toBe("checkout.no_pick_up");
	await db.update(events).set({ startsAt: before!.startsAt }).where(match);
});

it("is refused with a forbidden word, and the limit per size counts all prints together", async () => {
	const rude = await order([{ variantId: shirt, quantity: 1, print: { name: "Bangsat" } }]);
	expect([rude.status, rude.body.error]).toEqual([409, "print.forbidden"]);
	const many = await order([
		{ variantId: shirt, quantity: 6 },
		{ variantId: shirt, quantity: 5, print },
	]);
	expect(many.body.error).toBe("checkout.too_many");
	const short = await order([
		{ variantId: shirt, quantity: 4 },
		{ variantId: shirt, quantity: 4, print },
	]);
	expect(short.body.error).toBe("checkout.not_enough");
});
