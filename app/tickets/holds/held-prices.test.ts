import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createTicketSale, inDays } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { holds } from "../../orders/allotments/tables.server";
import { orderLines, orders } from "../../orders/tables.server";
import { buildVoucher } from "../../orders/vouchers/factories.server";
import { formatRupiah } from "../../platform/words/money";
import { placeTicketOrder, ticketVoucherTrial } from "../buying/order-contract";
import { buildPromoLink } from "../factories";
import { insertPromoLinks } from "../sections/quotas.server";
import { promoLinks, ticketSections } from "../tables.server";
import { holdTickets, myHold, releaseTickets } from "./hold-contract";

const { db, call } = await testApp({}, { limits: noLimits });
let fan: Awaited<ReturnType<typeof createLoggedInMember>>;
beforeEach(async () => {
	fan = await createLoggedInMember(db);
});

async function addSale() {
	const { saleId, sections } = await createTicketSale(db, {}, [
		{ price: 80_000 },
		{ key: "utara-2", price: 100_000, listOrder: 2 },
	]);
	return { saleId, north: sections[0]!.id, other: sections[1]!.id };
}
const addPromo = async (overrides: Parameters<typeof buildPromoLink>[0]) =>
	(await insertPromoLinks(db, [buildPromoLink({ slug: `promo-${randomUUID()}`, ...overrides })]))[0]!;
const setPrice = (id: string, price: number) =>
	db.update(ticketSections).set({ price }).where(eq(ticketSections.id, id));

type Wish = { saleId: string; sections: { sectionId: string; quantity: number }[]; promo?: string };
const wishOf = (saleId: string, sections: [string, number][], promo?: string): Wish => ({
	saleId,
	sections: sections.map(([sectionId, quantity]) => ({ sectionId, quantity })),
	...(promo && { promo }),
});
/** What one costs, section by section, as the browser is told. */
const hold = async (wish: Wish) => pricesIn((await call(holdTickets, wish, { token: fan.token })).body.hold);
const read = async ({ saleId }: Wish) =>
	pricesIn((await call(myHold, { sale: saleId }, { token: fan.token })).body.hold!);
const pricesIn = ({ sections }: { sections: { sectionId: string; price: number }[] }) =>
	new Map(sections.map(({ sectionId, price }) => [sectionId, price]));
const order = (wish: Wish, more: { total?: number; vouchers?: string[] } = {}) =>
	call(
		placeTicketOrder,
		{ ...wish, method: "qris", ...more },
		{ token: fan.token, headers: { "idempotency-key": randomUUID() } },
	);
const expire = () => db.update(holds).set({ expiresAt: sql`now() - interval '1 second'` });
const linesOf = (number: string) =>
	db
		.select({ kind: orderLines.kind, unitPrice: orderLines.unitPrice, quantity: orderLines.quantity })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(eq(orders.number, number))
		.orderBy(orderLines.position);

it("what was shown when the places were held is charged, whatever staff change meanwhile", async () => {
	for (const now of [240_000, 30_000]) {
		const { saleId, north } = await addSale();
		const wish = wishOf(saleId, [[north, 2]]);
		expect(await hold(wish)).toEqual(new Map([[north, 80_000]]));
		await setPrice(north, now);
		expect(await read(wish)).toEqual(new Map([[north, 80_000]]));
		expect((await order(wish)).body.total).toBe(160_000);
	}
});

it("so is a promo link's price: changed, without the section, or over", async () => {
	const { saleId, north, other } = await addSale();
	const half = { kind: "percent-off", percent: 50 } as const;
	const link = await addPromo({ saleId, price: half, sectionKeys: ["utara-1", "utara-2"] });
	const wish = wishOf(saleId, [[north, 2]], link.slug);
	expect(await hold(wish)).toEqual(new Map([[north, 40_000]]));
	await setPrice(north, 240_000);
	const over = {
		price: { kind: "amount-off", amount: 1 },
		sectionKeys: ["utara-2"],
		closesAt: inDays(-1),
	} as const;
	await db
		.update(promoLinks)
		.set({ ...over, sectionKeys: ["utara-2"], opensAt: inDays(-2) })
		.where(eq(promoLinks.id, link.id));
	expect(await read(wish)).toEqual(new Map([[north, 40_000]]));
	// What is not held through it is today's.
	const more = wishOf(
		saleId,
		[
			[north, 2],
			[other, 1],
		],
		link.slug,
	);
	expect((await order(more)).body.error).toBe("promo.ended");
	expect((await order(wishOf(saleId, [[north, 3]], link.slug))).body.error).toBe("promo.ended");
	const { body } = await order(wish, { total: 80_000 });
	expect(await linesOf(body.number)).toEqual([
		{ kind: "ticket", unitPrice: 80_000, quantity: 2 },
		{ kind: "discount", unitPrice: -40_000, quantity: 2 },
	]);
});

it("a section added to the hold costs what it costs now; those held before keep their price", async () => {
	const { saleId, north, other } = await addSale();
	await hold(wishOf(saleId, [[north, 1]]));
	await db
		.update(ticketSections)
		.set({ price: 240_000 })
		.where(inArray(ticketSections.id, [north, other]));
	const both = wishOf(saleId, [
		[north, 2],
		[other, 1],
	]);
	expect(await hold(both)).toEqual(
		new Map([
			[north, 80_000],
			[other, 240_000],
		]),
	);
	await setPrice(other, 300_000);
	expect((await order(both)).body.total).toBe(2 * 80_000 + 240_000);
});

it("through a link and without it are two prices", async () => {
	const { saleId, north } = await addSale();
	const link = await addPromo({ saleId, price: { kind: "fixed", price: 10_000 }, sectionKeys: ["utara-1"] });
	expect(await hold(wishOf(saleId, [[north, 1]], link.slug))).toEqual(new Map([[north, 10_000]]));
	await setPrice(north, 90_000);
	expect((await order(wishOf(saleId, [[north, 1]]))).body.total).toBe(90_000);
});

it("released or expired, it is today's price; an order that carries another total is not placed", async () => {
	const { saleId, north } = await addSale();
	const wish = wishOf(saleId, [[north, 2]]);
	await hold(wish);
	await setPrice(north, 90_000);
	await call(releaseTickets, { sale: saleId }, { token: fan.token });
	expect(await hold(wish)).toEqual(new Map([[north, 90_000]]));
	await setPrice(north, 240_000);
	await expire();
	const refused = await order(wish, { total: 180_000 });
	expect([refused.status, refused.body]).toEqual([
		409,
		{
			error: "tickets.total_changed",
			message: `Totalnya sekarang ${formatRupiah(480_000)}. Belum ada yang dipesan.`,
		},
	]);
	expect(await db.$count(orders, eq(orders.memberId, fan.id))).toBe(0);
	expect(await hold(wish)).toEqual(new Map([[north, 240_000]]));
	expect((await order(wish, { total: 480_000 })).body.total).toBe(480_000);
});

it("vouchers are tried and redeemed on the held price", async () => {
	const { saleId, north } = await addSale();
	const code = "TRIBUN10";
	await buildVoucher(db, { code, effect: "percent", value: 10 });
	const wish = wishOf(saleId, [[north, 2]]);
	await hold(wish);
	await setPrice(north, 240_000);
	const { body } = await call(ticketVoucherTrial, { ...wish, vouchers: [code] }, { token: fan.token });
	expect(body).toMatchObject({ discounts: [{ amount: 16_000 }], total: 144_000 });
	expect((await order(wish, { vouchers: [code], total: 144_000 })).body.total).toBe(144_000);
});
