import { setTimeout as wait } from "node:timers/promises";
import type { ConnectionOptions, PgBoss, Job as PgBossJob } from "pg-boss";
import { WritesWait } from "../app/platform/data/database.server";
import { isDatabaseAway } from "../app/platform/data/database-away.server";
import {
	heartbeatOf,
	type Job,
	type JobContext,
	requestOf,
	runBatch,
} from "../app/platform/data/jobs.server";
import { backOff } from "./back-off";
import { loggedMessage } from "./logger";
import { jobRuns } from "./metrics/metrics";

type Options = {
	boss: PgBoss;
	/** Where the queue's own statements run. */
	connection: ConnectionOptions;
	context: JobContext;
	onError: (error: Error) => void;
	onFailure: (job: string, error: unknown, requestId: string | null) => void;
};

/** As the queue hands it out. */
export type FetchedJob = Pick<PgBossJob<unknown>, "id" | "name" | "data" | "retryCount">;

export type JobWorker = ReturnType<typeof openWorker>;

/** Up to two batches run at once: with ten jobs in all, only ten payments could open at a time. */
const fetchingFor = ({ soon, runAll }: Job) => ({
	batchSize: runAll ? 50 : soon ? 25 : 10,
	pause: soon ? 50 : 500,
});

/**
 * Fetches a queue's jobs when it is woken, and runs them in batches. An idle queue's job starts at once; those of a busy one
 * gather for a moment, so that many share a fetch. A batch ends with its slowest job, so a second one is begun beside it.
 */
export function openWorker(job: Job, { boss, connection, context, onError, onFailure }: Options) {
	const { batchSize, pause } = fetchingFor(job);
	const running = new Map<Promise<void>, FetchedJob[]>();
	const stopping = new AbortController();
	let busy = 0;
	let isDue = false;
	let isFetching = false;
	let fetching = Promise.resolve();

	function wake() {
		isDue = true;
		if (!isFetching) fetching = fetchDue();
	}

	async function fetchDue() {
		isFetching = true;
		try {
			while (isDue && busy <= batchSize && !stopping.signal.aborted) {
				isDue = false;
				const fetched = await boss.fetch(job.name, { batchSize, ...connection });
				if (fetched.length > 0) start(fetched);
				if (fetched.length === batchSize) isDue = true;
				else await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
			}
		} catch (error) {
			// Asked for again within a second, see `startJobs`.
			onError(error as Error);
		} finally {
			isFetching = false;
		}
	}

	function start(fetched: FetchedJob[]) {
		busy += fetched.length;
		const done = work(fetched)
			.catch(onError)
			.finally(() => {
				busy -= fetched.length;
				running.delete(done);
				if (isDue) wake();
			});
		running.set(done, fetched);
	}

	async function work(fetched: FetchedJob[]) {
		const beat = () => boss.touch(job.name, fetched, connection).catch(onError);
		const beating = setInterval(beat, (heartbeatOf(job) / 2) * 1_000).unref();
		try {
			const errors = await runBatch(
				job,
				context,
				fetched.map(({ data }) => data),
			);
			for (const [at, error] of errors.entries()) {
				jobRuns.inc({ job: job.name, result: error ? "failed" : "completed" });
				if (error) onFailure(job.name, error, requestOf(fetched[at]?.data));
			}
			await settleWhenBack(fetched, errors);
		} finally {
			clearInterval(beating);
		}
	}

	/** A fail-over in the meantime would leave them as if they still ran. */
	async function settleWhenBack(fetched: FetchedJob[], errors: (Error | undefined)[]) {
		for (let tries = 0; ; tries++) {
			try {
				return await settle(boss, fetched, errors, connection);
			} catch (error) {
				const passes = isDatabaseAway(error) || error instanceof WritesWait;
				if (!passes || stopping.signal.aborted) throw error;
				await wait(backOff(tries), undefined, { signal: stopping.signal }).catch(() => {});
			}
		}
	}

	/** Waits this long for what is running; what then still is, other processes try again. */
	async function stop(patience: number) {
		stopping.abort();
		const rest = fetching.then(() => Promise.all(running.keys()));
		await Promise.race([rest, wait(patience, undefined, { ref: false })]);
		const left = [...running.values()].flat();
		if (left.length > 0)
			await boss.fail(job.name, left, { message: "The process stopped meanwhile." }, connection);
	}

	return { wake, stop };
}

/** What is done is deleted, so that the queue's table stays small; what failed is retried later, or stays as failed. */
export async function settle(
	boss: PgBoss,
	fetched: readonly FetchedJob[],
	errors: readonly (Error | undefined)[],
	connection?: ConnectionOptions,
) {
	const [first] = fetched;
	const done = fetched.filter((_, at) => !errors[at]);
	if (first && done.length > 0) await boss.deleteJob(first.name, done, connection);
	for (const [at, one] of fetched.entries())
		if (errors[at]) await boss.fail(one.name, one, { message: loggedMessage(errors[at]) }, connection);
}
