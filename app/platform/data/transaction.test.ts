import { eq, inArray, sql } from "drizzle-orm";
import type pg from "pg";
import { expect, it } from "vitest";
import { freshDatabase } from "../../../test/database";
import { rateLimits } from "../http/rate-limit.server";
import type { Db } from "./database.server";
import { statement } from "./statement.server";
import { storedValues } from "./tables.server";
import { atCommit, transaction, whenCommitted } from "./transaction.server";

const { db, pool } = await freshDatabase();
// What migrations have written there is not this test's.
await db.delete(storedValues);
const put = (name: string, value = "1") => ({ name, value });
const names = async () => (await db.select().from(storedValues)).map(({ name }) => name).sort();

it("commits everything or nothing", async () => {
	await transaction(db, (db) => db.insert(storedValues).values(put("whole")));
	const failed = transaction(db, async (db) => {
		await db.insert(storedValues).values(put("half"));
		throw new Error("no");
	});
	await expect(failed).rejects.toThrow("no");
	expect(await names()).toEqual(["whole"]);
});

it("runs after-commit callbacks after the commit, and never after a failure", async () => {
	const seen: string[] = [];
	const note = (what: string) => () => void seen.push(what);
	await transaction(db, async (outer) => {
		whenCommitted(outer, note("outer"));
		await transaction(outer, async (inner) => whenCommitted(inner, note("savepoint")));
		expect(seen).toEqual([]);
	});
	const failed = transaction(db, async (db) => {
		whenCommitted(db, note("failed"));
		throw new Error("no");
	});
	await expect(failed).rejects.toThrow("no");
	whenCommitted(db, note("at once"));
	expect(seen).toEqual(["outer", "savepoint", "at once"]);
});

it("sends last statements with the commit, and commits nothing when one of them fails", async () => {
	const keep = (name: string) => ({
		text: "insert into kept_values (name, value) values ($1, '1')",
		values: [name],
	});
	await transaction(db, async (db) => {
		await atCommit(db, keep("last"));
		const undone = transaction(db, async (db) => {
			await atCommit(db, keep("undone"));
			throw new Error("no");
		});
		await expect(undone).rejects.toThrow("no");
		expect((await db.select().from(storedValues)).map(({ name }) => name)).not.toContain("last");
	});
	const failed = transaction(db, async (db) => {
		await atCommit(db, keep("whole"), (error) => new Error("taken", { cause: error }));
		await atCommit(db, keep("after"));
		await db.insert(storedValues).values(put("before"));
	});
	await expect(failed).rejects.toThrow("taken");
	await atCommit(db, keep("at once"));
	expect(await names()).toEqual(["at once", "last", "whole"]);
	await db.delete(storedValues).where(inArray(storedValues.name, ["at once", "last"]));
});

it("commits nothing when the driver cannot even send a last statement", async () => {
	const text = "insert into kept_values (name, value) values ($1, '1')";
	const unwritable = {
		toPostgres() {
			throw new Error("cannot be written");
		},
	};
	const unsendable: pg.QueryConfig[] = [
		{ text, values: [unwritable] },
		{ name: "unsendable", text, values: [unwritable] },
		{ name: "known", text: "select 2" },
		{ text, values: "no list" as unknown as unknown[] },
	];
	for (const [index, statement] of unsendable.entries()) {
		const failed = transaction(db, async (db) => {
			await (db as unknown as { $client: pg.Client }).$client.query({ name: "known", text: "select 1" });
			await db.insert(storedValues).values(put("before"));
			await atCommit(db, statement);
			await atCommit(db, { text, values: ["after"] });
		});
		await expect(failed, String(index)).rejects.toThrow();
		const left = (await names()).filter((name) => name === "before" || name === "after");
		expect(left, String(index)).toEqual([]);
		// The affected connection is not reused with half a statement.
		await transaction(db, (db) => atCommit(db, { name: "unsendable", text, values: [`sent ${index}`] }));
		await db.delete(storedValues).where(eq(storedValues.name, `sent ${index}`));
	}
	expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
});

it("fails, and ends no process, when the connection breaks on the last statement", async () => {
	const broken = transaction(db, async (db) => {
		await db.insert(storedValues).values(put("broken"));
		await atCommit(db, { text: "select pg_terminate_backend(pg_backend_pid())" });
		await atCommit(db, { text: "select 1" });
	});
	await expect(broken).rejects.toThrow();
	expect(await names()).not.toContain("broken");
});

it("throws if a failed statement was swallowed and nothing was committed", async () => {
	const ignored = transaction(db, async (db) => {
		await db
			.insert(storedValues)
			.values(put("whole"))
			.catch(() => {});
	});
	await expect(ignored).rejects.toThrow("nothing was committed");
});

it("blocks the outer handle inside for reads, writes and nested transactions, and unblocks it after", async () => {
	const message = "only its own handle";
	await transaction(db, async () => {
		await expect((async () => db.insert(storedValues).values(put("outside")))()).rejects.toMatchObject({
			cause: { message: expect.stringContaining(message) },
		});
		const read = async () => statement((db: Db) => db.select().from(storedValues)).run(db);
		await expect(read()).rejects.toMatchObject({ cause: { message: expect.stringContaining(message) } });
		await expect(transaction(db, async () => {})).rejects.toThrow(message);
	});
	expect(await names()).toEqual(["whole"]);
});

it("becomes a savepoint when given a transaction's handle", async () => {
	await transaction(db, async (db) => {
		await transaction(db, (db) => db.insert(storedValues).values(put("inner")));
		const failed = transaction(db, async (db) => {
			await db.insert(storedValues).values(put("undone"));
			throw new Error("no");
		});
		await expect(failed).rejects.toThrow("no");
		await db.insert(storedValues).values(put("outer"));
	});
	expect(await names()).toEqual(["inner", "outer", "whole"]);
});

it("retries the whole transaction after losing a deadlock", async () => {
	await db.insert(storedValues).values([put("a", "0"), put("b", "0")]);
	const add = (name: string) => sql`update kept_values set value = value::int + 1 where name = ${name}`;
	let runs = 0;
	let meet = () => {};
	const bothHoldOne = new Promise<void>((resolve) => {
		meet = resolve;
	});
	let holding = 0;
	const both = (first: string, second: string) =>
		transaction(db, async (db) => {
			runs++;
			await db.execute(add(first));
			if (++holding === 2) meet();
			await bothHoldOne;
			await db.execute(add(second));
		});
	await Promise.all([both("a", "b"), both("b", "a")]);
	expect(runs).toBeGreaterThan(2);
	const values = await db.execute(sql`select value from kept_values where name in ('a', 'b')`);
	expect(values.rows).toEqual([{ value: "2" }, { value: "2" }]);
});

it("leaks no connections on failures, including connection errors", async () => {
	for (let round = 0; round < 25; round++) {
		const killed = transaction(db, async (db) => {
			const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
			await pool.aside.query("select pg_terminate_backend($1, 5000)", [rows[0]!.pid]);
			await db.execute(sql`select 1`);
		});
		await expect(killed).rejects.toThrow();
	}
	await transaction(db, (db) => db.execute(sql`select 1`));
	expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
});

it("times out waiting for a lock, with a code the server maps to 503", async () => {
	const shown = await db.execute(
		sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`,
	);
	expect(shown.rows).toEqual([{ lock: "5s", statement: "15s" }]);
	await transaction(db, async (db) => {
		await db.execute(sql`update kept_values set value = '9' where name = 'a'`);
		const waiting = pool.aside.query("update kept_values set value = '8' where name = 'a'");
		await expect(waiting).rejects.toMatchObject({ code: "55P03" });
	});
});

it("counts an attempt even if its transaction rolls back", async () => {
	const limits = rateLimits(pool);
	const limit = { name: "test", points: 1, seconds: 60 };
	const tryOnce = () =>
		transaction(db, async () => {
			await limits.take(limit, "key");
			throw new Error("rolled back");
		});
	await expect(tryOnce()).rejects.toThrow("rolled back");
	await expect(tryOnce()).rejects.toMatchObject({ code: "too_many_requests" });
});

it("makes prepared statements read-only and their names unique", async () => {
	const write = () =>
		statement((db: Db) => db.insert(storedValues).values(put("sneaked")).returning()).run(db);
	await expect(write()).rejects.toMatchObject({ cause: { code: "25006" } });
	const all = statement((db: Db) => db.select().from(storedValues).orderBy(storedValues.name));
	const some = statement((db: Db, count: number) => db.select().from(storedValues).limit(count));
	const known = (await all.run(db)).map(({ name }) => name);
	expect(known).toEqual(await names());
	expect((await some.run(db, {}, 2)).length).toBe(2);
	expect((await some.run(db, {}, 1)).length).toBe(1);
	expect((await transaction(db, (db) => all.run(db))).map(({ name }) => name)).toEqual(known);
});
