import { randomBytes } from "node:crypto";
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
		// A thousand files each: dropped soon enough, they are never flushed to disk.
		await asAdmin(`drop database ${name} with (force)`);
	});
	return { url, pool, db: openDatabase(pool) };
}

async function asAdmin(statement: string) {
	const admin = new pg.Client({ connectionString: inject("postgresUrl") });
	await admin.connect();
	await admin.query(statement);
	await admin.end();
}
