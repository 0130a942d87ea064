import type pg from "pg";
import { PgBoss } from "pg-boss";
import { jobs } from "../app/jobs.server";
import { openDatabase } from "../app/platform/database.server";
import { type JobContext, jobQueue } from "../app/platform/jobs.server";
import { rateLimits } from "../app/platform/rate-limit.server";
import type { Settings } from "../app/platform/settings.server";

type Options = { databaseUrl: string; pool: pg.Pool; settings: Settings; onError: (error: Error) => void };

/** Starts the queue; with `JOBS=no` this process only sends and leaves the work to others. */
export async function startJobs({ databaseUrl, pool, settings, onError }: Options): Promise<PgBoss> {
	const boss = new PgBoss({ connectionString: databaseUrl, max: 4, application_name: "ombak-jobs" });
	boss.on("error", onError);
	await boss.start();
	for (const job of jobs) await boss.createQueue(job.name);
	if (!settings.JOBS) return boss;
	const context: JobContext = {
		db: openDatabase(pool),
		settings,
		jobs: jobQueue(boss),
		limits: rateLimits(pool),
	};
	for (const job of jobs) {
		await boss.work(job.name, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([taken]) => {
			if (taken) await job.run(context, job.data.parse(taken.data ?? {}));
		});
		if (job.every) await boss.schedule(job.name, job.every);
	}
	return boss;
}
