import path from "node:path";
import * as build from "virtual:react-router/server-build";
import type { FastifyInstance } from "fastify";
import { createRequestHandler } from "react-router";
import { jobs } from "../app/jobs.server";
import { openPool } from "../app/platform/data/database.server";
import { jobQueue } from "../app/platform/data/jobs.server";
import { readSettings } from "../app/platform/settings.server";
import { buildApp } from "./app";
import { fillDemoClub } from "./demo-club";
import { startEmbeddedPostgres } from "./embedded-postgres";
import { startJobs } from "./jobs";
import { migrate } from "./migrate";
import { reportRarely } from "./report-rarely";

/** This module is re-evaluated after each change; the database stays open across reloads. */
const kept = globalThis as { ombakDev?: ReturnType<typeof openDevDatabase> };
let app: Promise<FastifyInstance> | undefined;

export function devApp(): Promise<FastifyInstance> {
	app ??= start();
	return app;
}

export async function stopDev() {
	const { pool, stopJobs, embedded } = await devDatabase();
	await stopJobs();
	await pool.end();
	await embedded?.release();
}

function devDatabase() {
	kept.ombakDev ??= openDevDatabase();
	return kept.ombakDev;
}

async function start() {
	const { pool, boss, settings } = await devDatabase();
	const ready = await buildApp({
		settings,
		pool,
		jobs: jobQueue(boss),
		renderPage: createRequestHandler(build, "development"),
		isDevelopment: true,
	});
	await ready.ready();
	return ready;
}

async function openDevDatabase() {
	const settings = readSettings({ LOG_LEVEL: "warn", ...process.env });
	const embedded = settings.DATABASE_URL
		? null
		: await startEmbeddedPostgres({ folder: path.resolve(settings.DATA_DIR) });
	const databaseUrl = settings.DATABASE_URL ?? embedded!.url;
	const report = reportRarely((line) => console.error(`database: ${line}`));
	const pool = openPool(databaseUrl, { max: settings.DATABASE_POOL, onError: report });
	await migrate(pool);
	const { boss, stop: stopJobs } = await startJobs({
		jobs,
		databaseUrl,
		pool,
		settings,
		onError: report,
		onFailure: console.error,
	});
	await fillDemoClub(pool, settings);
	return { settings, embedded, pool, boss, stopJobs };
}
