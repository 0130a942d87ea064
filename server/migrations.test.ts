import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshDatabase } from "../test/database";
import { migrate } from "./migrate";
import { baseline, readMigrations } from "./migrations";
import { compareVersions, isAhead, schemaVersion } from "./schema-version";

/** What an older process, which still runs, would stumble over: told by a sentence, or null. */
function breaks(text: string): string | null {
	const statements = text.replace(/--(?!> ).*$/gm, "").replace(/'[^']*'/g, "''");
	if (/\brename\s+(to|column|constraint|attribute|value|")|\brename\b.*\bto\b/i.test(statements))
		return "renames: add the new one, write both, move over, drop the old one later";
	if (/\balter\s+column\b[^;]*?\b(set\s+data\s+)?type\b/i.test(statements))
		return "retypes a column: add a new one instead, write both, drop the old one later";
	const drops = /\bdrop\s+(table|column|type|schema|view)\b/i.test(statements);
	if (drops && !/^-- runs with: \S+$/m.test(text))
		return "drops: say with which migration's code it still runs, since when nothing uses it (-- runs with: …)";
	return null;
}

describe("a migration", () => {
	it.each([
		['alter table "orders" rename column "number" to "code"', /renames/],
		['ALTER TABLE "orders" RENAME TO "purchases"', /renames/],
		['ALTER TABLE "orders" ALTER COLUMN "number" SET DATA TYPE bigint', /retypes/],
		['alter table "orders" alter column number type text using number::text', /retypes/],
		['ALTER TABLE "orders" DROP COLUMN "number"', /drops/],
		["DROP TABLE orders", /drops/],
		['-- runs with: 0012_number_unused\nALTER TABLE "orders" DROP COLUMN "number"', null],
		['ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT \'rename column\' NOT NULL', null],
		['ALTER TABLE "orders" DROP CONSTRAINT "orders_number"', null],
	])("that breaks whoever still runs is found: %s", (text, found) => {
		if (found) expect(breaks(text)).toMatch(found);
		else expect(breaks(text)).toBeNull();
	});

	it("after the first release renames, drops and retypes nothing in one step", async () => {
		const { entries } = JSON.parse(await readFile("db/migrations/meta/_journal.json", "utf8"));
		for (const { idx, tag } of entries as { idx: number; tag: string }[])
			if (idx > baseline) expect(breaks(await readFile(`db/migrations/${tag}.sql`, "utf8")), tag).toBeNull();
	});
});

const { pool } = await freshDatabase();
let folder: string;
const said: string[] = [];
const say = (line: string) => void said.push(line);
const more: string[] = [];
beforeEach(async () => {
	said.length = 0;
	folder = await mkdtemp(path.join(tmpdir(), "ombak-migrations-"));
	await cp("db/migrations", folder, { recursive: true });
});
afterEach(async () => {
	await rm(folder, { recursive: true });
	const columns = more.splice(0);
	for (const column of columns) await pool.query(`alter table kept_values drop column if exists ${column}`);
	await pool.query("delete from kept_values where name = 'oldest-code'");
	await pool.query("delete from drizzle.__drizzle_migrations where created_at > $1", [
		(await readMigrations("db/migrations")).at(-1)!.when,
	]);
});

/** One more migration than there are, as the next version has it. */
async function add(tag: string, text: string) {
	const file = path.join(folder, "meta", "_journal.json");
	const journal = JSON.parse(await readFile(file, "utf8"));
	const { idx, when } = journal.entries.at(-1);
	journal.entries.push({ idx: idx + 1, version: "7", when: when + 1_000, tag, breakpoints: true });
	await writeFile(file, JSON.stringify(journal));
	await writeFile(path.join(folder, `${tag}.sql`), text);
	const [, column] = /add column (\w+)/.exec(text) ?? [];
	if (column) more.push(column);
}
const versionSeen = async () => (await pool.query(`select ${schemaVersion}`)).rows[0];

it("older code may not run on newer tables", async () => {
	await add("9001_more", "alter table kept_values add column more text");
	expect(await migrate(pool, { folder })).toBe(1);
	expect(await compareVersions(pool)).toBe("newer");
	expect(await isAhead(await versionSeen())).toBe(true);
	await expect(migrate(pool)).rejects.toThrow("migrated by a newer version");
});

it("unless the migration says so, and every one since", async () => {
	const newest = (await readMigrations(folder)).at(-1)!.tag;
	await add("9001_more", `-- runs with: ${newest}\nalter table kept_values add column more text`);
	await migrate(pool, { folder });
	expect(await compareVersions(pool)).toBe("fits");
	expect(await isAhead(await versionSeen())).toBe(false);
	expect(await migrate(pool)).toBe(0);
	await add("9002_other", "-- runs with: 9001_more\nalter table kept_values add column other text");
	await migrate(pool, { folder });
	expect(await compareVersions(pool)).toBe("newer");
	await add("9003_third", `-- runs with: ${newest}\nalter table kept_values add column third text`);
	await migrate(pool, { folder });
	expect(await compareVersions(pool), "the second one still says no").toBe("newer");
});

it("that names one which does not come before it is refused", async () => {
	await add("9001_more", "-- runs with: 9002_later\nalter table kept_values add column more text");
	await expect(migrate(pool, { folder })).rejects.toThrow("names a migration that does not come before it");
});

it("waits for a table without making others wait, and says so once", async () => {
	await add("9001_more", "alter table kept_values add column more text");
	const report = await pool.connect();
	await report.query("begin; select from kept_values");
	const migrated = migrate(pool, { folder, say, lockTimeout: "100ms" });
	await vi.waitFor(
		() => expect(said).toEqual([expect.stringMatching(/^9001_more waits for a table/)]),
		10_000,
	);
	const since = performance.now();
	for (let write = 0; write < 10; write++) await pool.query("update kept_values set value = value");
	expect(performance.now() - since).toBeLessThan(3_000);
	await report.query("commit");
	report.release();
	expect(await migrated).toBe(1);
	expect(said.length).toBe(1);
});

it("runs in one process, while another says that it waits", async () => {
	const other = await pool.connect();
	await other.query("select pg_advisory_lock(710001)");
	const migrated = migrate(pool, { folder, say });
	await vi.waitFor(() => expect(said).toEqual([expect.stringMatching(/another process; waiting/)]), 10_000);
	await other.query("select pg_advisory_unlock(710001)");
	other.release();
	expect(await migrated).toBe(0);
});

it("builds an index while the table is written, and does away with what an interrupted attempt has left", async () => {
	const index = 'create unique index concurrently "kept_twice" on kept_values (left(name, 1), length(value))';
	await pool.query("insert into kept_values (name, value) values ('one', 'a'), ('once', 'b')");
	await add("9001_index", index);
	await expect(migrate(pool, { folder })).rejects.toThrow("could not create unique index");
	await pool.query("delete from kept_values where name = 'once'");
	expect(await migrate(pool, { folder })).toBe(1);
	const { rows } = await pool.query(
		"select indisvalid from pg_index where indexrelid = 'kept_twice'::regclass",
	);
	expect(rows).toEqual([{ indisvalid: true }]);
	await pool.query("drop index kept_twice; delete from kept_values where name = 'one'");
});
