import { promisify } from "node:util";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { connectionQueues, onlyReads } from "../queues/connection-queues.server";
import { isDatabaseAway } from "./database-away.server";
import { type OpenConnections, openConnections } from "./open-connections.server";
import { type SharedConnections, shareConnections } from "./shared-connections.server";
import { refuseInTransaction } from "./transaction.server";

export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

/** Amounts are whole rupiah and counts stay far below 2^53, so bigint columns may arrive as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Enough to keep the database's cores busy; each connection pipelines many reads. */
const mostShared = 4;
const mostAside = 4;

/** So that a call blocked on a row lock, or hung, does not exhaust the pool. */
const timeLimits = {
	connectionTimeoutMillis: 5_000,
	lock_timeout: 5_000,
	statement_timeout: 15_000,
	idle_in_transaction_session_timeout: 10_000,
	// A database that has vanished ends no statement, so whoever waits for its answer gives up as well.
	query_timeout: 16_000,
};

/** An idle connection whose other end is gone is noticed within fifteen seconds, by us and by the database. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };
const keptAliveThere =
	"-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=5 -c tcp_user_timeout=15000";

/**
 * For the shared reads, which plan each statement once: a sequential scan is the best plan while a table is small and gets
 * worse with every row, so indexes are always used if there are any. Before 18, PostgreSQL overestimates the cost of such
 * plans and JIT-compiles them in vain.
 */
const byIndex = "-c enable_seqscan=off -c jit=off";

/** Marks a statement as read-only, so it may share a connection (see `statement`). */
export const readName = (name: string) => `read:${name}`;
const isRead = (name?: string) => name?.startsWith(readName("")) ?? false;

/**
 * One connection per statement or transaction, in turn (see `connectionTurns`), plus two separate groups: prepared reads share a few read-only
 * connections, and counters, which must survive a rollback of the caller's transaction, share others (`aside`).
 */
export type Pool = pg.Pool & {
	aside: SharedConnections;
	/** Calls that wait for a connection now, and those refused because they would have waited too long. */
	turns: () => { waiting: number; refused: number };
	connections: OpenConnections;
	/** Why nothing can be written for now: whoever tries is refused at once instead of holding a connection. */
	writesWait: { reason: string | null };
	whenWritable: <T>(work: () => Promise<T>) => Promise<T>;
	/** Whether the last connection asked for was refused because the database has no more. */
	isRefused: () => boolean;
};

export function openPool(
	connectionString: string,
	{ max, onError }: { max: number; onError: (error: Error) => void },
): Pool {
	const config = { connectionString, ...timeLimits, ...keptAlive, application_name: "ombak" };
	const connections = openConnections();
	const pool = new pg.Pool({
		...config,
		max,
		idleTimeoutMillis: 30_000,
		// Statements of a transaction that don't wait for each other are sent together.
		pipeline: true,
		// No statement of ours runs long enough for JIT to pay; see also `byIndex`.
		options: `-c jit=off ${keptAliveThere}`,
	});
	connections.addPool(pool);
	pool.on("release", (error) => {
		if (isDatabaseAway(error)) connections.dropIdle();
	});
	// An idle connection that breaks (database restart) would otherwise end the process.
	pool.on("error", onError);
	// So would one that breaks while checked out, between two statements; the next statement reports it.
	pool.on("connect", (client) => client.on("error", () => {}));
	const aside = shareConnections({
		...config,
		max: mostAside,
		// For counters: a power cut may lose the last few writes, but no call waits for an fsync.
		options: `-c synchronous_commit=off ${keptAliveThere}`,
		onError,
		connections,
	});
	const shared = shareConnections({
		...config,
		// Plan a named statement once. By default PostgreSQL replans it whenever the values promise a cheaper plan, and
		// on a large database that planning takes longer than most reads.
		options: `-c plan_cache_mode=force_generic_plan -c default_transaction_read_only=on ${byIndex} ${keptAliveThere}`,
		max: Math.min(mostShared, max),
		onError,
		connections,
	});
	const turns = connectionQueues(pool, max);
	const writesWait: Pool["writesWait"] = { reason: null };
	const whenWritable = <T>(work: () => Promise<T>): Promise<T> =>
		writesWait.reason ? Promise.reject(new WritesWait(writesWait.reason)) : work();
	const query = pool.query.bind(pool) as (...question: unknown[]) => Promise<unknown>;
	const connect = liveOnly(pool.connect.bind(pool));
	const checkOut = promisify(connect) as () => Promise<pg.PoolClient>;
	const end = pool.end.bind(pool) as () => Promise<void>;
	return Object.assign(pool, {
		aside,
		turns: turns.figures,
		connections,
		writesWait,
		whenWritable,
		isRefused: turns.isRefused,
		query: (question: string | pg.QueryConfig, ...more: [values?: unknown[]]) => {
			refuseInTransaction();
			const { name, text } = typeof question === "string" ? { name: undefined, text: question } : question;
			if (isRead(name)) return shared.query(question, ...more);
			if (onlyReads(text)) return turns.read(() => query(question, ...more));
			return whenWritable(() => turns.write(() => query(question, ...more)));
		},
		connect: (callback?: Connected) => {
			refuseInTransaction();
			// The driver's own `query`, whose turn it is already.
			return callback ? connect(callback) : whenWritable(() => turns.checkOut(checkOut));
		},
		end: async () => {
			await shared.end();
			await aside.end();
			await end();
		},
	}) as unknown as Pool;
}

type Connected = (
	error: Error | undefined,
	client?: pg.PoolClient,
	release?: (fault?: Error | boolean) => void,
) => void;

/** A connection that was dropped while idle leaves the pool a moment later; until then, the pool would still hand it out. */
function liveOnly(connect: (connected: Connected) => void) {
	return function take(connected: Connected) {
		connect((error, client, release) => {
			if (!client?.connection.stream.destroyed) return connected(error, client, release);
			client.release(true);
			take(connected);
		});
	};
}

/** Pages are shown meanwhile; see `watchDatabase`. */
export class WritesWait extends Error {}

export const openDatabase = (pool: pg.Pool): Db => drizzle(pool);
