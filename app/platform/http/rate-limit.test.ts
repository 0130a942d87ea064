import { afterEach, expect, it, vi } from "vitest";
import { freshDatabase } from "../../../test/database";
import { openPool } from "../data/database.server";
import { forgetRateLimits } from "./forget-rate-limits.server";
import { rateLimits } from "./rate-limit.server";

const { db, pool, url } = await freshDatabase();
const limits = rateLimits(pool);
const narrow = { name: "narrow", points: 2, seconds: 60 };
const wide = { name: "wide", points: 3, seconds: 600 };
const tooMany = (retryAfter: number) => ({ code: "too_many_requests", retryAfter });

afterEach(() => void vi.useRealTimers());
const passTime = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

it("gives as many points as the limit has, and all of them again when the window ends", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	for (let taken = 0; taken < narrow.points; taken++) {
		await limits.check(narrow, "fan");
		await limits.take(narrow, "fan");
	}
	passTime(20);
	await expect(limits.check(narrow, "fan")).rejects.toMatchObject(tooMany(40));
	await expect(limits.take(narrow, "fan")).rejects.toMatchObject(tooMany(40));
	await limits.take(narrow, "another fan");
	passTime(40);
	await limits.check(narrow, "fan");
	for (let taken = 0; taken < narrow.points; taken++) await limits.take(narrow, "fan");
	await expect(limits.take(narrow, "fan")).rejects.toMatchObject(tooMany(60));
	await limits.forgive(narrow, "fan");
	await limits.take(narrow, "fan");
});

it("takes several at once, each even if another refuses, and names the longest wait", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const turns = [
		[narrow, "member"],
		[wide, "address"],
	] as const;
	for (let taken = 0; taken < narrow.points; taken++) await limits.takeEach(turns);
	await expect(limits.takeEach(turns)).rejects.toMatchObject(tooMany(60));
	await expect(limits.check(wide, "address")).rejects.toMatchObject(tooMany(600));
	await expect(limits.takeEach(turns)).rejects.toMatchObject(tooMany(600));
});

it("makes two callers with the same rows in a different order wait, not deadlock", async () => {
	const other = openPool(url, { max: 1, onError: () => {} });
	const turns = [[wide, "this"] as const, [wide, "that"] as const];
	const client = await pool.connect();
	await limits.takeEach(turns);
	await client.query("begin");
	await client.query("select from rate_limits where key = 'wide:this' for update");
	const waiting = [limits.takeEach(turns), rateLimits(other).takeEach(turns.toReversed())];
	await vi.waitFor(
		async () => {
			const { rows } = await pool.query(
				"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
			);
			expect(rows).toHaveLength(2);
		},
		{ timeout: 10_000 },
	);
	await client.query("commit");
	client.release();
	await Promise.all(waiting);
	await other.end();
});

it("deletes expired counters, but none that still count or are locked", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	for (const key of ["gone", "counted now"]) await limits.take(narrow, key);
	passTime(25 * 60 * 60);
	await limits.take(narrow, "counts");
	const client = await pool.connect();
	await client.query("begin");
	await client.query("select from rate_limits where key = 'narrow:counted now' for update");
	await forgetRateLimits.run({ db } as never, {});
	await client.query("rollback");
	client.release();
	const { rows } = await pool.query("select key from rate_limits order by key");
	expect(rows).toEqual([{ key: "narrow:counted now" }, { key: "narrow:counts" }]);
});
