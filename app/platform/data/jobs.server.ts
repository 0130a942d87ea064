import type { JobInsert, PgBoss } from "pg-boss";
import type * as z from "zod";
import type { CallContext, noCookies } from "../http/bind.server";
import { inRequest, requestId } from "../http/request-id.server";
import type { Db } from "./database.server";
import { signal } from "./signals.server";
import { writeText } from "./statement.server";
import { whenCommitted } from "./transaction.server";

export type JobContext = Omit<
	CallContext,
	"who" | "language" | "address" | "userAgent" | "onceKey" | keyof typeof noCookies
>;

export type Job<Data extends z.ZodType = z.ZodType> = {
	name: string;
	data: Data;
	/** Exponential backoff starting at `delay` seconds; after `tries` attempts the job is marked failed. */
	retry: { tries: number; delay: number };
	/** A cron expression in UTC, for scheduled jobs. */
	every?: string;
	/** Also sent at every startup, without delaying it: the job itself checks whether there is work. */
	atStart?: true;
	/** Someone is waiting: while the queue is busy, it gathers jobs for a moment only, and not for half a second. */
	soon?: true;
	run: (context: JobContext, data: z.output<Data>) => Promise<void>;
	runAll?: RunAll<Data>;
};

/** Many of them for less than each by itself costs. Returns for each why it failed, if it did; see `runBatch`. */
type RunAll<Data extends z.ZodType> = (
	context: JobContext,
	all: z.output<Data>[],
) => Promise<(Error | undefined)[]>;

/** A job says how to do one, or how to do many at once. */
export function defineJob<Data extends z.ZodType>(
	job: Omit<Job<Data>, "run" | "runAll"> & ({ run: Job<Data>["run"] } | { runAll: RunAll<Data> }),
): Job<Data> {
	if ("run" in job) return job;
	const run: Job<Data>["run"] = async (context, data) => {
		const [error] = await job.runAll(context, [data]);
		if (error) throw error;
	};
	return { ...job, run };
}

/**
 * What became of each of a batch: nothing, or why it failed. One that fails leaves the others alone: if all at once fail,
 * each is tried by itself.
 */
export async function runBatch(
	job: Job,
	context: JobContext,
	batch: readonly unknown[],
): Promise<(Error | undefined)[]> {
	const read = (data: unknown) => job.data.parse(data ?? {});
	if (job.runAll && batch.length > 1) {
		try {
			// Otherwise it would seem to be of the request that has woken the worker.
			const [id = null, ...others] = new Set(batch.map(requestOf));
			return await inRequest(others.length > 0 ? null : id, () => job.runAll!(context, batch.map(read)));
		} catch {
			// Whose fault it is, is found below.
		}
	}
	const runOne = async (data: unknown) => inRequest(requestOf(data), () => job.run(context, read(data)));
	const outcomes = await Promise.allSettled(batch.map(runOne));
	return outcomes.map((outcome) => (outcome.status === "rejected" ? asError(outcome.reason) : undefined));
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

type SendOptions = Pick<JobInsert, "startAfter" | "priority" | "retryLimit">;

export type JobQueue = {
	/** Inside the caller's transaction: the job exists if and only if the change does. */
	send<Data extends z.ZodType>(
		db: Db,
		job: Job<Data>,
		data: z.input<Data>,
		options?: SendOptions,
	): Promise<void>;
	/** The same for many, with one statement for up to a thousand. */
	sendAll<Data extends z.ZodType>(
		db: Db,
		job: Job<Data>,
		all: readonly z.input<Data>[],
		options?: SendOptions,
	): Promise<void>;
};

/**
 * A worker's heartbeat: what a killed process or a fail-over leaves behind is found by the next look after it, see `startJobs`.
 * A message is claimed for a minute, so its job is not tried again before that.
 */
export const heartbeatOf = ({ soon }: Pick<Job, "soon">) => (soon ? 20 : 60);

export function jobQueue(boss: PgBoss): JobQueue {
	const sendAll: JobQueue["sendAll"] = async (db, job, all, options) => {
		if (all.length === 0) return;
		const executeSql = async (text: string, values: unknown[] = []) => {
			await writeText(db, text, values);
			return { rows: [] };
		};
		const id = requestId();
		for (let at = 0; at < all.length; at += mostAtOnce) {
			const jobs = all.slice(at, at + mostAtOnce).map((data) => ({
				data: id ? { ...(data as object), [requestKey]: id } : (data as object),
				retryLimit: job.retry.tries,
				retryDelay: job.retry.delay,
				retryBackoff: true,
				heartbeatSeconds: heartbeatOf(job),
				...options,
			}));
			await boss.insert(job.name, jobs, { db: { executeSql } });
		}
		// Other processes see within a second what this one leaves to them; without a worker here they are told at once.
		const wake = workersOf.get(boss)?.get(job.name);
		if (wake) whenCommitted(db, wake);
		else signal(db, queueTopic(job.name));
	};
	return { sendAll, send: (db, job, data, options) => sendAll(db, job, [data], options) };
}

const mostAtOnce = 1_000;

/** Beside a job's own data, which does not read it: the request that it comes from. */
const requestKey = "requestId";

export function requestOf(data: unknown): string | null {
	const { [requestKey]: id } = (data ?? {}) as { [requestKey]?: unknown };
	return typeof id === "string" ? id : null;
}

/** The signal that a queue has something to do. */
export const queueTopic = (name: string) => `job:${name}`;

/** How to wake this process's worker of a job, by the job's name; none with `JOBS=no`. */
export const workersOf = new WeakMap<PgBoss, Map<string, () => void>>();
