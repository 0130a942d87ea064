import { createHash, type Hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { PhotoStore } from "../../app/editing/photos/photo-store.server";
import type { FilmStore } from "../../app/videos/files/film-store.server";
import { namesOfFilm } from "../../app/videos/files/stream-qualities";
import type { VideoFile } from "../../app/videos/files/tables.server";
import { compareVersions } from "../schema-version";
import { openConnection } from "./connection";
import { type KeptTable, listKeptTables } from "./kept-tables";
import {
	BackupFault,
	filmFile,
	isEmptyFolder,
	type Manifest,
	manifestFile,
	photoFile,
	tableFile,
} from "./manifest";

export type Site = { url: string; photos: PhotoStore; films: FilmStore };

/**
 * Backs up the whole site into a folder, while it runs: a snapshot of all tables, then the photographs and films they
 * refer to. The folder gets its name only once it is complete.
 */
export async function writeBackup({ url, photos, films }: Site, folder: string): Promise<Manifest> {
	if (!(await isEmptyFolder(folder))) throw new BackupFault(`${folder} is not empty.`);
	const draft = `${folder}.unfinished-${process.pid}`;
	const client = await openConnection(url);
	try {
		await refuseUnknownTables(client);
		for (const part of ["tables", "photos", "films"])
			await mkdir(path.join(draft, part), { recursive: true, mode: 0o700 });
		await client.query("begin isolation level repeatable read, read only");
		// The output format must not depend on the server's settings.
		await client.query(
			"set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex'; set local statement_timeout = 0",
		);
		const tables = [];
		for (const table of await listKeptTables(client)) tables.push(await writeTable(client, table, draft));
		const { rows: photoIds } = await client.query<{ id: string }>("select id from photos order by id");
		const filmNames = await listFilms(client);
		const shown = {
			takenAt: new Date().toISOString(),
			migrations: await countMigrations(client),
			sequences: await readSequences(client),
		};
		// Copying photographs and films may take hours, in which a migration could not change a table that is still being read.
		await client.query("commit");
		const manifest: Manifest = {
			format: 2,
			...shown,
			tables,
			photos: await writePhotos(photoIds, photos, draft),
			films: await writeFilms(filmNames, films, draft),
		};
		await writeFile(manifestFile(draft), JSON.stringify(manifest, null, "\t"), { mode: 0o600 });
		await rename(draft, folder);
		return manifest;
	} catch (error) {
		await rm(draft, { recursive: true, force: true });
		throw error;
	} finally {
		await client.end();
	}
}

/** An older version's are fine: a backup is best made before an update. What a newer one has elsewhere would be missing. */
async function refuseUnknownTables(client: Client) {
	const version = await compareVersions(client);
	if (version === "empty") throw new BackupFault("The database is empty: there is nothing to back up.");
	if (version === "newer" || version === "fits")
		throw new BackupFault(
			"The database was migrated by a newer version of the site: back it up with that one.",
		);
}

async function writeTable(client: Client, { name, columns, query }: KeptTable, folder: string) {
	const hash = createHash("sha256");
	let rows = 0;
	const count = new Transform({
		transform(chunk: Buffer, _, done) {
			hash.update(chunk);
			// In PostgreSQL's text format a line break inside a value is escaped, so each one ends a row.
			for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++;
			done(null, chunk);
		},
	});
	const file = createWriteStream(tableFile(folder, name), { mode: 0o600 });
	await pipeline(client.query(copyTo(`copy (${query}) to stdout`)), count, createGzip({ level: 6 }), file);
	return { name, columns, rows, sha256: hash.digest("hex") };
}

async function countMigrations(client: Client) {
	const { rows } = await client.query<{ count: number }>(
		"select count(*)::int as count from drizzle.__drizzle_migrations",
	);
	return rows[0]!.count;
}

async function readSequences(client: Client) {
	const { rows } = await client.query<{ name: string }>(
		"select 'public.' || sequencename as name from pg_sequences where schemaname = 'public' order by 1",
	);
	const sequences: Manifest["sequences"] = [];
	for (const { name } of rows) {
		const { rows } = await client.query<{ value: string; isCalled: boolean }>(
			`select last_value::text as value, is_called as "isCalled" from ${name}`,
		);
		sequences.push({ name, ...rows[0]! });
	}
	return sequences;
}

/** A photograph that was deleted since the moment of the tables is left out; nothing shows it any more. */
async function writePhotos(ids: { id: string }[], store: PhotoStore, folder: string) {
	const photos: Manifest["photos"] = [];
	for (const { id } of ids) {
		const bytes = await store.get(id);
		if (!bytes) continue;
		await writeFile(photoFile(folder, id), bytes, { mode: 0o600 });
		photos.push({ id, sha256: createHash("sha256").update(bytes).digest("hex") });
	}
	return photos;
}

/** A backup is taken of an older version, too, which has no such table. */
async function listFilms(client: Client): Promise<string[]> {
	const found = await client.query(
		"select from pg_tables where schemaname = 'public' and tablename = 'video_files'",
	);
	if (found.rowCount === 0) return [];
	const { rows } = await client.query<Pick<VideoFile, "id" | "kind" | "qualities">>(
		"select id, kind, qualities from video_files order by id",
	);
	return rows.flatMap(({ id, kind, qualities }) =>
		kind === "film" ? namesOfFilm(id, qualities) : [`${id}.vtt`],
	);
}

async function writeFilms(names: string[], store: FilmStore, folder: string) {
	const films: Manifest["films"] = [];
	for (const name of names) {
		const bytes = await store.read(name);
		if (!bytes) continue;
		const hash = createHash("sha256");
		const file = createWriteStream(filmFile(folder, name), { mode: 0o600 });
		await pipeline(bytes, hashing(hash), file);
		films.push({ name, sha256: hash.digest("hex") });
	}
	return films;
}

const hashing = (hash: Hash) =>
	new Transform({
		transform(part: Buffer, _, done) {
			hash.update(part);
			done(null, part);
		},
	});
