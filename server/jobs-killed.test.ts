import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { createLoggedInMember } from "../app/members/factories.server";
import { inboxMessages } from "../app/messages/notifications/tables.server";
import { messages } from "../app/messages/tables.server";
import { buildLine, createOrder, createStock } from "../app/orders/factories.server";
import { mailBuyer } from "../app/orders/tell-buyer.server";
import { openPool } from "../app/platform/data/database.server";
import { statementProxy } from "../storm/statement-proxy.mjs";
import { testApp } from "../test/app";
import { noLimits } from "../test/call-freely";
import { startJobs } from "./jobs";

const { db, url, jobs, settings } = await testApp();
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };
const patience = { timeout: 60_000, interval: 50 };

/** Works on the queue of an order's news, over these connections. */
async function startProcess(databaseUrl: string) {
	const pool = openPool(databaseUrl, { max: 2, onError: () => {} });
	const { stop } = await startJobs({
		jobs: [mailBuyer],
		databaseUrl,
		pool,
		settings,
		onError: () => {},
		onFailure: () => {},
	});
	return async () => {
		await stop();
		await pool.end();
	};
}

const isDone = async () =>
	(await db.execute("select from pgboss.job where name = 'mail-buyer' limit 1")).rows.length === 0;

const steps = [
	/skip locked/i,
	/insert into "messages"/,
	/^commit$/,
	/update "messages"/,
	/delete from pgboss/i,
];

it("an order's buyers are told once, after whichever statement the process that tells them is killed", async () => {
	const fans = [await createLoggedInMember(db), await createLoggedInMember(db)];
	const orders = [];
	for (const { id: memberId } of fans) {
		const lines = [buildLine({ allotmentId: await createStock(db, 1) })];
		orders.push((await createOrder(context, { memberId, lines })).order);
	}
	const killedAfter: string[] = [];
	const isMissing = (step: RegExp) => !killedAfter.some((statement) => step.test(statement));
	// Statements of several connections end in another order each time: whatever was not the last one, is in another round.
	for (let point = 1, round = 1; round <= 10; point++) {
		await db.execute("delete from pgboss.job");
		await db.delete(inboxMessages);
		await db.delete(messages);
		const proxy = await statementProxy(url);
		const stopFirst = await startProcess(proxy.url);
		let isKilled = false;
		proxy.stopAt(point, () => {
			isKilled = true;
			proxy.close();
		});
		const news = orders.map(({ id }) => ({ orderId: id, news: "paid" as const, messageId: randomUUID() }));
		await jobs.sendAll(db, mailBuyer, news);
		await vi.waitFor(async () => expect(isKilled || (await isDone())).toBe(true), patience);
		// The last statement ends the work a moment before the proxy sees it.
		await stopFirst().catch(() => {});
		proxy.close();
		if (isKilled) killedAfter.push((proxy.points() as { statement: string }[]).at(-1)!.statement);
		// What happens by itself once the heartbeat and the claims of the dead are over.
		await db.execute("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
		await db.update(messages).set({ claimedUntil: null });
		const stopOther = await startProcess(url);
		await vi.waitFor(async () => expect(await isDone()).toBe(true), patience);
		await stopOther();
		for (const [at, { id, email }] of fans.entries()) {
			const written = await db.select().from(messages).where(eq(messages.to, email));
			expect(written, `killed after ${killedAfter.at(-1)}`).toMatchObject([
				{ subject: expect.stringContaining(orders[at]!.number), sentAt: expect.any(Date) },
			]);
			expect(await db.$count(inboxMessages, eq(inboxMessages.memberId, id))).toBe(1);
		}
		if (isKilled) continue;
		if (!steps.some(isMissing)) break;
		round++;
		point = 0;
	}
	expect(steps.filter(isMissing), "never killed after").toEqual([]);
});
