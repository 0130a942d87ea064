import { createReadStream } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { jobs } from "../../app/jobs.server";
import { prepareQueues } from "../jobs";
import { migrate } from "../migrate";
import { refuseTransactionPooler } from "../postgres/pooler";
import { countMigrations, NewerDatabase } from "../schema-version";
import { openConnection } from "./connection";
import { listKeptTables, quoted, tableName } from "./kept-tables";
import {
	BackupFault,
	checkFiles,
	filmFile,
	type Manifest,
	photoFile,
	readManifest,
	tableFile,
} from "./manifest";
import type { Site } from "./write-backup";

/**
 * Puts a backup into an empty database: all tables or none, in one transaction. Tables get the shape they had when the
 * backup was taken; migrations that came later run at the site's next start.
 */
export async function restoreBackup({ url, photos, films }: Site, folder: string): Promise<Manifest> {
	const manifest = await readManifest(folder);
	const known = await countMigrations();
	if (manifest.migrations > known)
		throw new BackupFault("The backup was taken by a newer version. Restore it with that version.");
	await checkFiles(folder, manifest);
	const client = await openConnection(url);
	try {
		await refuseUnlessEmpty(client);
		await prepareTables(url, manifest.migrations);
		await prepareQueues(url, jobs);
		await client.query("begin; set local statement_timeout = 0; set local lock_timeout = 0");
		await fill(client, manifest, folder);
		// Before the commit: a photograph or film that cannot be stored leaves the database empty, too.
		for (const { id } of manifest.photos) await photos.put(id, await readFile(photoFile(folder, id)));
		for (const { name } of manifest.films) {
			const copy = path.join(await films.drafts(), name);
			await copyFile(filmFile(folder, name), copy);
			await films.keep(name, copy);
		}
		await client.query("commit");
	} finally {
		await client.end();
	}
	return manifest;
}

async function refuseUnlessEmpty(client: pg.Client) {
	// Migrations and queues alone do not count as data: an interrupted restore may leave them behind.
	const { rows } = await client.query<{ exists: boolean }>(
		"select to_regclass('public.members') is not null as exists",
	);
	if (!rows[0]!.exists) return;
	const members = await client.query("select from members limit 1");
	if (members.rowCount) throw new BackupFault("The database is not empty. Restore into a new one.");
}

async function prepareTables(url: string, migrations: number) {
	await refuseTransactionPooler(url);
	const pool = new pg.Pool({ connectionString: url, max: 1 });
	try {
		await migrate(pool, { until: migrations });
	} catch (error) {
		// Rows would be missing what later migrations add to them.
		if (error instanceof NewerDatabase)
			throw new BackupFault("The database's tables are newer than the backup. Restore into a new database.");
		throw error;
	} finally {
		await pool.end();
	}
}

/**
 * Foreign keys are dropped and recreated at the end, which checks every row; triggers are off, since what they write is
 * in the backup. Neither needs a superuser.
 */
async function fill(client: pg.Client, { tables, sequences }: Manifest, folder: string) {
	const here = await listKeptTables(client);
	const missing = tables.find(({ name }) => !here.some((table) => table.name === name));
	if (missing) throw new BackupFault(`This version has no table ${missing.name}.`);
	const all = here.map(({ name }) => tableName(name));
	const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(
		`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
	);
	for (const { table, name } of foreignKeys)
		await client.query(`alter table ${table} drop constraint ${name}`);
	for (const table of all) await client.query(`alter table ${table} disable trigger user`);
	// Migrations write rows as well.
	await client.query(`truncate ${all.join(", ")}`);
	for (const { name, columns } of tables)
		await pipeline(
			createReadStream(tableFile(folder, name)),
			createGunzip(),
			client.query(copyFrom(`copy ${tableName(name)} (${quoted(columns)}) from stdin`)),
		);
	for (const { name, value, isCalled } of sequences)
		await client.query("select setval($1::regclass, $2::bigint, $3)", [name, value, isCalled]);
	for (const table of all) await client.query(`alter table ${table} enable trigger user`);
	for (const { table, name, definition } of foreignKeys)
		await client.query(`alter table ${table} add constraint ${name} ${definition}`);
	await client.query("analyze");
}
