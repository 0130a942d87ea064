import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { checkVersion, ensureUuidv7 } from "./postgres/version";

/** An arbitrary advisory lock id: the holder migrates; the others wait and find nothing left to do. */
const migrationLock = 710_001;
const ownFolder = path.resolve("db/migrations");

type Options = {
	folder?: string /** Only the first so many: for a backup of an older version. */;
	until?: number;
};

export async function migrate(pool: pg.Pool, { folder = ownFolder, until }: Options = {}): Promise<void> {
	if (until !== undefined)
		return withFirstMigrations(folder, until, (first) => migrate(pool, { folder: first }));
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

export const countMigrations = async (folder = ownFolder) => (await readJournal(folder)).entries.length;

type Journal = { entries: unknown[] };
const journalFile = (folder: string) => path.join(folder, "meta", "_journal.json");
const readJournal = async (folder: string): Promise<Journal> =>
	JSON.parse(await readFile(journalFile(folder), "utf8"));

/** Drizzle runs all migrations that a folder's journal lists. */
async function withFirstMigrations(folder: string, until: number, work: (folder: string) => Promise<void>) {
	const first = await mkdtemp(path.join(tmpdir(), "ombak-migrations-"));
	try {
		await cp(folder, first, { recursive: true, filter: (file) => !file.endsWith("_snapshot.json") });
		const journal = await readJournal(folder);
		await writeFile(
			journalFile(first),
			JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }),
		);
		await work(first);
	} finally {
		await rm(first, { recursive: true, force: true });
	}
}
