import { randomUUID } from "node:crypto";
import { and, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { testApp } from "../../test/app";
import { noLimits } from "../../test/call-freely";
import { startSmtpInbox } from "../../test/smtp-inbox";
import { createLoggedInMember } from "../members/factories.server";
import { inboxMessages } from "../messages/notifications/tables.server";
import { messages } from "../messages/tables.server";
import { runBatch } from "../platform/data/jobs.server";
import { buildLine, createOrder, createStock } from "./factories.server";
import { mailBuyer } from "./tell-buyer.server";

const refused: string[] = [];
const inbox = await startSmtpInbox({ answer: ({ to }) => (refused.includes(to[0]!) ? 450 : null) });
afterAll(() => inbox.close());
const { db, jobs, settings } = await testApp({ SMTP_URL: inbox.url });
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };
beforeEach(() => void refused.splice(0));

async function placeOrders(count: number) {
	const placed = [];
	for (let at = 0; at < count; at++) {
		const fan = await createLoggedInMember(db);
		await db.execute(sql`
			insert into push_subscriptions (endpoint, key, token, member_id, session_id, client, language)
			select 'https://push.example/' || id, 'key', 'token', member_id, id, 'desktop', 'id'
			from member_sessions where member_id = ${fan.id}`);
		const lines = [buildLine({ allotmentId: await createStock(db, 1) })];
		const { order } = await createOrder(context, { memberId: fan.id, lines });
		placed.push({ fan, order });
	}
	await db.execute("delete from pgboss.job");
	return placed;
}
type Placed = Awaited<ReturnType<typeof placeOrders>>[number];

const paid = ({ order }: Placed) => ({ orderId: order.id, news: "paid" as const, messageId: randomUUID() });

/** How often the buyer got a mail, a message in the inbox, and a push. */
async function toldTo({ fan, order }: Placed) {
	const { rows } = await db.execute(sql`
		select from pgboss.job where name = 'send-push' and data->'message'->'title'->>'id' like ${`%${order.number}`}`);
	return {
		mails: inbox.taken.filter(({ to }) => to.includes(fan.email)).length,
		inbox: await db.$count(inboxMessages, eq(inboxMessages.memberId, fan.id)),
		pushes: rows.length,
	};
}
const once = { mails: 1, inbox: 1, pushes: 1 };

/** Meanwhile the database refuses this. */
async function whilePoisoned<T>(what: string, condition: string, work: () => Promise<T>): Promise<T> {
	await db.execute(
		sql.raw(`
		create or replace function poison() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
		create trigger poison before ${what} for each row when (${condition}) execute function poison()`),
	);
	const result = await work();
	await db.execute("drop function poison cascade");
	return result;
}

it("tells the buyers of many orders, each about their own", async () => {
	const placed = await placeOrders(12);
	const errors = await runBatch(mailBuyer, context, placed.map(paid));
	expect(errors.filter(Boolean)).toEqual([]);
	for (const each of placed) {
		expect(await toldTo(each)).toEqual(once);
		const mail = inbox.taken.find(({ to }) => to.includes(each.fan.email))!;
		expect(mail.parts[0]!.body).toContain(each.order.number);
	}
});

it("tells the others of a batch when one cannot be told", async () => {
	const placed = await placeOrders(4);
	const news = [...placed.map(paid), { orderId: "no order" }];
	const isHers = `new.member_id = '${placed[1]!.fan.id}'`;
	const errors = await whilePoisoned("insert on inbox_messages", isHers, () =>
		runBatch(mailBuyer, context, news),
	);
	expect(errors.map(Boolean)).toEqual([false, true, false, false, true]);
	expect(await Promise.all(placed.map(toldTo))).toEqual([
		once,
		{ mails: 0, inbox: 0, pushes: 0 },
		once,
		once,
	]);
	expect((await runBatch(mailBuyer, context, news.slice(0, 4))).filter(Boolean)).toEqual([]);
	expect(await Promise.all(placed.map(toldTo))).toEqual([once, once, once, once]);
});

it("tries again only those mails that the provider did not take, and repeats nothing else", async () => {
	const placed = await placeOrders(3);
	const news = placed.map(paid);
	refused.push(placed[1]!.fan.email);
	const errors = await runBatch(mailBuyer, context, news);
	expect(errors.map((error) => error?.message)).toEqual([undefined, "SMTP 450", undefined]);
	expect(await Promise.all(placed.map(toldTo))).toEqual([once, { ...once, mails: 0 }, once]);
	refused.pop();
	await runBatch(mailBuyer, context, news);
	expect(await Promise.all(placed.map(toldTo))).toEqual([once, once, once]);
});

it("loses and repeats nothing when the process dies between writing and sending", async () => {
	const placed = await placeOrders(3);
	const news = placed.map(paid);
	const errors = await whilePoisoned("update on messages", "true", () => runBatch(mailBuyer, context, news));
	expect(errors.map(Boolean)).toEqual([true, true, true]);
	expect(await Promise.all(placed.map(toldTo))).toEqual(placed.map(() => ({ ...once, mails: 0 })));
	// Of what the dead process had claimed, nothing is sent until the claim has expired.
	const ids = news.map(({ messageId }) => messageId);
	await db
		.update(messages)
		.set({ claimedUntil: sql`now() + interval '1 minute'` })
		.where(eq(messages.id, ids[0]!));
	expect((await runBatch(mailBuyer, context, news)).map((error) => error?.message)).toEqual([
		"claimed by another worker",
		undefined,
		undefined,
	]);
	await db.update(messages).set({ claimedUntil: sql`now()` }).where(eq(messages.id, ids[0]!));
	await runBatch(mailBuyer, context, news);
	expect(await Promise.all(placed.map(toldTo))).toEqual([once, once, once]);
	const unsent = and(like(messages.subject, `%${placed[0]!.order.number}%`), sql`${messages.sentAt} is null`);
	expect(await db.$count(messages, unsent)).toBe(0);
});
