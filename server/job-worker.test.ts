import type { PgBoss } from "pg-boss";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import { defineJob, type JobContext } from "../app/platform/data/jobs.server";
import { type FetchedJob, openWorker } from "./job-worker";

const patience = { timeout: 60_000, interval: 5 };

/** A queue in memory, and a job that ends when it is told to. */
function setUp({ soon }: { soon?: true } = {}) {
	const waiting: FetchedJob[] = [];
	const fetches: number[] = [];
	const deleted: string[] = [];
	const given: string[] = [];
	const ends = new Map<string, () => void>();
	const name = "work";
	const idsOf = (jobs: unknown) => (jobs as FetchedJob[]).map(({ id }) => id);
	const boss = {
		fetch: async (_: string, { batchSize }: { batchSize: number }) => {
			const fetched = waiting.splice(0, batchSize);
			fetches.push(fetched.length);
			return fetched;
		},
		deleteJob: async (_: string, jobs: unknown) => void deleted.push(...idsOf(jobs)),
		fail: async (_: string, jobs: unknown) => void given.push(...idsOf(jobs)),
		touch: async () => {},
	} as unknown as PgBoss;
	const job = defineJob({
		name,
		data: z.object({ id: z.string() }),
		retry: { tries: 1, delay: 0 },
		...(soon && { soon }),
		run: (_, { id }) => new Promise<void>((resolve) => ends.set(id, resolve)),
	});
	const worker = openWorker(job, {
		boss,
		connection: {},
		context: {} as JobContext,
		onError: () => {},
		onFailure: () => {},
	});
	const add = (...ids: string[]) => {
		for (const id of ids) waiting.push({ id, name, data: { id }, retryCount: 0 });
		worker.wake();
	};
	return { worker, add, fetches, deleted, given, ends, end: (id: string) => ends.get(id)!() };
}

it("fetches an idle queue's job at once, and those that follow together", async () => {
	const { worker, add, fetches, ends } = setUp();
	add("1");
	expect(fetches).toEqual([1]);
	for (const id of ["2", "3", "4"]) add(id);
	expect(fetches).toEqual([1]);
	await vi.waitFor(() => expect(ends.size).toBe(4), patience);
	expect(fetches).toEqual([1, 3]);
	await worker.stop(0);
});

it("does not wait for a slow job to begin the others, but has no more than two batches of them", async () => {
	const { worker, add, end, ends, deleted } = setUp();
	const ids = Array.from({ length: 25 }, (_, at) => `${at}`);
	add("slow");
	await vi.waitFor(() => expect(ends.size).toBe(1), patience);
	add(...ids);
	await vi.waitFor(() => expect(ends.size).toBe(11), patience);
	for (let at = 0; at < 10; at++) end(`${at}`);
	await vi.waitFor(() => expect(ends.size).toBe(21), patience);
	expect(deleted).toEqual(ids.slice(0, 10));
	await worker.stop(0);
});

it("stops when what is running is done, and gives back what takes longer", async () => {
	const { worker, add, end, ends, deleted, given } = setUp();
	add("quick", "slow");
	await vi.waitFor(() => expect(ends.size).toBe(2), patience);
	const stopped = worker.stop(50);
	end("quick");
	await stopped;
	expect(given).toEqual(["quick", "slow"]);
	expect(deleted).toEqual([]);

	const other = setUp();
	other.add("quick");
	await vi.waitFor(() => expect(other.ends.size).toBe(1), patience);
	const over = other.worker.stop(60_000);
	other.end("quick");
	await over;
	expect([other.deleted, other.given]).toEqual([["quick"], []]);
});
