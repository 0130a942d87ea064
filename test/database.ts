import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase, openPool } from "../app/platform/data/database.server";
import { templateDatabase, testDatabase } from "./postgres";
import { whenDone } from "./when-done";

/** A separate database, migrated and empty. Dropped when its tests are done. */
export async function freshDatabase() {
	const name = `${testDatabase}${randomBytes(6).toString("hex")}`;
	// The default strategy would also write all the pages to the WAL.
	await asAdmin(`create database ${name} template ${templateDatabase} strategy file_copy`);
	const url = Object.assign(new URL(inject("postgresUrl")), { pathname: name }).href;
	const pool = openPool(url, { max: 20, onError: () => {} });
	whenDone(async () => {
		if (!pool.ending) await pool.end();
		await left(name);
		// A thousand files each: dropped soon enough, they are never flushed to disk.
		await asAdmin(`drop database ${name} with (force)`);
	});
	return { url, pool, db: openDatabase(pool) };
}

/** A pool has ended before its connections have: one of the queue that was terminated meanwhile would be an unhandled error. */
async function left(name: string) {
	for (let tries = 0; tries < 40; tries++) {
		const { rowCount } = await asAdmin(`select from pg_stat_activity where datname = '${name}'`);
		if (!rowCount) return;
		await wait(25);
	}
}

async function asAdmin(statement: string) {
	const admin = new pg.Client({ connectionString: inject("postgresUrl") });
	await admin.connect();
	const result = await admin.query(statement);
	await admin.end();
	return result;
}
