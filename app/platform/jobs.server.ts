import { type SQL, sql } from "drizzle-orm";
import type { PgBoss, SendOptions } from "pg-boss";
import type * as z from "zod";
import type { CallContext } from "./bind.server";
import type { Db } from "./database.server";
import { whenCommitted } from "./transaction.server";

export type JobContext = Omit<CallContext, "who" | "language" | "address" | "userAgent" | "device" | "cart">;

export type Job<Data extends z.ZodType = z.ZodType> = {
	name: string;
	data: Data;
	/** Seconds between tries grow from this; after `tries` the job is kept as failed. */
	retry: { tries: number; delay: number };
	/** A cron line in UTC, for jobs that nobody sends. */
	every?: string;
	/** Sent once more at every start, without anybody waiting for it: it looks for itself whether there is work. */
	atStart?: true;
	/** Somebody waits for it: a worker of this process looks for it at the commit, not within the second. */
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

/** Whoever works on a job says so this often; what a killed process had begun is begun again within two minutes, not fifteen. */
const heartbeatSeconds = 30;

export const jobQueue = (boss: PgBoss): JobQueue => ({
	async send(db, job, data, options) {
		await boss.send(job.name, data as object, {
			retryLimit: job.retry.tries,
			retryDelay: job.retry.delay,
			retryBackoff: true,
			heartbeatSeconds,
			...options,
			db: { executeSql: async (text, values) => db.execute(numberedQuery(text, values ?? [])) },
		});
		const worker = job.soon && workersOf.get(boss)?.get(job.name);
		if (worker) whenCommitted(db, () => boss.notifyWorker(worker));
	},
});

/** The workers of this process by the name of their job; none with `JOBS=no`. */
export const workersOf = new WeakMap<PgBoss, Map<string, string>>();

/** pg-boss writes `$1`; Drizzle wants its own parameter objects in the same places. */
function numberedQuery(text: string, values: unknown[]): SQL {
	const chunks = text
		.split(/\$(\d+)/)
		.map((part, index) => (index % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part)));
	return sql.join(chunks);
}
