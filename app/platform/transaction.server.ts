import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Db } from "./database.server";

/**
 * Runs `work` in one transaction. A serialization failure or deadlock rolls back and retries, so `work` must have no
 * side effects outside the database. Inside, only the given handle may be used (see `refuseInTransaction`). Given the
 * handle of an open transaction, it becomes a savepoint.
 */
export async function transaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
	if (handles.has(db)) return savepoint(db, work);
	for (let attempt = 1; ; attempt++) {
		try {
			return await runOnce((db as unknown as { $client: pg.Pool }).$client, work);
		} catch (error) {
			if (attempt === mostAttempts || !isLostRace(error)) throw error;
			await wait(Math.random() * firstPause * 2 ** attempt);
		}
	}
}

const mostAttempts = 5;
const firstPause = 10;

/** The outer handle would need a second connection, possibly deadlocking the pool, and would not be transactional. */
export function refuseInTransaction() {
	if (current.getStore()?.isOpen)
		throw new Error("Inside a transaction only its own handle may be used, not the one it was opened with.");
}

/**
 * Runs `then` after the handle's transaction commits, or immediately if there is none. Only for best-effort work that
 * may be lost in a crash: anything that must happen is a job.
 */
export function whenCommitted(db: Db, then: () => void) {
	const waiting = handles.get(db);
	if (waiting) waiting.push(then);
	else then();
}

const current = new AsyncLocalStorage<{ isOpen: boolean }>();
/** Handles of open transactions, with their after-commit callbacks. */
const handles = new WeakMap<Db, (() => void)[]>();

async function runOnce<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
	const client = await pool.connect();
	// Between statements nothing else handles a connection error, and an unhandled one would end the process.
	const ignore = () => {};
	client.on("error", ignore);
	const handle: Db = drizzle(client);
	const waiting: (() => void)[] = [];
	handles.set(handle, waiting);
	const state = { isOpen: true };
	let fault: Error | undefined;
	try {
		await client.query("begin");
		const result = await current.run(state, () => work(handle));
		const { command } = await client.query("commit");
		if (command !== "COMMIT") throw new Error("A failed statement was ignored, so nothing was committed.");
		for (const then of waiting) then();
		return result;
	} catch (error) {
		await client.query("rollback").catch((reason: Error) => {
			fault = reason;
		});
		throw error;
	} finally {
		state.isOpen = false;
		client.off("error", ignore);
		// A connection that could not even roll back is discarded.
		client.release(fault);
	}
}

let savepoints = 0;

async function savepoint<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
	const name = sql.identifier(`sp${++savepoints}`);
	await db.execute(sql`savepoint ${name}`);
	try {
		const result = await work(db);
		await db.execute(sql`release savepoint ${name}`);
		return result;
	} catch (error) {
		await db.execute(sql`rollback to savepoint ${name}`).catch(() => {});
		throw error;
	}
}

/** PostgreSQL picked this transaction as the victim: 40001 serialization failure, 40P01 deadlock. */
function isLostRace(error: unknown): boolean {
	for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
		if (/^(40001|40P01)$/.test((at as { code?: string }).code ?? "")) return true;
	}
	return false;
}
