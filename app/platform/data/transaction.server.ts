import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Db } from "./database.server";
import { isDatabaseAway, isReadOnlyFault } from "./database-away.server";

/**
 * Runs `work` in one transaction. A serialization failure or deadlock rolls back and retries, so `work` must have no
 * side effects outside the database. Inside, only the given handle may be used (see `refuseInTransaction`). Given the
 * handle of an open transaction, it becomes a savepoint.
 */
export async function transaction<T>(
	db: Db,
	work: (db: Db) => Promise<T>,
	planning: Planning = {},
): Promise<T> {
	if (handles.has(db)) return savepoint(db, work);
	for (let attempt = 1; ; attempt++) {
		try {
			return await runOnce(db.$client as pg.Pool, work, planning);
		} catch (error) {
			if (attempt === mostAttempts || !isLostRace(error)) throw error;
			await wait(Math.random() * firstPause * 2 ** attempt);
		}
	}
}

type Planning = {
	/**
	 * For orders and holds. A sale opens on tables that are almost empty, for which reading them whole is the best plan, and
	 * a connection keeps its plans until the next `analyze`. With this, an index is used wherever there is one.
	 */
	byIndex?: boolean;
	/** For imports: the longest a statement may take, in milliseconds; with 0 it may also wait for a lock without limit. */
	longest?: number;
};

/**
 * The connection was lost, or silent for too long, after "commit" had been sent: whatever was written may be there or not.
 * So it is never told as done, and never tried again blindly.
 */
export class UncertainCommit extends Error {
	constructor(cause: unknown) {
		super("nobody knows whether this was committed", { cause });
	}
}

/** A database that is in order commits in milliseconds. No time limit of its own covers a wait for a standby. */
const commit: pg.QueryConfig & { query_timeout: number } = { text: "commit", query_timeout: 10_000 };

/** For `work` that lost a race to another transaction: it is rolled back and retried, and then finds what the other wrote. */
export class LostRace extends Error {}

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
	const waiting = handles.get(db)?.waiting;
	if (waiting) waiting.push(then);
	else then();
}

/** What a handle's connections come from, inside a transaction, too. */
export const poolOf = (db: Db): pg.Pool => handles.get(db)?.pool ?? (db.$client as pg.Pool);

/**
 * Defers a write whose result nobody needs to the end of the handle's transaction, where all of them are sent with the
 * commit: each round trip saved is a few percent more orders per second. Later statements of the transaction don't see
 * it. Without a transaction it is sent immediately.
 */
export const withCommit = (db: Db, statement: pg.QueryConfig) =>
	defer(db, "writes", { statement, explain: (error) => error });

/**
 * Like `withCommit`, but after all the others: a hot row is then locked during the commit only, not for round trips as
 * well. If it fails, nothing is committed, and the whole transaction fails with what `explain` makes of the error.
 */
export const atCommit = (db: Db, statement: pg.QueryConfig, explain = (error: unknown) => error) =>
	defer(db, "hotWrites", { statement, explain });

async function defer(db: Db, when: "writes" | "hotWrites", { statement, explain }: Ending) {
	const plans = handles.get(db);
	if (plans) return void plans[when].push({ statement, explain });
	await (db.$client as pg.Pool).query(statement).catch((error) => {
		throw explain(error);
	});
}

type Ending = { statement: pg.QueryConfig; explain: (error: unknown) => unknown };
/** What is sent with the commit, and what is called after it. */
type Plans = { pool: pg.Pool; writes: Ending[]; hotWrites: Ending[]; waiting: (() => void)[] };

const current = new AsyncLocalStorage<{ isOpen: boolean }>();
const handles = new WeakMap<Db, Plans>();

async function runOnce<T>(pool: pg.Pool, work: (db: Db) => Promise<T>, planning: Planning): Promise<T> {
	const client = await pool.connect();
	const handle: Db = drizzle(client);
	const plans: Plans = { pool, writes: [], hotWrites: [], waiting: [] };
	handles.set(handle, plans);
	const state = { isOpen: true };
	let fault: Error | undefined;
	const restore = limitAnswers(client, planning.longest);
	try {
		const begun = begin(client, planning);
		const result = await current.run(state, () => work(handle));
		await begun;
		await end(client, [...plans.writes, ...plans.hotWrites]);
		for (const then of plans.waiting) then();
		return result;
	} catch (error) {
		if (isReadOnlyFault(error)) fault = error as Error;
		await client.query("rollback").catch((reason: Error) => {
			fault = reason;
		});
		throw error;
	} finally {
		state.isOpen = false;
		restore();
		// A connection that could not even roll back is discarded, and one that leads to no primary.
		client.release(fault);
	}
}

/** Sent without waiting for its answer: the first statements of `work` follow it. */
function begin(client: pg.PoolClient, { byIndex, longest }: Planning) {
	const begun = client.query(byIndex ? "begin; set local enable_seqscan = off" : "begin");
	const unlimited = longest === 0 ? "; set local lock_timeout = 0" : "";
	if (longest !== undefined)
		client.query(`set local statement_timeout = ${longest}${unlimited}`).catch(() => {});
	// A broken connection also fails the next statement, which reports it to `work`.
	begun.catch(() => {});
	return begun;
}

/** How long the driver waits for an answer, until it is told to go back to what it was. */
function limitAnswers(client: pg.PoolClient, longest: number | undefined) {
	if (longest === undefined) return () => {};
	const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } };
	const usual = connectionParameters.query_timeout;
	connectionParameters.query_timeout = longest && longest + 1_000;
	return () => {
		connectionParameters.query_timeout = usual;
	};
}

/**
 * Everything is sent in one write. After a failed statement, the database treats "commit" as "rollback". If the driver
 * could not send a statement, the database does not know, so the connection is ended without a commit.
 */
async function end(client: pg.PoolClient, ending: Ending[]) {
	const { stream } = client.connection;
	let isUnsent = false;
	const send = ({ statement, explain }: Ending) =>
		new Promise((resolve, reject) => {
			client.query(statement, (error: Error | null, result) => {
				if (!error) return resolve(result);
				isUnsent = true;
				reject(explain(error));
			});
		});
	stream.cork();
	const answers = Promise.allSettled(ending.map(send));
	// The driver reports what it cannot send by the end of this tick; the database cannot have answered by then.
	if (ending.length > 0) await new Promise(process.nextTick);
	if (isUnsent) stream.destroy();
	const committed = client.query(commit);
	stream.uncork();
	// A broken connection fails both at the same moment.
	const [answered, [outcome]] = await Promise.all([answers, Promise.allSettled([committed])]);
	const isUncertain = !isUnsent && outcome.status === "rejected" && isDatabaseAway(outcome.reason);
	if (isUncertain) throw new UncertainCommit(outcome.reason);
	for (const answer of [...answered, outcome]) if (answer.status === "rejected") throw answer.reason;
	const { command } = await committed;
	if (command !== "COMMIT") throw new Error("A failed statement was ignored, so nothing was committed.");
}

let savepoints = 0;

async function savepoint<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
	const name = sql.identifier(`sp${++savepoints}`);
	const { writes, hotWrites } = handles.get(db)!;
	const before = [writes.length, hotWrites.length] as const;
	await db.execute(sql`savepoint ${name}`);
	try {
		const result = await work(db);
		await db.execute(sql`release savepoint ${name}`);
		return result;
	} catch (error) {
		[writes.length, hotWrites.length] = before;
		await db.execute(sql`rollback to savepoint ${name}`).catch(() => {});
		throw error;
	}
}

/** PostgreSQL picked this transaction as the victim: 40001 serialization failure, 40P01 deadlock. */
export function isLostRace(error: unknown): boolean {
	for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
		if (at instanceof LostRace) return true;
		if (/^(40001|40P01)$/.test((at as { code?: string }).code ?? "")) return true;
	}
	return false;
}
