import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { checkVersion, ensureUuidv7 } from "./postgres/version";

/** An arbitrary advisory lock id: the holder migrates; the others wait and find nothing left to do. */
const migrationLock = 710_001;

export async function migrate(pool: pg.Pool, folder = path.resolve("db/migrations")) {
	const client = await pool.connect();
	try {
		await checkVersion(client);
		await client.query("set statement_timeout = 0; set lock_timeout = 0");
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		await ensureUuidv7(client);
		await runMigrations(drizzle(client), { migrationsFolder: folder });
	} finally {
		// Destroys the connection, and with it the session's lock and settings.
		client.release(true);
	}
}
