import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buyTickets, createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { settleAttempt } from "../../orders/factories.server";
import { listAttempts } from "../../orders/payments/find-attempts.server";
import { refundOrder } from "../../orders/refunds/refund-order.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { transaction } from "../../platform/data/transaction.server";
import { ticketSale } from "../contract";
import { holdTickets, releaseTickets } from "../holds/hold-contract";
import { issueTickets } from "../issued/issue-tickets.server";
import { issuedTickets } from "../issued/tables.server";
import { acceptOfferedTicket, offeredTickets, transferTicket } from "../issued/transfers/contract";
import { joinWaitingList } from "../waiting-list/contract";
import { placeTicketOrder } from "./order-contract";

const { db, jobs, settings, call } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;
let [fan, friend]: [Fan, Fan] = [] as never;
beforeEach(async () => {
	[fan, friend] = [await createLoggedInMember(db), await createLoggedInMember(db)];
});

/** Three blocks with a limit of four each; `limit` over all of them. */
async function openSale(limit: number) {
	const keys = ["utara-1", "utara-2", "utara-3"];
	const sections = keys.map((key, at) => ({ key, label: { id: `Utara ${at + 1}`, en: `North ${at + 1}` } }));
	const sale = await createTicketSale(db, { perMemberLimit: limit }, sections);
	return { ...sale, saleId: sale.saleId, blocks: sale.sections.map(({ id }) => id) };
}
type Sale = Awaited<ReturnType<typeof openSale>>;
const wishOf = ({ saleId, blocks }: Sale, quantities: number[]) => ({
	saleId,
	sections: quantities.flatMap((quantity, at) =>
		quantity > 0 ? [{ sectionId: blocks[at]!, quantity }] : [],
	),
});
const hold = (sale: Sale, quantities: number[], who = fan) =>
	call(holdTickets, wishOf(sale, quantities), { token: who.token, language: "en" });
const order = (sale: Sale, quantities: number[], who = fan) =>
	call(
		placeTicketOrder,
		{ ...wishOf(sale, quantities), method: "qris" },
		{ token: who.token, headers: { "idempotency-key": randomUUID() }, language: "en" },
	);
const buy = ({ saleId, blocks }: Sale, quantity: number, who = fan, block = 0) =>
	buyTickets(context, who.id, { saleId, sectionId: blocks[block]!, quantity });
const liveOf = ({ eventId }: Sale, who: Fan) =>
	db
		.select()
		.from(issuedTickets)
		.where(
			and(
				eq(issuedTickets.memberId, who.id),
				eq(issuedTickets.eventId, eventId),
				inArray(issuedTickets.state, ["valid", "used"]),
			),
		)
		.orderBy(issuedTickets.issuedAt);
/** Offers so many of one's tickets; they are not accepted yet. */
async function offer(sale: Sale, from: Fan, to: Fan, count: number) {
	for (const { number } of (await liveOf(sale, from)).slice(0, count))
		await call(transferTicket, { code: number, recipient: to.email }, { token: from.token });
	return (await call(offeredTickets, {}, { token: to.token })).body.offers.map(({ id }) => id);
}
const accept = (id: string, to: Fan) =>
	call(acceptOfferedTicket, { id }, { token: to.token, language: "en" });
async function give(sale: Sale, from: Fan, to: Fan, count: number) {
	for (const id of await offer(sale, from, to, count)) expect((await accept(id, to)).status).toBe(200);
}

describe("the limit of a sale", () => {
	it("counts over all its sections, in one order and over several, held or ordered", async () => {
		const sale = await openSale(6);
		const many = await order(sale, [4, 3]);
		expect([many.status, many.body]).toEqual([
			409,
			{
				error: "tickets.over_limit",
				message: "All sections: at most 6 tickets per member. You can still order 6.",
			},
		]);
		expect((await order(sale, [4])).status).toBe(201);
		expect((await hold(sale, [0, 3])).body).toMatchObject({
			message: "All sections: at most 6 tickets per member. You can still order 2.",
		});
		expect((await hold(sale, [0, 2])).status).toBe(200);
		expect((await hold(sale, [0, 1, 1])).status, "what is held is exchanged").toBe(200);
		expect((await order(sale, [0, 1, 1])).status).toBe(201);
		expect((await order(sale, [0, 0, 1])).body.error).toBe("tickets.over_limit");
	});

	it("is on the sale's page, and nobody waits for more", async () => {
		const sale = await openSale(2);
		expect((await call(ticketSale, { event: sale.slug })).body.perMemberLimit).toBe(2);
		const answer = await call(joinWaitingList, { sale: sale.saleId, size: 3 }, { token: fan.token });
		expect(answer.body.error).toBe("tickets.over_limit");
	});

	it("of four: whoever got three from others can order one more, and not four", async () => {
		const sale = await openSale(4);
		await buy(sale, 3, friend, 1);
		await give(sale, friend, fan, 3);
		expect((await order(sale, [4])).body).toMatchObject({ error: "tickets.over_limit" });
		expect((await hold(sale, [2])).status).toBe(409);
		expect((await order(sale, [1])).status).toBe(201);
	});

	it("of four: whoever has, ordered or holds four is given no fifth, and the ticket stays its sender's", async () => {
		const sale = await openSale(4);
		await buy(sale, 1, friend, 1);
		const [id] = await offer(sale, friend, fan, 1);
		expect((await hold(sale, [2, 0, 2])).status).toBe(200);
		expect((await accept(id!, fan)).body).toMatchObject({ error: "offer.over_limit" });
		await call(releaseTickets, { sale: sale.saleId }, { token: fan.token });
		const placed = await order(sale, [2, 0, 2]);
		const full = await accept(id!, fan);
		expect([full.status, full.body.message]).toEqual([
			409,
			"Each member can have at most 4 tickets over all sections, including any you have ordered and not paid for yet. You have that many, so this ticket stays with its sender.",
		]);
		const paid = (await findAnyOrder(db, { number: placed.body.number }))!;
		await settleAttempt(context, (await listAttempts(db, paid.id))[0]!.id);
		expect((await accept(id!, fan)).status, "paid and not issued yet").toBe(409);
		await issueTickets.run(context, { orderId: paid.id });
		expect((await accept(id!, fan)).status).toBe(409);
		expect(await liveOf(sale, friend)).toHaveLength(1);
	});

	it("counts what was bought and handed on, but not twice when it comes back, and nothing that was refunded", async () => {
		const sale = await openSale(4);
		await buy(sale, 2);
		const { number } = await buy(sale, 2, fan, 1);
		expect((await order(sale, [0, 0, 1])).status).toBe(409);
		await give(sale, fan, friend, 1);
		expect((await order(sale, [0, 0, 1])).status).toBe(409);
		await give(sale, friend, fan, 1);
		const lines = [{ position: 1, quantity: 1 }];
		await transaction(db, (db) =>
			refundOrder({ db, jobs }, { number, lines, reason: "other", actor: "staff" }),
		);
		expect((await order(sale, [0, 0, 2])).status).toBe(409);
		expect((await order(sale, [0, 0, 1])).status).toBe(201);
	});

	it("holds where a purchase and several transfers come at once", async () => {
		const sale = await openSale(4);
		await buy(sale, 3);
		await buy(sale, 4, friend, 1);
		const ids = await offer(sale, friend, fan, 4);
		const answers = await Promise.all([
			order(sale, [0, 0, 1]),
			...ids.map((id) => accept(id, fan)),
			hold(sale, [0, 0, 1]),
		]);
		expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
	});
});
