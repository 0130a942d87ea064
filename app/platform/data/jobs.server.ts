import type { PgBoss, SendOptions } from "pg-boss";
import type * as z from "zod";
import type { CallContext, noCookies } from "../http/bind.server";
import type { Db } from "./database.server";
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
	/** Someone is waiting: wakes a worker of this process at commit instead of at the next poll. */
	soon?: true;
	run: (context: JobContext, data: z.output<Data>) => Promise<void>;
};

export const defineJob = <Data extends z.ZodType>(job: Job<Data>): Job<Data> => job;

export type JobQueue = {
	/** Inside the caller's transaction: the job exists if and only if the change does. */
	send<Data extends z.ZodType>(
		db: Db,
		job: Job<Data>,
		data: z.input<Data>,
		options?: SendOptions,
	): Promise<void>;
};

/** A worker's heartbeat: the jobs of a killed process are retried within two minutes, not fifteen. */
const heartbeatSeconds = 30;

export const jobQueue = (boss: PgBoss): JobQueue => ({
	async send(db, job, data, options) {
		await boss.send(job.name, data as object, {
			retryLimit: job.retry.tries,
			retryDelay: job.retry.delay,
			retryBackoff: true,
			heartbeatSeconds,
			...options,
			db: {
				async executeSql(text, values) {
					await writeText(db, text, values ?? []);
					// The new job's id, which is not known yet and not used.
					return { rows: [{ id: null }] };
				},
			},
		});
		const worker = job.soon && workersOf.get(boss)?.get(job.name);
		if (worker) whenCommitted(db, () => boss.notifyWorker(worker));
	},
});

/** This process's worker ids by job name; none with `JOBS=no`. */
export const workersOf = new WeakMap<PgBoss, Map<string, string>>();
