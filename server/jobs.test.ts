import { expect, it, vi } from "vitest";
import * as z from "zod";
import { defineJob, jobQueue } from "../app/platform/data/jobs.server";
import { readSettings } from "../app/platform/settings.server";
import { freshDatabase } from "../test/database";
import { startJobs } from "./jobs";
import { jobRuns } from "./metrics";

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
	const { url, pool, db } = await freshDatabase();
	const settings = readSettings({ APP_ENV: "test" });
	const failures: [string, unknown][] = [];
	const boss = await startJobs({
		jobs: [count],
		databaseUrl: url,
		pool,
		settings,
		onError: () => {},
		onFailure: (job, error) => failures.push([job, error]),
	});
	for (let number = 0; number < 25; number++) await jobQueue(boss).send(db, count, { number });

	await vi.waitFor(() => expect(tries.get(7)).toBe(2), { timeout: 60_000, interval: 100 });
	await vi.waitFor(() => expect(tries.size).toBe(25), { timeout: 60_000, interval: 100 });
	await boss.stop({ graceful: true });
	expect([...tries].filter(([number, times]) => times !== (number === 7 ? 2 : 1))).toEqual([]);
	expect(failures).toEqual([["count", new Error("busy")]]);
	const { values } = await jobRuns.get();
	expect(values.map(({ labels, value }) => [labels.result, value]).sort()).toEqual([
		["completed", 25],
		["failed", 1],
	]);
	await pool.end();
});

it("retries a killed process's jobs within minutes", async () => {
	const noted: string[] = [];
	const note = defineJob({
		name: "note",
		data: z.object({ what: z.string() }),
		retry: { tries: 3, delay: 0 },
		run: async (_, { what }) => void noted.push(what),
	});
	const { url, pool, db } = await freshDatabase();
	const start = (environment: Record<string, string>) =>
		startJobs({
			jobs: [note],
			databaseUrl: url,
			pool,
			settings: readSettings({ APP_ENV: "test", ...environment }),
			onError: () => {},
			onFailure: () => {},
		});
	const killed = await start({ JOBS: "no" });
	await jobQueue(killed).send(db, note, { what: "left" });
	await killed.fetch("note");
	await killed.stop({ graceful: false });
	const boss = await start({});
	await pool.query(
		"update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'note'",
	);
	await boss.supervise("note");
	await vi.waitFor(() => expect(noted).toEqual(["left"]), { timeout: 60_000, interval: 100 });
	await boss.stop({ graceful: false });
	await pool.end();
});
