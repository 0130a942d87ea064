import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { keptAlive, openDatabase, type Pool } from "../app/platform/data/database.server";
import { type Job, type JobContext, jobQueue, queueTopic, workersOf } from "../app/platform/data/jobs.server";
import { onSignal } from "../app/platform/data/signals.server";
import { namedText } from "../app/platform/data/statement.server";
import { rateLimits } from "../app/platform/http/rate-limit.server";
import type { Settings } from "../app/platform/settings.server";
import { type JobWorker, openWorker } from "./job-worker";

type Options = {
	jobs: readonly Job[];
	databaseUrl: string;
	pool: Pool;
	settings: Settings;
	onError: (error: Error) => void;
	/** Called for each failed attempt, with its cause; the queue itself stores only the last message. */
	onFailure: (job: string, error: unknown, requestId: string | null) => void;
};

/** Longer than for requests: no user is waiting, and at startup other processes wait while one creates the queues. */
const timeLimits = {
	connectionTimeoutMillis: 10_000,
	lock_timeout: 30_000,
	statement_timeout: 60_000,
	query_timeout: 61_000,
};

/** The queue where pg-boss notes which scheduled jobs it has sent. */
const sentSchedules = "__pgboss__send-it";

/**
 * Starts the queue; with `JOBS=no` this process only sends and leaves the work to others.
 *
 * Who sends a job wakes its worker: this process's at once, those of others by a signal. What becomes due later (retries,
 * schedules, what a process left that died or was too busy) is found by one question a second about all queues, so that
 * no queue is polled.
 */
export async function startJobs(options: Options) {
	const { jobs, databaseUrl, pool, settings, onError, onFailure } = options;
	const connections = new pg.Pool({
		connectionString: databaseUrl,
		max: 4,
		application_name: "ombak-jobs",
		// A plan is made once, perhaps while the table is empty, see `byIndex` in `database.server`.
		options: "-c enable_seqscan=off -c jit=off",
		...timeLimits,
		...keptAlive,
	});
	connections.on("error", onError);
	pool.connections.addPool(connections);
	const boss = new PgBoss({
		db: { executeSql: (text, values) => pool.whenWritable(() => connections.query(text, values)) },
		migrate: settings.MIGRATE,
		// We use none of its flows, and deletions keep the table small.
		flowIntervalSeconds: 3_600,
		maintenanceIntervalSeconds: 600,
		// For jobs whose worker is gone: a fan may be waiting for one.
		superviseIntervalSeconds: 15,
		monitorIntervalSeconds: 15,
	});
	boss.on("error", onError);
	await boss.start();
	await boss.updateQueue(sentSchedules, { deleteAfterSeconds: 600 });
	for (const job of jobs) await boss.createQueue(job.name);

	const context: JobContext = {
		db: openDatabase(pool),
		settings,
		jobs: jobQueue(boss),
		limits: rateLimits(pool),
	};
	const connection = {
		db: {
			executeSql: (text: string, values?: unknown[]) =>
				pool.whenWritable(() => connections.query(namedText(text, values))),
		},
	};
	const workers = new Map<string, JobWorker>();
	const stopping = new AbortController();
	const stops: (() => void)[] = [];
	let watching = Promise.resolve();
	if (settings.JOBS) {
		for (const job of jobs) {
			const worker = openWorker(job, { boss, connection, context, onError, onFailure });
			workers.set(job.name, worker);
			stops.push(onSignal(pool, queueTopic(job.name), worker.wake));
		}
		workersOf.set(boss, new Map([...workers].map(([name, { wake }]) => [name, wake])));
		watching = watch();
		for (const job of jobs) {
			if (job.every) await boss.schedule(job.name, job.every);
			if (job.atStart) await context.jobs.send(context.db, job, {});
		}
	}

	async function watch() {
		const names = [...workers.keys()];
		while (!stopping.signal.aborted) {
			try {
				const { rows } = await connections.query<{ name: string }>(namedText(dueQueues, [names]));
				for (const { name } of rows) workers.get(name)?.wake();
			} catch (error) {
				onError(error as Error);
			}
			await wait(1_000, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
		}
	}

	/** Waits this long for the jobs that are running. */
	async function stop(patience = 0) {
		stopping.abort();
		workersOf.delete(boss);
		for (const stopListening of stops) stopListening();
		await Promise.allSettled([watching, ...[...workers.values()].map((worker) => worker.stop(patience))]);
		await boss.stop({ graceful: false });
		await connections.end();
	}

	return { boss, stop };
}

/** The queue's own tables, and a queue for each job. */
export async function prepareQueues(connectionString: string, jobs: readonly Job[]) {
	const boss = new PgBoss({ connectionString, supervise: false, schedule: false });
	await boss.start();
	for (const { name } of jobs) await boss.createQueue(name);
	await boss.stop({ graceful: false });
}

const dueQueues = `
	select queue.name from unnest($1::text[]) as queue (name)
	cross join lateral (
		select from pgboss.job
		where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
		limit 1
	) due`;
