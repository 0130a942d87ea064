import type pg from "pg";
import { afterAll, expect, it } from "vitest";
import { freshDatabase } from "../../test/database";
import { checkVersion, createUuidv7, ensureUuidv7 } from "./version";

const { pool } = await freshDatabase();
afterAll(() => pool.end());

it("rejects a server that is too old, naming its version", async () => {
	const server = (version: string, number: number) =>
		({ query: async () => ({ rows: [{ version, number }] }) }) as unknown as pg.ClientBase;
	await expect(checkVersion(server("14.19 (Debian)", 140_019))).rejects.toThrow(
		"DATABASE_URL: PostgreSQL 14.19 (Debian) is too old, 15 or newer is needed",
	);
	await checkVersion(server("15.0", 150_000));
	const client = await pool.connect();
	await checkVersion(client);
	client.release();
});

it("gives older servers the same keys: time-ordered, version 7, unique", async () => {
	await pool.query(createUuidv7("uuidv7_of_old_servers"));
	const { rows } = await pool.query<{ id: string; at: number }>(
		"select uuidv7_of_old_servers() as id, (extract(epoch from clock_timestamp()) * 1000)::float8 as at from generate_series(1, 5000)",
	);
	const ids = rows.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	for (const { id, at } of rows) {
		expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
		expect(Math.abs(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16) - at)).toBeLessThan(1_000);
	}
	// Microsecond precision: compared up to the random half.
	const times = ids.map((id) => id.slice(0, 18));
	expect(times).toEqual(times.toSorted());
});

it("keeps a server's built-in function, however often the site starts", async () => {
	const client = await pool.connect();
	await ensureUuidv7(client);
	await ensureUuidv7(client);
	const { rows } = await client.query("select from pg_proc where proname = 'uuidv7' and pronargs = 0");
	client.release();
	expect(rows).toHaveLength(1);
});
