import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { TestProject } from "vitest/node";
import { jobs } from "../app/jobs.server";
import { openPool } from "../app/platform/data/database.server";
import { startEmbeddedPostgres } from "../server/embedded-postgres";
import { migrate } from "../server/migrate";
import { binariesIn } from "../server/postgres/binaries";

export const templateDatabase = "ombak_template";
export const testDatabase = "test_";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

/** One throw-away PostgreSQL for the whole run, with a migrated database to copy for each test file. */
export default async function startPostgres(project: TestProject) {
	const folder = await mkdtemp(path.join(tmpdir(), "ombak-test-"));
	// TEST_POSTGRES=/usr/lib/postgresql/15/bin runs the tests on another PostgreSQL.
	const other = process.env.TEST_POSTGRES;
	const binaries = other ? binariesIn(other) : undefined;
	const postgres = await startEmbeddedPostgres({ folder, durable: false, binaries });
	await makeTemplate(postgres.url);
	project.provide("postgresUrl", postgres.url);
	return async () => {
		const left = await testDatabases(postgres.url);
		await postgres.release();
		// Thousands of files: one by one, that takes twice as long.
		rmSync(folder, { recursive: true, force: true });
		if (left > 0)
			throw new Error(
				`${left} test databases were left over, so the final checks of their tests have not run.`,
			);
	};
}

async function testDatabases(url: string) {
	const admin = new pg.Client({ connectionString: url });
	await admin.connect();
	const { rowCount } = await admin.query("select from pg_database where starts_with(datname, $1)", [
		testDatabase,
	]);
	await admin.end();
	return rowCount!;
}

async function makeTemplate(url: string) {
	const admin = new pg.Client({ connectionString: url });
	await admin.connect();
	await admin.query(`create database ${templateDatabase}`);
	await admin.end();
	const templateUrl = Object.assign(new URL(url), { pathname: templateDatabase }).href;
	const pool = openPool(templateUrl, { max: 2, onError: () => {} });
	await migrate(pool);
	await pool.end();
	const boss = new PgBoss({ connectionString: templateUrl, supervise: false, schedule: false });
	await boss.start();
	for (const job of jobs) await boss.createQueue(job.name);
	await boss.stop({ graceful: false });
}
