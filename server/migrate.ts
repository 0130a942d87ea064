import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { readName } from "../app/platform/data/database.server";
import { SettingsError } from "../app/platform/settings.server";
import { ownFolder } from "./own-folder";
import { checkVersion, ensureUuidv7 } from "./postgres/version";

/** An arbitrary advisory lock id: the holder migrates; the others wait and find nothing left to do. */
const migrationLock = 710_001;
const ownMigrations = path.join(ownFolder, "db/migrations");

type Options = {
	folder?: string /** Only the first so many: for a backup of an older version. */;
	until?: number;
};

export async function migrate(pool: pg.Pool, { folder = ownMigrations, until }: Options = {}): Promise<void> {
	if (until !== undefined)
		return withFirstMigrations(folder, until, (first) => migrate(pool, { folder: first }));
	const client = await pool.connect();
	try {
		await checkVersion(client);
		await client.query("set statement_timeout = 0; set lock_timeout = 0");
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		if ((await compareVersions(client, folder)) === "newer") throw new NewerDatabase();
		await ensureUuidv7(client);
		await runMigrations(drizzle(client), { migrationsFolder: folder });
	} finally {
		// Destroys the connection, and with it the session's lock and settings.
		client.release(true);
	}
}

/** Running anyway would write rows that the newer version's tables and code do not expect. */
export class NewerDatabase extends SettingsError {
	constructor() {
		super([
			"The database was migrated by a newer version of the site: start that one, or restore a backup into a new database",
		]);
	}
}

/** Before the first release the tables had other migrations, which these do not continue. */
class UnreleasedDatabase extends SettingsError {
	constructor() {
		super([
			"The database was made before the first release and cannot be migrated: delete the folder DATA_DIR (.data unless set), or name a new, empty database in DATABASE_URL",
		]);
	}
}

/** The database's version, compared with this code's. */
export async function compareVersions(
	client: Pick<pg.ClientBase, "query">,
	folder = ownMigrations,
): Promise<"empty" | "older" | "same" | "newer"> {
	const known = await newestMigration(folder);
	const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is null as empty");
	const last = rows[0].empty ? null : await lastMigration(client);
	if (last === null) return "empty";
	if (last > known) return "newer";
	const first = await client.query("select min(created_at)::float8 as at from drizzle.__drizzle_migrations");
	if (first.rows[0].at < (await oldestMigration(folder))) throw new UnreleasedDatabase();
	return last < known ? "older" : "same";
}

/** When the database's last migration was generated: the same clock as a folder's journal. */
export async function lastMigration(client: Pick<pg.ClientBase, "query">): Promise<number | null> {
	// Named as a read, so that readiness does not depend on how busy the pool is.
	const { rows } = await client.query({
		name: readName("last_migration"),
		text: "select max(created_at)::float8 as last from drizzle.__drizzle_migrations",
	});
	return rows[0].last;
}

export const newestMigration = async (folder = ownMigrations) =>
	Math.max(0, ...(await readJournal(folder)).entries.map(({ when }) => when));

const oldestMigration = async (folder: string) => (await readJournal(folder)).entries[0]?.when ?? 0;

export const countMigrations = async (folder = ownMigrations) => (await readJournal(folder)).entries.length;

type Journal = { entries: { when: number }[] };
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
