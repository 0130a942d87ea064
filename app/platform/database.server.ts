import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Db = NodePgDatabase;

/** Amounts are whole rupiah and counts stay far below 2^53, so bigint columns may arrive as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openPool(
	connectionString: string,
	options: { max: number; onError: (error: Error) => void },
) {
	const pool = new pg.Pool({
		connectionString,
		max: options.max,
		connectionTimeoutMillis: 5_000,
		idleTimeoutMillis: 30_000,
		statement_timeout: 15_000,
		application_name: "ombak",
	});
	// An idle connection that breaks (database restart) would otherwise end the process.
	pool.on("error", options.onError);
	return pool;
}

export const openDatabase = (pool: pg.Pool): Db => drizzle(pool);
