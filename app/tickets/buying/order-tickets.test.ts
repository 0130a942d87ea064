import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { buildCompetition, buildMatchEvent, buildTeam, buildVenue } from "../../matches/events/factories";
import { competitions, events, teams, venues } from "../../matches/events/tables.server";
import { createLoggedInMember } from "../../members/factories.server";
import { leftOf } from "../../orders/allotments/allotments.server";
import { orderDetail } from "../../orders/contract";
import { checkPayment } from "../../orders/payments/check-payments.server";
import { simulate } from "../../orders/payments/gateways/simulator/simulate.server";
import { simulatedPayments } from "../../orders/payments/gateways/simulator/tables.server";
import { paymentAttempts } from "../../orders/payments/tables.server";
import { orderLines, orders } from "../../orders/tables.server";
import { buildPromoLink, buildTicketSale, buildTicketSection } from "../factories";
import { issueTickets } from "../issued/issue-tickets.server";
import { insertPromoLinks, insertSections } from "../sections/quotas.server";
import { promoLinks, ticketSales, ticketSections } from "../tables.server";
import { placeTicketOrder } from "./order-contract";

const { db, jobs, settings, call, runJobs } = await testApp();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
let fan: Awaited<ReturnType<typeof createLoggedInMember>>;
let sales = 0;

async function addSale(times: { opens?: number; closes?: number; status?: "cancelled" } = {}, quota = 100) {
	const slug = `laga-${++sales}`;
	const [event] = await db
		.insert(events)
		.values(buildMatchEvent({ slug, startsAt: inDays(5), ...(times.status && { status: times.status }) }))
		.returning();
	const [sale] = await db
		.insert(ticketSales)
		.values(
			buildTicketSale({
				eventId: event!.id,
				opensAt: inDays(times.opens ?? -3),
				closesAt: inDays(times.closes ?? 5),
			}),
		)
		.returning();
	const [north, vip] = await insertSections(db, [
		buildTicketSection({ saleId: sale!.id, quota }),
		buildTicketSection({
			saleId: sale!.id,
			key: "vip-1",
			label: { id: "VIP 1" },
			stand: "vip",
			price: 350_000,
			listOrder: 2,
		}),
	]);
	return { saleId: sale!.id, north: north!.id, vip: vip!.id };
}
const addPromo = async (overrides: Parameters<typeof buildPromoLink>[0]) =>
	(await insertPromoLinks(db, [buildPromoLink({ slug: `promo-${++sales}`, ...overrides })]))[0]!;

const order = (
	saleId: string,
	sections: [string, number][],
	{ promo, token = fan.token }: { promo?: string; token?: string } = {},
) =>
	call(
		placeTicketOrder,
		{
			saleId,
			sections: sections.map(([sectionId, quantity]) => ({ sectionId, quantity })),
			...(promo && { promo }),
			method: "qris",
		},
		{ token, headers: { "idempotency-key": randomUUID() }, language: "en" },
	);
const leftIn = async (id: string) =>
	(
		await db
			.select({ left: leftOf(ticketSections) })
			.from(ticketSections)
			.where(eq(ticketSections.id, id))
	)[0]?.left;

beforeAll(async () => {
	await db.insert(competitions).values(buildCompetition());
	await db.insert(teams).values(buildTeam());
	await db.insert(venues).values(buildVenue());
});
beforeEach(async () => {
	fan = await createLoggedInMember(db);
});

describe("ordering tickets", () => {
	it("holds the places for 15 minutes at the current price", async () => {
		const { saleId, north, vip } = await addSale();
		const { status, body } = await order(saleId, [
			[vip, 1],
			[north, 2],
		]);
		expect([status, body.total]).toEqual([201, 500_000]);
		const minutes = (Date.parse(body.payBy) - Date.now()) / 60_000;
		expect(minutes).toBeGreaterThan(13);
		expect(minutes).toBeLessThanOrEqual(15.1);
		expect(await leftIn(north)).toBe(98);
	});

	it("is paid, then issued, each once", async () => {
		const { saleId, north } = await addSale();
		const { body } = await order(saleId, [[north, 2]]);
		await runJobs();
		const [payment] = await db
			.select()
			.from(simulatedPayments)
			.where(eq(simulatedPayments.reference, body.number));
		await simulate({ db, jobs, settings }, payment!.token, "succeed");
		const [attempt] = await db
			.select()
			.from(paymentAttempts)
			.where(eq(paymentAttempts.reference, body.number));
		for (let time = 0; time < 2; time++) await jobs.send(db, checkPayment, { attemptId: attempt!.id });
		await runJobs();
		await jobs.send(db, issueTickets, { orderId: attempt!.orderId });
		await runJobs();
		const shown = await call(orderDetail, { number: body.number }, { token: fan.token });
		expect(shown.body.timeline.map(({ state }) => state)).toEqual(["awaiting_payment", "paid", "issued"]);
	});

	it.each([
		["has not opened", { opens: 1 }, "tickets.not_open"],
		["has closed", { closes: -1 }, "tickets.closed"],
		["is for an event that is cancelled", { status: "cancelled" as const }, "tickets.closed"],
	])("is refused when the sale %s", async (_, times, code) => {
		const { saleId, north } = await addSale(times);
		const answer = await order(saleId, [[north, 1]]);
		expect([answer.status, answer.body.error]).toEqual([409, code]);
	});

	it("is refused for an unknown sale or section, or a section of another sale", async () => {
		const [one, other] = [await addSale(), await addSale()];
		expect((await order(randomUUID(), [[one.north, 1]])).body.error).toBe("tickets.unknown_sale");
		for (const section of [randomUUID(), other.north])
			expect((await order(one.saleId, [[section, 1]])).body.error).toBe("tickets.unknown_section");
	});

	it("reports how many are left", async () => {
		const { saleId, north } = await addSale({}, 3);
		await order(saleId, [[north, 2]]);
		const { status, body } = await order(saleId, [[north, 2]], {
			token: (await createLoggedInMember(db)).token,
		});
		expect([status, body]).toEqual([409, { error: "tickets.not_enough", message: "North 1: only 1 left." }]);
	});

	it("enforces the limit per member over all orders, except released ones", async () => {
		const { saleId, north } = await addSale();
		const first = await order(saleId, [[north, 3]]);
		const over = await order(saleId, [[north, 2]]);
		expect([over.status, over.body]).toEqual([
			409,
			{
				error: "tickets.over_limit",
				message: "North 1: at most 4 tickets per member. You can still order 1.",
			},
		]);
		await db
			.update(orders)
			.set({ payBy: sql`now() - interval '1 second'` })
			.where(eq(orders.number, first.body.number));
		expect((await order(saleId, [[north, 4]])).status).toBe(201);
	});

	it("shares one limit between accounts that have verified the same phone, one after the other", async () => {
		const { saleId, north } = await addSale();
		const [first, second, liar] = [
			await createLoggedInMember(db, { phoneVerifiedAt: new Date() }),
			await createLoggedInMember(db, { phoneVerifiedAt: new Date() }),
			await createLoggedInMember(db),
		];
		const orderAs = async ({ token }: { token: string }, quantity: number) =>
			(await order(saleId, [[north, quantity]], { token })).status;
		expect(await orderAs(first, 3)).toBe(201);
		const phoneOf = (member: { id: string }, phone: string) =>
			db.execute(sql`update members set phone = ${phone} where id = ${member.id}`);
		await phoneOf(first, "+6281299999901");
		await phoneOf(second, first.phone);
		expect(await orderAs(second, 2)).toBe(409);
		expect(await orderAs(second, 1)).toBe(201);
		// An unverified number neither counts towards its owner's limit nor is bound by it.
		await phoneOf(second, "+6281299999902");
		await phoneOf(liar, first.phone);
		expect(await orderAs(liar, 4)).toBe(201);
	});

	it("enforces the limit when the same member orders twice concurrently", async () => {
		const { saleId, north } = await addSale();
		const answers = await Promise.all(Array.from({ length: 6 }, () => order(saleId, [[north, 2]])));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
		expect(await leftIn(north)).toBe(96);
	});
});

describe("through a promo link", () => {
	it("applies a discount that draws on the link's quota", async () => {
		const { saleId, north } = await addSale();
		const link = await addPromo({ saleId, quota: 3 });
		const { body } = await order(saleId, [[north, 2]], { promo: link.slug });
		expect(body.total).toBe(120_000);
		const lines = await db
			.select({ kind: orderLines.kind, amount: orderLines.amount })
			.from(orderLines)
			.where(
				inArray(
					orderLines.orderId,
					db.select({ id: orders.id }).from(orders).where(eq(orders.number, body.number)),
				),
			)
			.orderBy(orderLines.position);
		expect(lines).toEqual([
			{ kind: "ticket", amount: 150_000 },
			{ kind: "discount", amount: -30_000 },
		]);
		const more = await order(saleId, [[north, 2]], { promo: link.slug });
		expect([more.status, more.body.error]).toEqual([409, "promo.used_up"]);
		expect(await leftIn(north)).toBe(98);
		expect(
			(
				await db
					.select({ left: leftOf(promoLinks) })
					.from(promoLinks)
					.where(eq(promoLinks.id, link.id))
			)[0]?.left,
		).toBe(1);
	});

	it("is refused before and after its window, for other sections, and when unknown", async () => {
		const { saleId, north, vip } = await addSale();
		const other = await addSale();
		const before = await addPromo({ saleId, opensAt: inDays(1) });
		const after = await addPromo({ saleId, closesAt: inDays(-1) });
		const here = await addPromo({ saleId });
		const code = async (promo: string, section = north, sale = saleId) =>
			(await order(sale, [[section, 1]], { promo })).body.error;
		expect(await code(before.slug)).toBe("promo.not_begun");
		expect(await code(after.slug)).toBe("promo.ended");
		expect(await code(here.slug, vip)).toBe("promo.not_here");
		expect(await code("tidak-ada")).toBe("tickets.unknown_promo");
		expect(await code(here.slug, other.north, other.saleId)).toBe("tickets.unknown_promo");
	});
});
