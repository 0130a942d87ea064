import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testApp } from "../test/app";
import { run as runBackup } from "./commands/backup";
import { run as runReconcile } from "./commands/reconcile";
import { run as runStaff } from "./commands/staff";
import { migrate } from "./migrate";
import { countMigrations, lastMigration } from "./schema-version";

const { app, pool, url } = await testApp();
const ours = (await lastMigration(pool))!;
const setLastMigration = (when: number) =>
	pool.query(
		`update drizzle.__drizzle_migrations set created_at = $1
		where id = (select max(id) from drizzle.__drizzle_migrations)`,
		[when],
	);
const countRun = async () =>
	(await pool.query("select count(*)::int as count from drizzle.__drizzle_migrations")).rows[0].count;
afterEach(() => setLastMigration(ours));

it("runs nothing twice", async () => {
	await migrate(pool);
	expect(await countRun()).toBe(await countMigrations());
});

it("keeps one snapshot of the tables, the newest: each has half a megabyte, and no older one is compared with", async () => {
	const journal = JSON.parse(await readFile("db/migrations/meta/_journal.json", "utf8"));
	const newest = String(journal.entries.at(-1).idx).padStart(4, "0");
	expect((await readdir("db/migrations/meta")).sort()).toEqual([`${newest}_snapshot.json`, "_journal.json"]);
});

describe("an old version on a database that a newer one has migrated", () => {
	it("does not start, and says why in one line", async () => {
		await setLastMigration(ours + 1);
		await expect(migrate(pool)).rejects.toMatchObject({
			faults: [
				expect.stringMatching(/^The database was migrated by a newer version of the site: start that/),
			],
		});
	});

	it("is no longer ready if it was already running", async () => {
		expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
		await setLastMigration(ours + 1);
		const answer = await app.inject("/readyz");
		expect(answer.statusCode).toBe(503);
		expect(answer.json()).toEqual({
			status: "not ready",
			reason: "schema ahead: the database was migrated by a newer version",
		});
	});
});

/** What a start or a command says to a database whose migrations are not the ones that these continue. */
const unreleased = expect.stringMatching(
	/^The database was made before the first release and cannot be migrated: delete the folder DATA_DIR/,
);
const moveMigrations = (by: number) =>
	pool.query("update drizzle.__drizzle_migrations set created_at = created_at + $1", [by]);

describe("a database made before the first release", () => {
	beforeEach(() => moveMigrations(-86_400_000));
	afterEach(() => moveMigrations(86_400_000));

	it("does not start, says what to do in one line, and is left as it was", async () => {
		const before = await countRun();
		await expect(migrate(pool)).rejects.toMatchObject({ faults: [unreleased] });
		expect(await countRun()).toBe(before);
	});
});

describe("a command", () => {
	const folder = path.join(tmpdir(), `ombak-commands-${process.pid}`);
	const commands: [string, () => Promise<number> | number][] = [
		["staff", () => runStaff(["list"])],
		["reconcile", () => runReconcile(["2026-11-01"])],
		["backup", () => runBackup([path.join(folder, "one")])],
	];
	async function outputOf(command: () => Promise<number> | number) {
		vi.stubEnv("DATABASE_URL", url);
		vi.stubEnv("DATA_DIR", folder);
		const said: unknown[] = [];
		for (const stream of ["log", "error"] as const)
			vi.spyOn(console, stream).mockImplementation((line) => void said.push(line));
		const code = await command();
		vi.restoreAllMocks();
		vi.unstubAllEnvs();
		return { code, said };
	}

	it.each(commands)("%s refuses a newer database in one line", async (_, command) => {
		await setLastMigration(ours + 1);
		const { code, said } = await outputOf(command);
		expect(code).toBe(1);
		expect(said).toEqual([
			expect.stringMatching(/^The database was migrated by a newer version of the site: /),
		]);
	});

	it.each(commands)("%s refuses one from before the first release in one line", async (_, command) => {
		await moveMigrations(-86_400_000);
		const { code, said } = await outputOf(command);
		await moveMigrations(86_400_000);
		expect(code).toBe(1);
		expect(said).toEqual([unreleased]);
	});

	it.each(commands.slice(0, 2))("%s never migrates: it asks for npm run migrate", async (_, command) => {
		const before = await countRun();
		await setLastMigration(ours - 1);
		const { code, said } = await outputOf(command);
		expect(code).toBe(1);
		expect(said).toEqual([
			"The database is of an older version: run npm run migrate with this version, or start the site once, then try again",
		]);
		expect(await countRun()).toBe(before);
	});

	it("backup copies an older database as it is, as before an update", async () => {
		await setLastMigration(ours - 1);
		const target = await mkdtemp(path.join(tmpdir(), "ombak-backup-"));
		const { code } = await outputOf(() => runBackup([target]));
		expect(code).toBe(0);
		expect(await readdir(target)).toContain("manifest.json");
		await rm(target, { recursive: true });
	});
});
