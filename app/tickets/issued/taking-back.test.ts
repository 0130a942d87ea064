import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buyTickets, callAs, createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { unreadMessages } from "../../messages/inbox/inbox-contract";
import { messages } from "../../messages/tables.server";
import { readAllotments } from "../../orders/allotments/allotments.server";
import { refundSoldOrder } from "../../orders/refunds/contract";
import { transaction } from "../../platform/data/transaction.server";
import { admitTicket } from "./admit-ticket.server";
import { issuedTickets } from "./tables.server";
import { acceptTransfer } from "./transfers/accept-transfer.server";
import { acceptOfferedTicket, offeredTickets, transferTicket } from "./transfers/contract";

const { db, jobs, settings, call, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const invariants = readFileSync(new URL("../../orders/invariants.sql", import.meta.url), "utf8");
const faults = async () => (await db.execute(sql.raw(invariants))).rows;
type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;
const proven = { emailVerifiedAt: new Date(), phoneVerifiedAt: new Date() };
const finance = await createLoggedInMember(db);
await grantRoles(db, { memberId: finance.id, roles: ["finance"], by: null });
let buyer: Fan;
let friend: Fan;
let other: Fan;
beforeEach(async () => {
	buyer = await createLoggedInMember(db, { name: "Sari Dewanti" });
	friend = await createLoggedInMember(db, { name: "Bagas Pratama", ...proven });
	other = await createLoggedInMember(db, { name: "Citra Lestari", ...proven });
});

async function buy(quantity: number) {
	const sale = await createTicketSale(db);
	const sectionId = sale.sections[0]!.id;
	const order = await buyTickets(context, buyer.id, { saleId: sale.saleId, sectionId, quantity });
	return {
		number: order.number,
		orderId: order.id,
		/** By place. */
		tickets: (await allOf(order.id)).map(({ number }) => number),
		sold: async () => (await readAllotments(db, [sectionId])).get(sectionId)!.sold,
	};
}
const allOf = (orderId: string) =>
	db
		.select()
		.from(issuedTickets)
		.where(eq(issuedTickets.orderId, orderId))
		.orderBy(issuedTickets.place, issuedTickets.issuedAt);
async function offer(code: string, to: Fan) {
	await call(transferTicket, { code, recipient: to.email }, { token: buyer.token });
	const { offers } = (await call(offeredTickets, {}, { token: to.token })).body;
	return offers[0]!.id;
}
/** Returns the new number. */
async function handOn(code: string, to: Fan): Promise<string> {
	const id = await offer(code, to);
	return (await call(acceptOfferedTicket, { id }, { token: to.token })).body.number;
}
let keys = 0;
const refund = (number: string, quantity: number, tickets?: { number: string; state: "valid" | "used" }[]) =>
	call(
		refundSoldOrder,
		{ number, lines: [{ position: 1, quantity }], reason: "goodwill", ...(tickets && { tickets }) },
		{ token: finance.token, headers: { "idempotency-key": `taking-back-tickets-${++keys}` } },
	);
const valid = (number: string) => ({ number, state: "valid" as const });
const used = (number: string) => ({ number, state: "used" as const });
const stateOf = async (number: string) =>
	(await db.select().from(issuedTickets).where(eq(issuedTickets.number, number)))[0]!.state;
const mailsTo = async (fan: Fan) =>
	(await db.select().from(messages).where(eq(messages.to, fan.email))).map(({ subject }) => subject);
const dead = "Tiketmu tidak berlaku lagi";

describe("a partial refund", () => {
	it("takes what is still in the buyer's hands, even if the last place was handed on", async () => {
		const { number, tickets } = await buy(2);
		const given = await handOn(tickets[1]!, friend);
		expect((await refund(number, 1)).status).toBe(201);
		expect([await stateOf(tickets[0]!), await stateOf(given)]).toEqual(["void", "valid"]);
		await runJobs();
		expect(await mailsTo(friend)).not.toContain(dead);
		expect(await faults()).toEqual([]);
	});

	it("is refused where others would lose their tickets, until staff have chosen whose", async () => {
		const { number, orderId, tickets, sold } = await buy(3);
		const [own] = tickets;
		const [first, second] = [await handOn(tickets[1]!, friend), await handOn(tickets[2]!, other)];
		const refused = await refund(number, 2);
		expect([refused.status, refused.body.error]).toEqual([409, "refund.choose_tickets"]);
		for (const one of [first, second])
			expect(refused.body.message).toContain(`${one.slice(0, 4)} ${one.slice(4)}`);
		expect([await stateOf(own!), await stateOf(first), await stateOf(second)]).toEqual([
			"valid",
			"valid",
			"valid",
		]);
		await runJobs();
		const before = (await call(unreadMessages, {}, { token: other.token })).body.unread;

		expect((await refund(number, 2, [valid(own!), valid(second)])).status).toBe(201);
		expect([await stateOf(own!), await stateOf(first), await stateOf(second)]).toEqual([
			"void",
			"valid",
			"void",
		]);
		expect(await sold()).toBe(1);
		await runJobs();
		expect(await mailsTo(other)).toContain(dead);
		expect((await call(unreadMessages, {}, { token: other.token })).body.unread).toBe(before + 1);
		expect(await mailsTo(friend)).not.toContain(dead);
		expect(await mailsTo(buyer)).not.toContain(dead);
		const log = await db
			.select()
			.from(auditLog)
			.where(eq(auditLog.subject, `order/${number}`));
		expect(log[0]?.after).toMatchObject({ tickets: [valid(own!), valid(second)] });
		expect((await allOf(orderId)).filter(({ state }) => state === "valid")).toHaveLength(1);
		expect(await faults()).toEqual([]);
	});

	it("takes exactly the chosen tickets: as many as are refunded, and as they were seen", async () => {
		const { number, tickets } = await buy(3);
		const elsewhere = await buy(1);
		const [first, second, third] = tickets as [string, string, string];
		for (const wrong of [
			[],
			[valid(first)],
			[valid(first), valid(first)],
			[valid(first), valid(elsewhere.tickets[0]!)],
			[valid(first), valid(second), valid(third)],
		])
			expect((await refund(number, 2, wrong)).body.error).toBe("refund.tickets_differ");
		await admitTicket(db, first, "C");
		expect((await refund(number, 1, [valid(first)])).body.error).toBe("refund.tickets_differ");
		expect((await refund(number, 1, [valid(second)])).status).toBe(201);
		expect((await refund(number, 1, [valid(second)])).body.error).toBe("refund.tickets_differ");
		expect(await stateOf(third)).toBe("valid");
	});

	it("of a used ticket is goodwill: it stays used, its place stays taken, and it happens once", async () => {
		const { number, tickets, sold } = await buy(3);
		const [inside, , given] = tickets as [string, string, string];
		await admitTicket(db, inside, "C");
		const theirs = await handOn(given, friend);
		expect((await refund(number, 1, [used(inside)])).status).toBe(201);
		expect([await stateOf(inside), await sold()]).toEqual(["used", 3]);
		expect((await refund(number, 1, [used(inside)])).body.error).toBe("refund.tickets_differ");
		expect((await refund(number, 2)).body.error).toBe("refund.choose_tickets");
		expect((await refund(number, 1)).status).toBe(201);
		expect((await refund(number, 1, [valid(theirs)])).body).toMatchObject({ orderState: "refunded" });
		expect(await sold()).toBe(1);
		expect(await faults()).toEqual([]);
	});

	it("sees a ticket that is just changing hands where it arrives", async () => {
		const { number, tickets } = await buy(1);
		const id = await offer(tickets[0]!, friend);
		const [accepted, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const accepting = transaction(db, async (db) => {
			await acceptTransfer({ ...callAs({ ...context, db }, friend.id) }, { id });
			accepted.resolve();
			await committed.promise;
		});
		await accepted.promise;
		const refunding = refund(number, 1);
		await expect
			.poll(async () => {
				const { rows } = await db.execute<{ count: number }>(
					sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
				);
				return rows[0]!.count;
			})
			.toBeGreaterThan(0);
		committed.resolve();
		await accepting;
		expect((await refunding).body.error).toBe("refund.choose_tickets");
	});
});
