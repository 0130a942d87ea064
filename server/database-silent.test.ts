import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { openDatabase, openPool } from "../app/platform/data/database.server";
import { transaction, UncertainCommit } from "../app/platform/data/transaction.server";
import { testApp } from "../test/app";
import { freshDatabase } from "../test/database";
import { databaseProxy } from "../test/database-proxy";
import { watchDatabase } from "./database-watch";
import { asRefusal } from "./send-error";

const { url, pool: direct } = await freshDatabase();
const proxy = await databaseProxy(url);
const pool = openPool(proxy.url, { max: 4, onError: () => {} });
const watch = watchDatabase(pool);
const { app } = await testApp({}, { pool, watch });
afterAll(async () => {
	await pool.end();
	await direct.end();
	await proxy.close();
});

const ready = async () => {
	const answer = await app.inject("/readyz");
	return { code: answer.statusCode, ...answer.json() };
};
/** Until the sockets are closed that were dropped. */
const moment = () => wait(200);
const secondsOf = async (work: () => Promise<unknown>) => {
	const since = performance.now();
	await work();
	return (performance.now() - since) / 1000;
};

it("a network that swallows everything is noticed by the watch, which drops all silent connections at once", async () => {
	await Promise.all(Array.from({ length: 4 }, () => pool.query("select pg_sleep(0.1)")));
	expect(await ready()).toEqual({ code: 200, status: "ready" });
	proxy.fallSilent();
	const stuck = pool.query("delete from kept_values where false").then(String, ({ message }) => message);
	expect(await ready()).toMatchObject({ code: 503, reason: "the database does not answer" });
	expect(await secondsOf(() => stuck)).toBeLessThan(10);
	expect(await stuck).toMatch(/Connection terminated/);
	await moment();
	// Five at once: not one of the old connections is left to be found dead.
	const fresh = () =>
		Promise.all(Array.from({ length: 5 }, () => pool.query("update kept_values set value = value")));
	expect(await secondsOf(fresh)).toBeLessThan(5);
	await expect.poll(ready, { timeout: 10_000 }).toEqual({ code: 200, status: "ready" });
});

it("a commit that is not answered is told as neither done nor undone, and is not tried again", async () => {
	let tries = 0;
	const committed = transaction(openDatabase(pool), async (db) => {
		tries++;
		await db.execute("select 1");
		proxy.fallSilent();
	});
	const error = await committed.catch((error) => error);
	expect(error).toBeInstanceOf(UncertainCommit);
	expect(asRefusal(error)).toMatchObject({ code: "uncertain", status: 503, retryAfter: 5 });
	expect(tries).toBe(1);
	await moment();
	expect((await pool.query("select 1")).rowCount).toBe(1);
});

it("a read-only database is ready, since pages can be shown, and refuses writes with Retry-After", async () => {
	const name = new URL(url).pathname.slice(1);
	const write = () =>
		app.inject({
			method: "POST",
			url: "/api/login",
			payload: { email: "a@example.com", password: "karang-tinggi" },
		});
	await direct.query(`alter database ${name} set default_transaction_read_only = on`);
	pool.connections.dropIdle();
	await moment();
	// Those who come before it is noticed, too.
	const unnoticed = await write();
	expect([unnoticed.statusCode, unnoticed.json().error]).toEqual([503, "read_only"]);
	await expect
		.poll(ready, { timeout: 10_000 })
		.toEqual({ code: 200, status: "ready", writes: "the database is read-only" });
	const noticed = await write();
	expect([noticed.statusCode, noticed.headers["retry-after"]]).toEqual([503, "5"]);
	expect((await app.inject("/api/news")).statusCode).toBe(200);
	const admin = await direct.connect();
	await admin.query("begin read write");
	await admin.query(`alter database ${name} reset default_transaction_read_only`);
	await admin.query("commit");
	admin.release();
	await expect.poll(ready, { timeout: 10_000 }).toEqual({ code: 200, status: "ready" });
	// Whoever comes first finds the connections that were opened meanwhile.
	await expect.poll(async () => (await write()).statusCode, { timeout: 10_000 }).not.toBe(503);
});
