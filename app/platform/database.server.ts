import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { shareConnections } from "./shared-connections.server";

export type Db = NodePgDatabase;

/** Amounts are whole rupiah and counts stay far below 2^53, so bigint columns may arrive as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Enough to keep the database's cores busy; each of them carries any number of reads. */
const mostShared = 4;

/** Named statements are reads (see `prepared`) and share connections; everything else has one for itself. */
export function openPool(
	connectionString: string,
	{ max, onError }: { max: number; onError: (error: Error) => void },
) {
	const config = {
		connectionString,
		connectionTimeoutMillis: 5_000,
		statement_timeout: 15_000,
		application_name: "ombak",
	};
	const pool = new pg.Pool({ ...config, max, idleTimeoutMillis: 30_000 });
	// An idle connection that breaks (database restart) would otherwise end the process.
	pool.on("error", onError);
	const shared = shareConnections({
		...config,
		// A named statement is planned once. PostgreSQL would rather plan it again and again where knowing the values
		// promises a cheaper plan, which on a large club takes longer than most reads.
		options: "-c plan_cache_mode=force_generic_plan",
		max: Math.min(mostShared, max),
		onError,
	});
	const query = pool.query.bind(pool) as (...question: unknown[]) => unknown;
	const end = pool.end.bind(pool) as () => Promise<void>;
	return Object.assign(pool, {
		query: (question: pg.QueryConfig, ...more: [values?: unknown[]]) =>
			question.name ? shared.query(question, ...more) : query(question, ...more),
		end: async () => {
			await shared.end();
			await end();
		},
	}) as pg.Pool;
}

export const openDatabase = (pool: pg.Pool): Db => drizzle(pool);
