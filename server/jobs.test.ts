import { expect, it, vi } from "vitest";
import * as z from "zod";
import { defineJob, type Job, jobQueue } from "../app/platform/data/jobs.server";
import { onSignal } from "../app/platform/data/signals.server";
import { transaction } from "../app/platform/data/transaction.server";
import { readSettings } from "../app/platform/settings.server";
import { freshDatabase } from "../test/database";
import { whenDone } from "../test/when-done";
import { startJobs } from "./jobs";
import { jobRuns } from "./metrics/metrics";

const patience = { timeout: 60_000, interval: 100 };

/** A database with what starts processes on it, each with these jobs. */
async function club(...jobs: Job[]) {
	const { url, pool, db } = await freshDatabase();
	whenDone(() => pool.end());
	const failures: [string, unknown][] = [];
	const start = async (environment: Record<string, string> = {}, stopsItself = true) => {
		const started = await startJobs({
			jobs,
			databaseUrl: url,
			pool,
			settings: readSettings({ APP_ENV: "test", ...environment }),
			onError: () => {},
			onFailure: (job, error) => failures.push([job, error]),
		});
		if (stopsItself) whenDone(() => started.stop());
		return { ...started, queue: jobQueue(started.boss) };
	};
	const left = async () =>
		(
			await pool.query(
				"select name, state, data from pgboss.job where name not like '\\_\\_%' order by created_on, data::text",
			)
		).rows;
	return { pool, db, start, failures, left };
}

const noteJob = (noted: string[]) =>
	defineJob({
		name: "note",
		data: z.object({ what: z.string() }),
		retry: { tries: 3, delay: 0 },
		run: async (_, { what }) => void noted.push(what),
	});

it("processes a queue in batches and retries only failed jobs", async () => {
	const tries = new Map<number, number>();
	const count = defineJob({
		name: "count",
		data: z.object({ number: z.int() }),
		retry: { tries: 3, delay: 0 },
		async run(_, { number }) {
			tries.set(number, (tries.get(number) ?? 0) + 1);
			if (number === 7 && tries.get(number) === 1) throw new Error("busy");
		},
	});
	const { db, start, failures } = await club(count);
	const { queue, stop } = await start({}, false);
	for (let number = 0; number < 25; number++) await queue.send(db, count, { number });

	await vi.waitFor(() => expect(tries.get(7)).toBe(2), patience);
	await vi.waitFor(() => expect(tries.size).toBe(25), patience);
	await stop(10_000);
	expect([...tries].filter(([number, times]) => times !== (number === 7 ? 2 : 1))).toEqual([]);
	expect(failures).toEqual([["count", new Error("busy")]]);
	const { values } = await jobRuns.get();
	expect(
		values
			.filter(({ labels }) => labels.job === "count")
			.map(({ labels, value }) => [labels.result, value])
			.sort(),
	).toEqual([
		["completed", 25],
		["failed", 1],
	]);
});

it("keeps no job that is done, and those that have failed for good", async () => {
	const check = defineJob({
		name: "check",
		data: z.object({ number: z.int() }),
		retry: { tries: 1, delay: 0 },
		async run(_, { number }) {
			if (number === 2) throw new Error("never");
		},
	});
	const { db, start, left, failures } = await club(check);
	const { queue } = await start();
	await queue.sendAll(
		db,
		check,
		[1, 2, 3].map((number) => ({ number })),
	);
	await vi.waitFor(
		async () => expect(await left()).toEqual([{ name: "check", state: "failed", data: { number: 2 } }]),
		patience,
	);
	expect(failures).toHaveLength(2);
});

it("retries a killed process's jobs within minutes", async () => {
	const noted: string[] = [];
	const note = noteJob(noted);
	const { db, pool, start } = await club(note);
	const killed = await start({ JOBS: "no" }, false);
	await killed.queue.send(db, note, { what: "left" });
	await killed.boss.fetch("note");
	await killed.stop();
	const { boss } = await start();
	await pool.query(
		"update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'note'",
	);
	await boss.supervise("note");
	await vi.waitFor(() => expect(noted).toEqual(["left"]), patience);
});

it("leaves to others what is not done when it stops", async () => {
	let begun = 0;
	const wait = defineJob({
		name: "wait",
		data: z.object({}),
		retry: { tries: 3, delay: 0 },
		run: async () => {
			if (++begun === 1) await new Promise(() => {});
		},
	});
	const { db, start, left } = await club(wait);
	const first = await start({}, false);
	await first.queue.send(db, wait, {});
	await vi.waitFor(() => expect(begun).toBe(1), patience);
	await first.stop(10);
	expect(await left()).toMatchObject([{ state: "retry" }]);
	await start();
	await vi.waitFor(async () => expect(await left()).toEqual([]), patience);
	expect(begun).toBe(2);
});

it("finds what another process leaves, and what becomes due later", async () => {
	const noted: string[] = [];
	const note = noteJob(noted);
	const { db, start } = await club(note);
	await start();
	const sender = await start({ JOBS: "no" });
	await sender.queue.send(db, note, { what: "later" }, { startAfter: 1 });
	await sender.queue.send(db, note, { what: "now" });
	await vi.waitFor(() => expect(noted).toEqual(["now", "later"]), patience);
});

it("a process that works on no jobs tells the others of each, once it is committed", async () => {
	const note = noteJob([]);
	const { db, pool, start } = await club(note);
	const sender = await start({ JOBS: "no" });
	let heard = 0;
	whenDone(async () => stopListening());
	const stopListening = onSignal(pool, "job:note", () => heard++);
	await transaction(db, async (db) => {
		await sender.queue.send(db, note, { what: "told" });
		expect(heard).toBe(0);
	});
	expect(heard).toBe(1);
	const worker = await start();
	await worker.queue.send(db, note, { what: "not told" });
	expect(heard).toBe(1);
});

it("runs a batch at once, and each by itself if one of them spoils it", async () => {
	const batches: number[][] = [];
	const add = defineJob({
		name: "add",
		data: z.object({ number: z.int() }),
		retry: { tries: 0, delay: 0 },
		async runAll(_, all) {
			const numbers = all.map(({ number }) => number);
			batches.push(numbers.toSorted());
			if (numbers.includes(3)) throw new Error("poisoned");
			return numbers.map((number) => (number === 4 ? new Error("refused") : undefined));
		},
	});
	const { db, start, left, failures } = await club(add);
	const { queue } = await start();
	const send = (...numbers: unknown[]) =>
		transaction(db, (db) =>
			queue.sendAll(db, add, numbers.map((number) => ({ number })) as { number: number }[]),
		);

	await send(1, 2);
	await vi.waitFor(() => expect(batches).toEqual([[1, 2]]), patience);
	await send(1, 2, 3, 4, "no number");
	await vi.waitFor(
		async () => expect((await left()).map(({ state }) => state)).toEqual(["failed", "failed", "failed"]),
		patience,
	);
	expect((await left()).map(({ data }) => data.number).sort()).toEqual([3, 4, "no number"]);
	expect(batches.slice(1).flat().sort()).toEqual([1, 2, 3, 4]);
	expect(failures.map(([, error]) => (error as Error).message)).toEqual(
		expect.arrayContaining(["poisoned", "refused"]),
	);
});
