import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { createLoggedInMember } from "../app/members/factories.server";
import { profile } from "../app/members/profile/profile-contract";
import { newsList } from "../app/news/contract";
import { openPool } from "../app/platform/data/database.server";
import { testApp } from "../test/app";
import { noLimits } from "../test/call-freely";
import { freshDatabase } from "../test/database";

const { url, pool: direct, db } = await freshDatabase();

/** A site whose database has this many connections, and two members whose rows somebody else has locked. */
async function withLockedRows(max: number) {
	const pool = openPool(url, { max, onError: () => {} });
	onTestFinished(() => pool.end());
	const site = await testApp({}, { pool, limits: noLimits });
	const locked = [await createLoggedInMember(db), await createLoggedInMember(db)] as const;
	await pool.query("select 1");
	const somebodyElse = await direct.connect();
	await somebodyElse.query("begin");
	await somebodyElse.query("select 1 from members where id = any($1) for update", [
		locked.map(({ id }) => id),
	]);
	let isLocked = true;
	const unlock = async () => {
		if (isLocked) await somebodyElse.query("rollback");
		if (isLocked) somebodyElse.release();
		isLocked = false;
	};
	onTestFinished(unlock);
	const write = async (token: string, name = "Nama Baru") => {
		const response = await site.app.inject({
			method: "PUT",
			url: "/api/user/profile",
			headers: { authorization: `Bearer ${token}` },
			payload: { name },
		});
		return { status: response.statusCode, headers: response.headers, error: response.json().error };
	};
	return { ...site, locked, unlock, write };
}

it("while writers wait for a lock, reads go on, and a writer who waits too long is told that the site is busy", async () => {
	const { app, call, locked, unlock, write, logs } = await withLockedRows(3);
	const other = await createLoggedInMember(db);
	// Their next call notes that they are back.
	await db.execute(sql`update member_sessions set last_seen_at = now() - interval '2 hours'`);
	// Two hold a connection for as long as a lock is waited for, then two more do.
	const first = locked.map(({ token }) => write(token));
	await wait(2_500);
	const second = locked.map(({ token }) => write(token));
	await wait(100);
	const waiting = write(other.token);

	expect((await call(newsList, { q: "sesuatu" })).status).toBe(200);
	expect((await call(profile, {}, { token: other.token })).status).toBe(200);
	expect((await app.inject("/readyz")).statusCode).toBe(200);
	const { body } = await app.inject("/metrics");
	expect(body).toMatch(/^database_calls_waiting 3$/m);

	expect((await Promise.all(first)).map(({ error }) => error)).toEqual(["server_busy", "server_busy"]);
	const refused = await waiting;
	expect(refused).toMatchObject({ status: 503, error: "server_busy" });
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
	expect((await app.inject("/readyz")).statusCode).toBe(200);
	expect((await app.inject("/metrics")).body).toMatch(/^database_busy_total 1$/m);
	expect(logs.filter((line) => line.includes("busy: "))).toEqual([expect.stringContaining('"pool_busy"')]);
	await unlock();
	expect((await Promise.all(second)).map(({ status }) => status)).toEqual([200, 200]);
	expect((await write(other.token)).status).toBe(200);
}, 20_000);

it("when the lock is released, those who wait are served in the order in which they came", async () => {
	const { locked, unlock, write } = await withLockedRows(2);
	const others = await Promise.all(Array.from({ length: 6 }, () => createLoggedInMember(db)));
	const answered: number[] = [];
	const all = [locked[0], ...others].map(async ({ token }, place) => {
		await wait(place * 100);
		const { status } = await write(token);
		answered.push(place);
		return status;
	});
	await wait(1_500);
	expect(answered).toEqual([]);
	await unlock();
	expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
	expect(answered).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it("those beyond the longest queue are refused at once", async () => {
	const { locked, unlock, write } = await withLockedRows(2);
	const other = await createLoggedInMember(db);
	let waiting = 0;
	const crowd = [locked[0], ...Array.from({ length: 220 }, () => other)].map(({ token }) => {
		waiting++;
		return write(token).finally(() => waiting--);
	});
	const refused = await Promise.race(crowd);
	expect(refused).toMatchObject({ status: 503, error: "server_busy" });
	expect(waiting).toBeGreaterThan(150);
	await unlock();
	const statuses = (await Promise.all(crowd)).map(({ status }) => status);
	expect(statuses.filter((status) => status === 503).length).toBeLessThan(40);
	expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(150);
});
