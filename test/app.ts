import { PgBoss } from "pg-boss";
import { expect } from "vitest";
import { jobs } from "../app/jobs.server";
import { jobQueue, runBatch } from "../app/platform/data/jobs.server";
import { type AnswerOf, type Endpoint, fillPath, type InputOf } from "../app/platform/http/contract";
import { rateLimits } from "../app/platform/http/rate-limit.server";
import { readSettings } from "../app/platform/settings.server";
import type { Language } from "../app/platform/words/language";
import { type AppParts, buildApp } from "../server/app";
import { settle } from "../server/job-worker";
import { unlistedRefusal } from "../server/send-error";
import { freshDatabase } from "./database";
import { collectSecrets, secretsIn } from "./secrets";
import { whenDone } from "./when-done";

type CallOptions = {
	token?: string;
	language?: Language;
	headers?: Record<string, string>;
	address?: string;
};
type Answer<E extends Endpoint> = {
	status: number;
	headers: Record<string, unknown>;
	body: AnswerOf<E> & ErrorBody;
};
type ErrorBody = { error?: string; message?: string; errors?: Record<string, string[]> };

/** The whole server on its own database, called like a client would. Closed when its tests are done. */
export async function testApp(environment: Record<string, string> = {}, parts: Partial<AppParts> = {}) {
	const { url, pool, db } = await freshDatabase();
	const settings = readSettings({ APP_ENV: "test", LOG_LEVEL: "debug", ...environment });
	const boss = new PgBoss({
		connectionString: url,
		max: 2,
		supervise: false,
		schedule: false,
		migrate: false,
	});
	await boss.start();
	const logs: string[] = [];
	const { secrets, collect } = collectSecrets();
	const queue = jobQueue(boss);
	const app = await buildApp({
		settings,
		pool,
		jobs: queue,
		logStream: { write: (line) => void logs.push(line) },
		...parts,
	});
	await app.ready();
	whenDone(async () => {
		await app.close();
		await boss.stop({ graceful: false });
		await pool.end();
		expect(secretsIn(logs, secrets), "secrets in the log").toEqual([]);
		expect(logs.filter((line) => line.includes(unlistedRefusal))).toEqual([]);
	});

	/** Does not validate the input: invalid input must reach the server. */
	async function call<E extends Endpoint>(
		endpoint: E,
		input: InputOf<E>,
		options: CallOptions = {},
	): Promise<Answer<E>> {
		const { path, rest } = fillPath(endpoint.path, (input ?? {}) as Record<string, unknown>);
		const isRead = endpoint.method === "GET";
		const query = new URLSearchParams(
			isRead ? (Object.entries(rest).filter(([, value]) => value !== undefined) as [string, string][]) : [],
		);
		if (options.language) query.set("lang", options.language);
		const response = await app.inject({
			method: endpoint.method,
			url: `/api${path}?${query}`,
			remoteAddress: options.address ?? "127.0.0.1",
			headers: { ...(options.token && { authorization: `Bearer ${options.token}` }), ...options.headers },
			...(!isRead && { payload: rest }),
		});
		const body = response.body ? response.json() : ({} as never);
		collect({ ...options, sent: rest, body });
		return { status: response.statusCode, headers: response.headers, body };
	}

	/** Runs all queued jobs now. */
	async function runJobs() {
		const context = { db, settings, jobs: queue, limits: rateLimits(pool) };
		for (let found = true; found; ) {
			found = false;
			const due = await dueQueues();
			for (const job of jobs.filter(({ name }) => due.has(name))) {
				const fetched = await boss.fetch(job.name, { batchSize: 50 });
				const batch = fetched.map(({ data }) => data);
				await settle(boss, fetched, await runBatch(job, context, batch));
				found ||= fetched.length > 0;
			}
		}
	}

	/** Asking each of dozens of queues in turn would take longer than most jobs. */
	async function dueQueues() {
		const { rows } = await pool.query<{ name: string }>(
			"select distinct name from pgboss.job where state < 'active' and start_after <= now()",
		);
		return new Set(rows.map(({ name }) => name));
	}

	return { app, pool, db, settings, boss, jobs: queue, call, runJobs, logs, url };
}
