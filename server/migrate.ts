import { setTimeout as wait } from "node:timers/promises";
import { getTableName } from "drizzle-orm";
import pg from "pg";
import { keptAlive } from "../app/platform/data/database.server";
import { storedValues } from "../app/platform/data/tables.server";
import { type Migration, readMigrations } from "./migrations";
import { checkVersion, ensureUuidv7 } from "./postgres/version";
import { compareVersions, NewerDatabase, oldestCode, ownMigrations } from "./schema-version";

/** An arbitrary advisory lock id: the holder migrates; the others wait and find nothing left to do. */
const migrationLock = 710_001;

type Options = {
	folder?: string;
	/** Only the first so many: for a backup of an older version. */
	until?: number;
	say?: (line: string) => void;
	/** A table that is waited for blocks everybody who comes later, so the wait is short, and begun anew after a pause. */
	lockTimeout?: string;
};
/** Each line once, however often it is tried. */
type Progress = Required<Pick<Options, "say" | "lockTimeout">>;

/**
 * Runs the migrations that the database does not have yet, each in a transaction of its own. Returns how many. On a connection
 * of its own, without the pool's time limits, which takes the lock with it when it ends.
 */
export async function migrate(pool: pg.Pool, options: Options = {}): Promise<number> {
	const { folder = ownMigrations, until, say = console.log, lockTimeout = "1s" } = options;
	const progress = { say: once(say), lockTimeout };
	const client = new pg.Client({ connectionString: pool.options.connectionString, ...keptAlive });
	client.on("error", () => {});
	try {
		await client.connect();
		await checkVersion(client);
		await takeTurn(client, progress);
		const all = (await readMigrations(folder)).slice(0, until);
		const version = await compareVersions(client, folder, until);
		// What was backed up is restored into its own tables only.
		if (version === "newer" || (version === "fits" && until)) throw new NewerDatabase();
		if (version === "fits") return 0;
		await ensureUuidv7(client);
		await client.query(ledger);
		const { rows } = await client.query<{ last: number }>(
			"select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations",
		);
		const due = all.filter(({ when }) => when > rows[0]!.last);
		for (const migration of due) await run(client, migration, progress);
		return due.length;
	} finally {
		await client.end();
	}
}

const once = (say: (line: string) => void) => {
	const said = new Set<string>();
	return (line: string) => {
		if (!said.has(line)) say(line);
		said.add(line);
	};
};

/** Asked again and again: whoever waited in one statement would keep an index from being built concurrently. */
async function takeTurn(client: pg.Client, { say }: Progress) {
	for (;;) {
		const { rows } = await client.query("select pg_try_advisory_lock($1) as ours", [migrationLock]);
		if (rows[0].ours) return;
		say("The database is being migrated by another process; waiting for it …");
		await wait(250);
	}
}

/** As Drizzle keeps it. */
const ledger = `
	create schema if not exists drizzle;
	create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

async function run(client: pg.Client, migration: Migration, progress: Progress) {
	for (;;) {
		try {
			if (migration.isConcurrent) return await runConcurrently(client, migration);
			return await runInTransaction(client, migration, progress);
		} catch (error) {
			const { code = "" } = error as { code?: string };
			if (!lockNotAvailable.test(code)) throw error;
			progress.say(`${migration.tag} waits for a table that others use; trying again …`);
			await wait(500 + Math.random() * 1_000);
		}
	}
}

const lockNotAvailable = /^(55P03|40P01)$/;

async function runInTransaction(client: pg.Client, migration: Migration, { lockTimeout }: Progress) {
	await client.query(`begin; set local lock_timeout = '${lockTimeout}'`);
	try {
		for (const statement of migration.statements) await client.query(statement);
		await note(client, migration);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback").catch(() => {});
		throw error;
	}
}

/** Cannot run in a transaction, so what a failed attempt has left behind, an index that is not valid, goes first. */
async function runConcurrently(client: pg.Client, migration: Migration) {
	for (const statement of migration.statements) {
		const [, name] = /\bindex concurrently (?:if not exists )?"?(\w+)"?/i.exec(statement) ?? [];
		const { rowCount } = await client.query(
			"select from pg_index where indexrelid = to_regclass($1) and not indisvalid",
			[name],
		);
		if (rowCount) await client.query(`drop index concurrently "${name}"`);
		await client.query(statement);
	}
	await note(client, migration);
}

async function note(client: pg.Client, { hash, when, runsWith }: Migration) {
	await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
		hash,
		when,
	]);
	if (runsWith === null) return;
	const table = getTableName(storedValues);
	await client.query(
		`insert into ${table} (name, value) values ($1, $2) on conflict (name) do update set value =
			$3 || ' ' || greatest(split_part(${table}.value, ' ', 2)::bigint, $4::bigint)`,
		[oldestCode, `${when} ${runsWith}`, String(when), runsWith],
	);
}
