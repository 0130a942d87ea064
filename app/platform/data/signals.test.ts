import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, it, vi } from "vitest";
import { listenForChanges } from "../../../server/listen-for-changes";
import { freshDatabase } from "../../../test/database";
import { openDatabase, openPool } from "./database.server";
import { onSignal, signal } from "./signals.server";
import { transaction } from "./transaction.server";

const { url, pool, db } = await freshDatabase();
const otherPool = openPool(url, { max: 2, onError: () => {} });
const cache = { forget: () => {}, pause: () => {}, resume: () => {} };
const lines = await Promise.all(
	[pool, otherPool].map((each) =>
		listenForChanges({ databaseUrl: url, pool: each, cache, onError: () => {} }),
	),
);
afterAll(async () => {
	for (const stop of lines) await stop();
	await otherPool.end();
	await pool.end();
});

it("is heard at once in the process that committed, and once in another", async () => {
	const [here, there] = [vi.fn(), vi.fn()];
	onSignal(pool, "order:1", here);
	onSignal(otherPool, "order:1", there);
	await transaction(db, async (db) => {
		signal(db, "order:1");
		expect(here).not.toHaveBeenCalled();
	});
	expect(here).toHaveBeenCalledTimes(1);
	await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1), 10_000);
	await wait(200);
	expect(here).toHaveBeenCalledTimes(1);
});

it("says nothing of what was rolled back, of other topics, or to who has left", async () => {
	const [here, left, other] = [vi.fn(), vi.fn(), vi.fn()];
	onSignal(pool, "order:2", here);
	onSignal(pool, "order:3", other);
	onSignal(pool, "order:2", left)();
	await transaction(db, async (db) => {
		signal(db, "order:2");
		throw new Error("no");
	}).catch(() => {});
	expect(here).not.toHaveBeenCalled();
	signal(db, "order:2");
	expect(here).toHaveBeenCalledTimes(1);
	expect(left).not.toHaveBeenCalled();
	expect(other).not.toHaveBeenCalled();
});

it("gathers what happens at the same time into as few notifications as carry it", async () => {
	const heard = new Set<string>();
	const topics = Array.from({ length: 500 }, (_, at) => `order:${at}-${"x".repeat(36)}`);
	for (const topic of topics) onSignal(otherPool, topic, () => heard.add(topic));
	for (const topic of topics) signal(db, topic);
	await vi.waitFor(() => expect(heard.size).toBe(500), 10_000);
});

it("wakes everybody once a lost connection is back", async () => {
	const heard = vi.fn();
	const other = openDatabase(otherPool);
	onSignal(otherPool, "order:4", heard);
	await other.execute(
		"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ombak-changes' and datname = current_database()",
	);
	await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 10_000);
});
