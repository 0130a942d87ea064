import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { freshDatabase } from "../test/database";
import { databaseProxy } from "../test/database-proxy";
import { listenForChanges } from "./listen-for-changes";

const { url, pool } = await freshDatabase();
const proxy = await databaseProxy(url);
const heard: string[] = [];
const errors: string[] = [];
const cache = {
	forget: (tag: string) => void heard.push(tag),
	pause: () => void heard.push("paused"),
	resume: () => void heard.push("resumed"),
};
const stop = await listenForChanges({
	databaseUrl: proxy.url,
	pool,
	cache,
	onError: ({ message }) => errors.push(message),
});
afterAll(async () => {
	await stop();
	await proxy.close();
	await pool.end();
});
beforeEach(() => {
	heard.length = 0;
	errors.length = 0;
});

const announce = () => pool.query("notify content_changed, 'news'");
const hears = (...expected: string[]) => vi.waitFor(() => expect(heard).toEqual(expected), 10_000);

it("invalidates announced tags", async () => {
	await announce();
	await hears("news");
});

describe("a lost connection", () => {
	it("pauses the cache until it reconnects", async () => {
		// An ordinary restart: PostgreSQL says why it ends the connection, then the socket closes. Both are errors.
		await pool.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ombak-changes' and datname = current_database()",
		);
		await hears("paused", "resumed");
		expect(errors.length).toBeGreaterThan(0);
		await announce();
		await hears("paused", "resumed", "news");
	});

	it("retries one attempt at a time with backoff, however long the database is down", async () => {
		const [before, since] = [proxy.attempts(), performance.now()];
		proxy.goAway();
		await wait(4_000);
		expect(heard).toEqual(["paused"]);
		// Waits of at least 125, 250, 500, 1,000 and 2,000 ms, and of 2,500 from then on.
		const most = 5 + (performance.now() - since) / 2_500;
		expect(proxy.attempts() - before).toBeGreaterThan(0);
		expect(proxy.attempts() - before).toBeLessThanOrEqual(most);
		proxy.comeBack();
		await hears("paused", "resumed");
		await announce();
		await hears("paused", "resumed", "news");
	});
});

it("can be stopped while the database is down", async () => {
	const other = await databaseProxy(url);
	const stopOther = await listenForChanges({ databaseUrl: other.url, pool, cache, onError: () => {} });
	other.goAway();
	await hears("resumed", "paused");
	await stopOther();
	const attempts = other.attempts();
	await wait(500);
	expect(other.attempts()).toBe(attempts);
	await other.close();
});
