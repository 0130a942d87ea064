import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase, openPool } from "../app/platform/database.server";
import { templateDatabase } from "./postgres";

/** A separate database, migrated and empty. */
export async function freshDatabase() {
	const adminUrl = inject("postgresUrl");
	const name = `test_${randomBytes(6).toString("hex")}`;
	const admin = new pg.Client({ connectionString: adminUrl });
	await admin.connect();
	// Without it, PostgreSQL writes all the pages to its log as well.
	await admin.query(`create database ${name} template ${templateDatabase} strategy file_copy`);
	await admin.end();
	const url = Object.assign(new URL(adminUrl), { pathname: name }).href;
	const pool = openPool(url, { max: 20, onError: () => {} });
	return { url, pool, db: openDatabase(pool) };
}
