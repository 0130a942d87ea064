import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { callAs, createTicketSale, inDays } from "../../../test/ticket-sale";
import { createMember } from "../../members/factories.server";
import { refunds } from "../../orders/payments/tables.server";
import { reconcile } from "../../orders/reconciliation/reconcile.server";
import { finishRefund, nameRefundAccount, payRefund } from "../../orders/refunds/refunds.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import { answerChange } from "./answer-change.server";
import { makeChange } from "./change-match.server";
import { settleChanges } from "./settle-changes.server";
import { changedTickets, matchChanges } from "./tables.server";

const { db, jobs, settings } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const invariants = readFileSync(`${import.meta.dirname}/../../orders/invariants.sql`, "utf8");

/** Paid and issued by plain SQL, since selling them one by one would take minutes: each order two tickets, every method. */
async function sellTwoEach(
	db: Db,
	orders: number,
	{ eventId, sections }: Awaited<ReturnType<typeof createTicketSale>>,
) {
	const { id: sectionId, price } = sections[0]!;
	await db.execute(sql`
		create temporary table sold as
		select n, gen_random_uuid() as member_id, gen_random_uuid() as order_id, gen_random_uuid() as attempt_id,
			'SU-261116-' || translate(lpad(to_hex(n), 5, '0'), 'abcdef', 'ABCDEF') as number,
			(array['qris', 'gopay', 'shopeepay', 'card', 'va_bca', 'va_bni', 'alfamart'])[1 + n % 7] as method
		from generate_series(1, ${orders}::int) n`);
	await db.execute(sql`
		insert into members (id, email, name, phone) select member_id, 'fan-' || n || '@example.com', 'Fan ' || n, '+62813' || (10000000 + n) from sold`);
	await db.execute(sql`
		insert into orders (id, number, member_id, kind, state, total, buyer, language, pay_by, paid_at, created_at, invoice_year, invoice_number, invoiced_at)
		select order_id, number, member_id, 'tickets', 'issued', ${2 * price}, jsonb_build_object('name', 'Fan ' || n, 'email', 'fan-' || n || '@example.com', 'phone', '+62813' || (10000000 + n)),
			'id', now(), now(), now() - interval '1 hour', 2026, n, now() from sold`);
	await db.execute(sql`insert into invoice_counters (year, last) values (2026, ${orders})`);
	await db.execute(sql`
		insert into order_lines (order_id, position, kind, title, reference, unit_price, quantity, amount, tax_inside, allotment_id)
		select order_id, 1, 'ticket', '{"id":"Laga"}', ${sectionId}, ${price}, 2, ${2 * price}, 0, ${sectionId} from sold`);
	await db.execute(sql`
		insert into order_events (order_id, state, actor, at)
		select order_id, state, 'system', now() - interval '1 hour' + step * interval '1 minute'
		from sold, unnest(array['awaiting_payment', 'paid', 'issued']) with ordinality as steps(state, step)`);
	await db.execute(sql`
		insert into payment_attempts (id, order_id, serial, gateway, reference, method, amount, state, expires_at, paid_at)
		select attempt_id, order_id, 1, 'simulator', number, method, ${2 * price}, 'paid', now(), now() from sold`);
	await db.execute(sql`
		insert into simulated_payments (reference, token, amount, method, state, instructions, buyer_name, language, return_url, expires_at, paid_at)
		select number, number, ${2 * price}, method, 'settlement', '{"kind":"page"}', 'Fan', 'id', '/', now(), now() from sold`);
	await db.execute(sql`
		insert into ledger_entries (cause, account, amount, order_id)
		select cause || attempt_id, account, sign * ${2 * price}, order_id from sold,
			(values ('received:', 'customers', -1), ('received:', 'gateway', 1), ('sold:', 'sales', -1), ('sold:', 'customers', 1)) as booked(cause, account, sign)`);
	await db.execute(sql`
		insert into passes (number, order_id, position, place, event_id, section_id, member_id, holder)
		select translate(lpad(to_hex(2 * n + place), 8, '0'), 'abcdef', 'ABCDEF'), order_id, 1, place, ${eventId}, ${sectionId}, member_id, 'Fan ' || n
		from sold, generate_series(1, 2) place`);
	await db.execute(sql`update allotments set sold = ${2 * orders} where id = ${sectionId}`);
}

/** As many at a time as a process has connections to spare. */
async function each<T>(things: readonly T[], work: (thing: T) => Promise<unknown>) {
	const rest = things.values();
	await Promise.all(
		Array.from({ length: 6 }, async () => {
			for (const thing of rest) await work(thing);
		}),
	);
}

/** A thousand with CHANGED_ORDERS=1000: every order takes its own handful of transactions. */
const orders = Number(process.env.CHANGED_ORDERS ?? 200);
const [kept, credited, refunded] = [orders / 5, orders / 5, (orders * 3) / 5];
const paid = 150_000;

it("answers many orders of mixed methods to the rupiah", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 2 * orders }]);
	await transaction(db, (db) => sellTwoEach(db, orders, sale));
	const staff = await createMember(db);
	const wish = { event: sale.slug, kind: "postponed", answerBy: inDays(2).toISOString() } as const;
	const { id, touched } = await transaction(db, (db) =>
		makeChange({ ...callAs(context, staff.id), db }, wish),
	);
	expect(touched).toMatchObject({ fans: orders, orders, tickets: 2 * orders, amount: paid * orders });
	expect(touched.methods).toHaveLength(7);

	// Two of five answer; the sale's rule, a refund, answers for the rest.
	const asked = await db.select().from(changedTickets).where(eq(changedTickets.changeId, id));
	const choices = asked.flatMap((row, at) =>
		at % 5 < 2 ? [{ row, choice: (["keep", "credit"] as const)[at % 5]! }] : [],
	);
	await each(choices, ({ row, choice }) =>
		transaction(db, (db) => answerChange({ ...callAs(context, row.memberId), db }, { id: row.id, choice })),
	);
	await db
		.update(matchChanges)
		.set({ answerBy: inDays(-1) })
		.where(eq(matchChanges.id, id));
	await Promise.all([1, 2, 3, 4].map(() => settleChanges.run(context, {})));
	expect((await db.select().from(matchChanges).where(eq(matchChanges.id, id)))[0]!.settledAt).not.toBeNull();

	// Money leaves by the gateway, or by the bank where the method can't take it back.
	const due = await db.select().from(refunds).where(eq(refunds.state, "due"));
	expect(due).toHaveLength(refunded);
	await each(due, async (refund) => {
		await payRefund.run(context, { refundId: refund.id });
		const account = { bank: "BCA", number: "1234567890", holder: "Fan" };
		if (await nameRefundAccount(db, { refundId: refund.id, orderId: refund.orderId }, account))
			await finishRefund(db, refund.id, "bank");
	});
	const { rows: balances } = await db.execute(sql`
		select account, sum(amount)::int as sum from ledger_entries group by account having sum(amount) <> 0 order by account`);
	const byGateway = due.length - (await db.$count(refunds, sql`account is not null`));
	expect(balances).toEqual([
		{ account: "bank", sum: -paid * (refunded - byGateway) },
		{ account: "credit", sum: -paid * credited },
		{ account: "gateway", sum: paid * (orders - byGateway) },
		{ account: "sales", sum: -paid * kept },
	]);
	const { rows: states } = await db.execute(sql`
		select state, frozen_by is not null and state = 'valid' as frozen, count(*)::int from passes group by 1, 2 order by 1`);
	expect(states).toEqual([
		{ state: "valid", frozen: false, count: 2 * kept },
		{ state: "void", frozen: false, count: 2 * (orders - kept) },
	]);
	const { rows: credit } = await db.execute(sql`
		select count(*)::int, sum(size)::int from vouchers join allotments on allotments.id = budget_id where member_id is not null`);
	expect(credit).toEqual([{ count: credited, sum: paid * credited }]);
	expect((await db.execute(sql.raw(invariants))).rows).toEqual([]);
	const today = new Date().toISOString().slice(0, 10);
	const report = await reconcile(context, { from: inDays(-2).toISOString().slice(0, 10), to: today });
	expect(report.differences).toEqual([]);
});
