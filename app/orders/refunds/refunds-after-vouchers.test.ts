import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { insertAddress } from "../../delivery/shipping/factories.server";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import type { ClubSection } from "../../platform/club-profile";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { deliveryRates, placeStoreOrder } from "../checkout/contract";
import { settleAttempt } from "../factories.server";
import { listAttempts } from "../payments/find-attempts.server";
import { findAnyOrder } from "../sold-orders.server";
import { buildVoucher } from "../vouchers/factories.server";
import { refundSoldOrder } from "./contract";

const { db, pool, jobs, settings, call, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };
const fan = await createLoggedInMember(db);
const address = await insertAddress(db, fan.id);
const finance = await createLoggedInMember(db);
await grantRoles(db, { memberId: finance.id, roles: ["finance"], by: null });
const invariants = readFileSync(new URL("../invariants.sql", import.meta.url), "utf8");

async function stock(price: number, division: ClubSection) {
	const slug = `kaus-${randomUUID()}`;
	const [product] = await db.insert(products).values(buildProduct({ slug, price, division })).returning();
	const [variant] = await insertVariants(db, [
		buildVariant({ productId: product!.id, sku: slug.toUpperCase(), stock: 10 }),
	]);
	return { variantId: variant!.id, slug };
}

/** Buys these by courier with these codes, pays, and answers how to have lines refunded. */
async function buy(items: { variantId: string; quantity: number }[], vouchers: string[]) {
	const rates = await call(deliveryRates, { items, area: address.area, postcode: address.postcode });
	const { courier, service, price } = rates.body.services[0]!;
	const delivery = { addressId: address.id, courier, service, price };
	const placed = await call(
		placeStoreOrder,
		{ items, method: "qris", delivery, vouchers },
		{ token: fan.token, headers: { "idempotency-key": randomUUID() } },
	);
	expect(placed.status).toBe(201);
	const { id, number, total } = (await findAnyOrder(db, { number: placed.body.number }))!;
	const [attempt] = await listAttempts(db, id);
	if (attempt) await settleAttempt(context, attempt.id);
	await runJobs();
	const refund = async (position: number, quantity = 1) => {
		const { body } = await call(
			refundSoldOrder,
			{ number, reason: "returned", lines: [{ position, quantity }] },
			{ token: finance.token, headers: { "idempotency-key": randomUUID() } },
		);
		return body.amount;
	};
	return { total, deliveryPrice: price, refund };
}

it("refunds what was paid for each line, where a voucher applied to one of them", async () => {
	const [dear, plain] = [await stock(834_000, "football"), await stock(500_000, "football")];
	await buildVoucher(db, {
		code: "SEMBILANPULUH",
		effect: "percent",
		value: 90,
		scope: { products: [dear.slug] },
	});
	const items = [
		{ variantId: dear.variantId, quantity: 1 },
		{ variantId: plain.variantId, quantity: 2 },
	];
	const { total, deliveryPrice, refund } = await buy(items, ["SEMBILANPULUH"]);
	expect(total).toBe(83_400 + 1_000_000 + deliveryPrice);
	expect(await refund(1)).toBe(83_400);
	expect(await refund(2)).toBe(500_000);
	expect(await refund(2)).toBe(500_000);
	expect(await refund(3)).toBe(deliveryPrice);
});

it("refunds the whole price of a thing whose delivery was free, and nothing for the delivery", async () => {
	const { variantId } = await stock(100_000, "football");
	await buildVoucher(db, { code: "ONGKIRGRATIS", effect: "free_shipping", value: 0 });
	const { total, refund } = await buy([{ variantId, quantity: 1 }], ["ONGKIRGRATIS"]);
	expect(total).toBe(100_000);
	expect(await refund(1)).toBe(100_000);
	expect(await refund(2)).toBe(0);
});

it("refunds a mixed order with three vouchers as worked out by hand", async () => {
	const [football, basketball] = [await stock(100_000, "football"), await stock(100_000, "basketball")];
	await buildVoucher(db, {
		code: "BASKET",
		effect: "percent",
		value: 15,
		scope: { divisions: ["basketball"] },
	});
	await buildVoucher(db, { code: "POTONG", effect: "amount", value: 57_000 });
	await buildVoucher(db, { code: "ONGKIRKAMI", effect: "free_shipping", value: 0, most: 5_000 });
	const items = [
		{ variantId: football.variantId, quantity: 2 },
		{ variantId: basketball.variantId, quantity: 1 },
	];
	const { total, deliveryPrice, refund } = await buy(items, ["BASKET", "POTONG", "ONGKIRKAMI"]);
	// Basketball 100.000 − 15.000. Then 57.000 off 200.000 and 85.000: a fifth of each.
	expect(total).toBe(160_000 + 68_000 + deliveryPrice - 5_000);
	expect(await refund(2)).toBe(68_000);
	expect(await refund(1)).toBe(80_000);
	expect(await refund(3)).toBe(deliveryPrice - 5_000);
	expect(await refund(1)).toBe(80_000);
	expect((await pool.query(invariants)).rows).toEqual([]);
});
