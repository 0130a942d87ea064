import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { jobs as everyJob } from "../../jobs.server";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { runBatch } from "../../platform/data/jobs.server";
import { officeToday } from "../today/contract";
import { giveUpOnJob, jobList, jobsPerPage, tryJobAgain, tryQueueAgain } from "./contract";

const { db, boss, pool, jobs: queue, settings, call } = await testApp({}, { limits: noLimits });
const admin = await createLoggedInMember(db);
await grantRoles(db, { memberId: admin.id, roles: ["admin"], by: null });
const { token } = admin;

const openAttempt = everyJob.find(({ name }) => name === "open-attempt")!;
const removePhoto = everyJob.find(({ name }) => name === "remove-photo")!;

/** A job whose attempts are all used up, as the queue itself leaves it. */
async function fail(job = openAttempt, data: object = { attemptId: randomUUID() }) {
	await boss.insert(job.name, [{ data, retryLimit: 0 }]);
	const [fetched] = await boss.fetch(job.name, { batchSize: 1 });
	await boss.fail(job.name, fetched!, { message: "charge answered 503" });
	return fetched!.id;
}
const list = async (input: Parameters<typeof call<typeof jobList>>[1] = {}) =>
	(await call(jobList, input, { token })).body;
const stateOf = async (id: string) =>
	(await pool.query("select state from pgboss.job where id = $1", [id])).rows[0]?.state ?? null;

beforeEach(async () => {
	await db.execute(sql`delete from pgboss.job`);
});

describe("the office's list of jobs", () => {
	it("has what failed, why, what it is about and which request it comes from, but no secrets of its data", async () => {
		const attemptId = randomUUID();
		const data = { attemptId, requestId: "0f3c9a1b7e5d", code: "123456", email: "sari@example.com" };
		const id = await fail(openAttempt, data);
		const { queues, jobs } = await list();
		expect(queues).toEqual([{ queue: "open-attempt", waiting: 0, failed: 1 }]);
		expect(jobs).toMatchObject([
			{
				id,
				queue: "open-attempt",
				state: "failed",
				tries: 1,
				reason: "charge answered 503",
				about: [attemptId],
				requestId: "0f3c9a1b7e5d",
			},
		]);
		expect(JSON.stringify(jobs)).not.toMatch(/123456|sari@/);
	});

	it("has what waits, of one queue if asked, page by page, and the number that today leads to", async () => {
		for (let made = 0; made < jobsPerPage + 2; made++)
			await boss.insert("deliver-message", [{ data: {}, startAfter: new Date(Date.now() - made * 1000) }]);
		await boss.insert("make-pdf", [{ data: {} }]);
		await fail();
		const first = await list({ state: "waiting", queue: "deliver-message" });
		const second = await list({ state: "waiting", queue: "deliver-message", after: first.next! });
		expect([first.jobs.length, second.jobs.length, second.next]).toEqual([jobsPerPage, 2, null]);
		const ids = [...first.jobs, ...second.jobs].map(({ id }) => id);
		expect(new Set(ids).size).toBe(jobsPerPage + 2);
		expect(first.jobs[0]!.dueAt < second.jobs[1]!.dueAt).toBe(true);
		expect((await list({ state: "waiting" })).queues).toContainEqual({
			queue: "make-pdf",
			waiting: 1,
			failed: 0,
		});
		const { waiting } = (await call(officeToday, {}, { token })).body;
		expect(waiting).toContainEqual({ kind: "failed_jobs", count: 1, amount: null });
	});
});

describe("run again", () => {
	it("tries a failed job at once, one time more, and it can be done", async () => {
		const id = await fail();
		expect((await call(tryJobAgain, { queue: "open-attempt", id }, { token })).status).toBe(200);
		const [fetched] = await boss.fetch("open-attempt", { batchSize: 5 });
		expect(fetched?.id).toBe(id);
		const context = { db, jobs: queue, settings, limits: noLimits };
		expect(await runBatch(openAttempt, context, [fetched!.data])).toEqual([undefined]);
		await boss.fail("open-attempt", fetched!, { message: "again" });
		expect((await list()).jobs).toMatchObject([{ id, tries: 2, reason: "again" }]);
	});

	it("pulls the next attempt of one that waits forward, but touches none that is running", async () => {
		await boss.insert("open-attempt", [{ data: {}, retryLimit: 5, retryDelay: 900 }]);
		const [fetched] = await boss.fetch("open-attempt", { batchSize: 1 });
		const { id } = fetched!;
		expect((await call(tryJobAgain, { queue: "open-attempt", id }, { token })).status).toBe(404);
		expect((await call(giveUpOnJob, { queue: "open-attempt", id }, { token })).status).toBe(404);
		expect(await stateOf(id)).toBe("active");
		await boss.fail("open-attempt", fetched!, { message: "busy" });
		expect(await boss.fetch("open-attempt", { batchSize: 1 })).toEqual([]);
		expect((await call(tryJobAgain, { queue: "open-attempt", id }, { token })).status).toBe(200);
		expect((await boss.fetch("open-attempt", { batchSize: 1 })).map(({ id }) => id)).toEqual([id]);
	});

	it("of a whole queue tries all that failed in it, and nothing else", async () => {
		const [one, other] = [await fail(), await fail()];
		const elsewhere = await fail(removePhoto, { id: "x" });
		const both = await Promise.all([
			call(tryQueueAgain, { queue: "open-attempt" }, { token }),
			call(tryQueueAgain, { queue: "open-attempt" }, { token }),
		]);
		expect(both.map(({ body }) => body.count).toSorted()).toEqual([0, 2]);
		expect(await Promise.all([one, other, elsewhere].map(stateOf))).toEqual(["retry", "retry", "failed"]);
	});
});

it("given up, a failed or waiting job is gone, once; another queue's name does not reach it", async () => {
	const id = await fail();
	const ask = (queue: string) => call(giveUpOnJob, { queue, id }, { token });
	expect((await ask("pay-refund")).status).toBe(404);
	expect((await ask("open-attempt")).status).toBe(200);
	expect((await ask("open-attempt")).status).toBe(404);
	expect(await stateOf(id)).toBe(null);
	const { rows } = await pool.query("select action, subject, member_id from audit_log");
	expect(rows).toContainEqual({
		action: "jobs.give-up",
		subject: `job/open-attempt/${id}`,
		member_id: admin.id,
	});
});

it("the queue's own jobs are nobody's to touch", async () => {
	const id = randomUUID();
	await boss.createQueue("__pgboss__send-it");
	await db.execute(
		sql`insert into pgboss.job (id, name, state, completed_on, data) values (${id}, '__pgboss__send-it', 'failed', now(), '{}')`,
	);
	expect((await list()).jobs).toEqual([]);
	expect((await call(giveUpOnJob, { queue: "__pgboss__send-it", id }, { token })).status).toBe(422);
});
