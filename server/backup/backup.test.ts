import { createHash, randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { folderStore } from "../../app/editing/photos/stores/folder-store.server";
import { photos as photoTable } from "../../app/editing/photos/tables.server";
import { createLoggedInMember } from "../../app/members/factories.server";
import { filmStore } from "../../app/videos/files/film-store.server";
import { videoFiles } from "../../app/videos/files/tables.server";
import { testApp } from "../../test/app";
import { noLimits } from "../../test/call-freely";
import { buyTickets, createTicketSale } from "../../test/ticket-sale";
import { migrate } from "../migrate";
import { differencesOf, filmFile, type Manifest, manifestFile, photoFile, tableFile } from "./manifest";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

const { pool, db, settings, jobs } = await testApp({}, { limits: noLimits });
const context = { db, settings, jobs, limits: noLimits };
const url = pool.options.connectionString!;
const place = await mkdtemp(path.join(tmpdir(), "ombak backup "));
const photos = folderStore(path.join(place, "photos"));
const filmsOf = (name: string) => filmStore({ ...settings, DATA_DIR: path.join(place, name) });
const films = filmsOf("first");
const kept = path.join(place, "kept");
const filmNames = ["film.mp4", "film-stream.m3u8", "film-360p.m3u8", "film-360p.mp4", "words.vtt"];
let manifest: Manifest;
let waiting: number;

beforeAll(async () => {
	// A name with what the format must escape: tab, line break, backslash, the NULL marker.
	const fan = await createLoggedInMember(db, { name: 'Sari\t"\\N"\nDewi, é 🏟' });
	const { saleId, sections } = await createTicketSale(db, {}, [{}]);
	await buyTickets(context, fan.id, { saleId, sectionId: sections[0]!.id, quantity: 2 });
	await db.insert(photoTable).values([
		{ id: "kept-photo", memberId: fan.id, width: 4, height: 3 },
		{ id: "gone-photo", memberId: fan.id, width: 4, height: 3 },
	]);
	await photos.put("kept-photo", randomBytes(5000));
	await db.insert(videoFiles).values([
		{ id: "film", kind: "film", bytes: 9, seconds: 9, stream: "ready", qualities: [360] },
		{ id: "words", kind: "captions", bytes: 9 },
		{ id: "gone", kind: "film", bytes: 9, seconds: 9 },
	]);
	for (const name of filmNames) {
		const draft = path.join(await films.drafts(), name);
		await writeFile(draft, randomBytes(5000));
		await films.keep(name, draft);
	}
	const { rows } = await pool.query(
		"select count(*)::int as count from pgboss.job where state < 'completed'",
	);
	waiting = rows[0].count;
	manifest = await writeBackup({ url, films, photos }, kept);
	return () => rm(place, { recursive: true, force: true });
});

/** Not even migrated. */
async function emptyDatabase() {
	const admin = new pg.Client({ connectionString: inject("postgresUrl") });
	await admin.connect();
	const name = `restored_${randomBytes(6).toString("hex")}`;
	await admin.query(`create database ${name}`);
	await admin.end();
	return Object.assign(new URL(url), { pathname: name }).href;
}
const photosOf = (name: string) => folderStore(path.join(place, name));
async function rowsOf(database: string, query: string) {
	const client = new pg.Client({ connectionString: database });
	await client.connect();
	const { rows } = await client.query(query);
	await client.end();
	return rows;
}

describe("a restored backup", () => {
	it("has every row, photograph, film and pending job, and the same constraints and triggers", async () => {
		expect(waiting).toBeGreaterThan(0);
		const target = await emptyDatabase();
		const site = { url: target, films: filmsOf("new"), photos: photosOf("new") };
		await restoreBackup(site, kept);
		const again = await writeBackup(site, path.join(place, "again"));
		expect(differencesOf(manifest, again)).toEqual([]);
		expect(again.photos.map(({ id }) => id)).toEqual(["kept-photo"]);
		expect(again.films.map(({ name }) => name)).toEqual(filmNames);
		expect(again.tables.find(({ name }) => name === "pgboss.job")!.rows).toBe(waiting);
		expect(again.tables.find(({ name }) => name === "public.passes")!.rows).toBe(2);
		const rules = `select conrelid::regclass::text as of, conname as rule, pg_get_constraintdef(oid) as words
			from pg_constraint where connamespace = 'public'::regnamespace union all
			select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
			order by 1, 2, 3`;
		expect(await rowsOf(target, rules)).toEqual(await rowsOf(url, rules));
	});

	it("refuses a database that has members, and one of a newer version", async () => {
		await expect(restoreBackup({ url, films, photos: photosOf("other") }, kept)).rejects.toThrow("not empty");
		const newer = await copyOfBackup((text) => text.replace(/"migrations": \d+/, '"migrations": 9000'));
		await expect(restoreBackup({ url: await emptyDatabase(), films, photos }, newer)).rejects.toThrow(
			"newer version",
		);
	});
});

it("from before the first release is refused, and says so: it counts other migrations", async () => {
	const target = await emptyDatabase();
	const before = await copyOfBackup((text) =>
		text.replace('"format": 2', '"format": 1').replace(/"migrations": \d+/, '"migrations": 84'),
	);
	await expect(restoreBackup({ url: target, films, photos: photosOf("before") }, before)).rejects.toThrow(
		"taken before the first release",
	);
	expect((await rowsOf(target, "select to_regclass('public.members') as members"))[0].members).toBe(null);
});

it("of an older version is refused by a database whose tables are newer: rows would lack what they gained since", async () => {
	const target = await emptyDatabase();
	const pool = new pg.Pool({ connectionString: target, max: 1 });
	await migrate(pool);
	await pool.end();
	const older = await copyOfBackup((text) =>
		text.replace(/"migrations": (\d+)/, (_, count) => `"migrations": ${count - 1}`),
	);
	await expect(restoreBackup({ url: target, films, photos: photosOf("older") }, older)).rejects.toThrow(
		"newer",
	);
	expect(await rowsOf(target, "select from members")).toEqual([]);
});

describe("a damaged backup", () => {
	let target: string;
	beforeEach(async () => {
		target = await emptyDatabase();
	});
	const restore = (folder: string) =>
		restoreBackup({ url: target, films, photos: photosOf("damaged") }, folder);
	const isUntouched = async () =>
		(await rowsOf(target, "select to_regclass('public.members') as members"))[0].members === null;

	it.each([
		["a table was changed", (folder: string) => writeFile(tableFile(folder, "public.orders"), gzipSync("x"))],
		["a table is cut off", (folder: string) => cutInHalf(tableFile(folder, "public.members"))],
		["a table is missing", (folder: string) => rm(tableFile(folder, "public.members"))],
		["a photograph was changed", (folder: string) => writeFile(photoFile(folder, "kept-photo"), "x")],
		["a film was changed", (folder: string) => writeFile(filmFile(folder, "film.mp4"), "x")],
		["it was never finished", (folder: string) => rm(manifestFile(folder))],
		["its manifest cannot be read", (folder: string) => writeFile(manifestFile(folder), "{")],
	])("changes nothing if %s", async (_, damage) => {
		const folder = await copyOfBackup();
		await damage(folder);
		await expect(restore(folder)).rejects.toThrow(/changed|cannot be read|complete/);
		expect(await isUntouched()).toBe(true);
	});

	it("restores nothing if a row violates a constraint", async () => {
		const { rows } = await pool.query("select count(*)::int as count from staff_roles");
		expect(rows[0].count).toBe(0);
		// Nobody has this id, which only the foreign keys notice.
		const line = `${crypto.randomUUID()}\tadmin\t2026-11-16 00:00:00+00\n`;
		const columns = manifest.tables.find(({ name }) => name === "public.staff_roles")!.columns;
		expect(columns).toEqual(["member_id", "role", "created_at"]);
		const folder = await copyOfBackup((text) => {
			const changed = JSON.parse(text) as Manifest;
			const roles = changed.tables.find(({ name }) => name === "public.staff_roles")!;
			roles.rows = 1;
			roles.sha256 = createHash("sha256").update(line).digest("hex");
			return JSON.stringify(changed);
		});
		await writeFile(tableFile(folder, "public.staff_roles"), gzipSync(line));
		await expect(restore(folder)).rejects.toThrow("foreign key");
		expect(await rowsOf(target, "select from members")).toEqual([]);
	});
});

it("is never partial: it gets its name once it is complete, and never overwrites another", async () => {
	await expect(writeBackup({ url, films, photos }, kept)).rejects.toThrow("not empty");
	const broken = { ...photos, get: () => Promise.reject(new Error("store away")) };
	await expect(writeBackup({ url, films, photos: broken }, path.join(place, "broken"))).rejects.toThrow(
		"store away",
	);
	expect((await readdir(place)).filter((name) => name.startsWith("broken"))).toEqual([]);
});

it("holds no table while it copies photographs: a migration need not wait for it", async () => {
	let whileCopying: unknown;
	const slow: typeof photos = {
		...photos,
		get: async (id) => {
			const client = new pg.Client({ connectionString: url });
			await client.connect();
			whileCopying ??= await client
				.query(
					"set lock_timeout = 500; begin; lock table photos, members, orders in access exclusive mode; rollback",
				)
				.then(() => "free", String);
			await client.end();
			return photos.get(id);
		},
	};
	await writeBackup({ url, films, photos: slow }, path.join(place, "meanwhile"));
	expect(whileCopying).toBe("free");
});

it("is a consistent snapshot, whatever is bought meanwhile", async () => {
	const fan = await createLoggedInMember(db);
	const { saleId, sections } = await createTicketSale(db, {}, [{ perMemberLimit: 100 }]);
	let isOver = false;
	const buying = (async () => {
		for (let bought = 0; bought < 50 && !isOver; bought++)
			await buyTickets(context, fan.id, { saleId, sectionId: sections[0]!.id, quantity: 1 });
	})();
	await writeBackup({ url, films, photos }, path.join(place, "moment"));
	isOver = true;
	await buying;
	const target = await emptyDatabase();
	await restoreBackup({ url: target, films, photos: photosOf("moment photos") }, path.join(place, "moment"));
	expect(await rowsOf(target, await readFile("app/orders/invariants.sql", "utf8"))).toEqual([]);
});

async function copyOfBackup(edit = (text: string) => text) {
	const folder = await mkdtemp(path.join(place, "copy-"));
	await cp(kept, folder, { recursive: true });
	await writeFile(manifestFile(folder), edit(await readFile(manifestFile(kept), "utf8")));
	return folder;
}
async function cutInHalf(file: string) {
	const bytes = await readFile(file);
	await writeFile(file, bytes.subarray(0, bytes.length / 2));
}
