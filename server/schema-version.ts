import path from "node:path";
import { getTableName } from "drizzle-orm";
import type pg from "pg";
import { storedValues } from "../app/platform/data/tables.server";
import { SettingsError } from "../app/platform/settings.server";
import { calledAs } from "./commands/called-as";
import { readJournal } from "./migrations";
import { ownFolder } from "./own-folder";

export const ownMigrations = path.join(ownFolder, "db/migrations");

/** Running anyway would write rows that the newer version's tables and code do not expect. */
export class NewerDatabase extends SettingsError {
	constructor() {
		super([
			"The database was migrated by a newer version of the site: start that one, or restore a backup into a new database",
		]);
	}
}

/** Only the site's start and `npm run migrate` change tables. */
class OlderDatabase extends SettingsError {
	constructor(version: "empty" | "older") {
		super([
			`The database is ${version === "empty" ? "empty" : "of an older version"}: run ${calledAs("migrate").replace(/ --$/, "")} with this version, or start the site once, then try again`,
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

/** Under which name the database keeps its last migration, and the newest one of the oldest code that may run on it. */
export const oldestCode = "oldest-code";

/** When the database's last migration was generated, by a folder's journal, and the newest one of the oldest code that may run. */
export type SchemaVersion = { migration: number | null; oldest: number | null };

/** What to select it by. */
export const schemaVersion = `
	(select max(created_at)::float8 from drizzle.__drizzle_migrations) as migration,
	(
		select split_part(value, ' ', 2)::float8 from ${getTableName(storedValues)} where name = '${oldestCode}'
		and split_part(value, ' ', 1)::float8 = (select max(created_at) from drizzle.__drizzle_migrations)
	) as oldest`;

/** Newer tables than this code's, on which it may not run. */
export async function isAhead({ migration, oldest }: SchemaVersion, folder = ownMigrations) {
	const known = (await readJournal(folder)).at(-1)?.when ?? 0;
	return (migration ?? 0) > known && (oldest ?? known + 1) > known;
}

/** For starts and commands that leave the tables as they are. */
export async function refuseOtherVersions(client: Pick<pg.ClientBase, "query">) {
	const version = await compareVersions(client);
	if (version === "newer") throw new NewerDatabase();
	if (version === "empty" || version === "older") throw new OlderDatabase(version);
}

/** The database's version, compared with this code's. `fits`: it is newer, but this code may run on it. */
export async function compareVersions(
	client: Pick<pg.ClientBase, "query">,
	folder = ownMigrations,
	until?: number,
): Promise<"empty" | "older" | "same" | "fits" | "newer"> {
	const journal = (await readJournal(folder)).slice(0, until);
	const [first, last] = [journal[0]?.when ?? 0, journal.at(-1)?.when ?? 0];
	const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is null as empty");
	const { rows: ages } = rows[0].empty
		? { rows: [] }
		: await client.query(
				"select min(created_at)::float8 as first, max(created_at)::float8 as last from drizzle.__drizzle_migrations",
			);
	const [age] = ages;
	if (!age?.last) return "empty";
	if (age.last > last) return (await isAheadOf(client, folder)) ? "newer" : "fits";
	if (age.first < first) throw new UnreleasedDatabase();
	return age.last < last ? "older" : "same";
}

const isAheadOf = async (client: Pick<pg.ClientBase, "query">, folder: string) => {
	const { rows } = await client.query<SchemaVersion>(`select ${schemaVersion}`);
	return isAhead(rows[0]!, folder);
};

export async function lastMigration(client: Pick<pg.ClientBase, "query">): Promise<number | null> {
	const { rows } = await client.query<SchemaVersion>(`select ${schemaVersion}`);
	return rows[0]!.migration;
}

export const countMigrations = async (folder = ownMigrations) => (await readJournal(folder)).length;
