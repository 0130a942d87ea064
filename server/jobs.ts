import { type JobResult, PgBoss } from "pg-boss";
import { openDatabase, type Pool } from "../app/platform/data/database.server";
import { type Job, type JobContext, jobQueue, workersOf } from "../app/platform/data/jobs.server";
import { rateLimits } from "../app/platform/http/rate-limit.server";
import type { Settings } from "../app/platform/settings.server";
import { loggedMessage } from "./logger";
import { jobRuns } from "./metrics";

type Options = {
	jobs: readonly Job[];
	databaseUrl: string;
	pool: Pool;
	settings: Settings;
	onError: (error: Error) => void;
	/** Called for each failed attempt, with its cause; the queue itself stores only the last message. */
	onFailure: (job: string, error: unknown) => void;
};

/** Longer than for requests: no user is waiting, and at startup other processes wait while one creates the queues. */
const timeLimits = { lock_timeout: 30_000, statement_timeout: 60_000 };

/**
 * Polled every second, and scheduled jobs every ten: they are half of all jobs, and each poll costs the database as much as
 * one of an order's statements. After a full batch, the next is fetched immediately. A batch ends with its slowest job, so where
 * someone is waiting it holds as many as a busy sale brings at once: with ten, only ten payments could open at a time.
 */
const fetchingFor = ({ soon, every, atStart }: Job) =>
	({
		pollingIntervalSeconds: every && !soon && !atStart ? 10 : 1,
		batchSize: soon ? 50 : 10,
		burstWhenBatchFull: true,
	}) as const;

/** Starts the queue; with `JOBS=no` this process only sends and leaves the work to others. */
export async function startJobs(options: Options): Promise<PgBoss> {
	const { jobs, databaseUrl, pool, settings, onError, onFailure } = options;
	const boss = new PgBoss({
		connectionString: databaseUrl,
		max: 4,
		application_name: "ombak-jobs",
		...timeLimits,
	});
	boss.on("error", (error) => {
		// A worker was about to fetch when we closed the queue: harmless.
		if (!error.message.startsWith("Database connection is not opened")) onError(error);
	});
	await boss.start();
	for (const job of jobs) await boss.createQueue(job.name);
	if (!settings.JOBS) return boss;
	const context: JobContext = {
		db: openDatabase(pool),
		settings,
		jobs: jobQueue(boss),
		limits: rateLimits(pool),
	};
	const workers = new Map<string, string>();
	workersOf.set(boss, workers);
	for (const job of jobs) {
		// Jobs are settled individually: one failed mail must not resend the rest of its batch.
		const settle = async ({ id, data }: { id: string; data: unknown }): Promise<JobResult> => {
			try {
				await job.run(context, job.data.parse(data ?? {}));
				jobRuns.inc({ job: job.name, result: "completed" });
				return { id, status: "completed" };
			} catch (error) {
				jobRuns.inc({ job: job.name, result: "failed" });
				onFailure(job.name, error);
				return { id, status: "failed", output: { message: loggedMessage(error) } };
			}
		};
		const work = (batch: { id: string; data: unknown }[]) => Promise.all(batch.map(settle));
		workers.set(job.name, await boss.work(job.name, { ...fetchingFor(job), perJobResults: true }, work));
		if (job.every) await boss.schedule(job.name, job.every);
		if (job.atStart) await context.jobs.send(context.db, job, {});
	}
	return boss;
}
