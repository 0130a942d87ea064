import pg from "pg";
import { SettingsError } from "../../app/platform/settings.server";

const rounds = 5;

/**
 * Throws if the URL leads to a pooler that gives each transaction another connection. There, what belongs to a session is lost:
 * hearing of changes, prepared statements, time limits, and the lock under which tables are migrated, which then nobody gives
 * back. It shows in that two connections which are open at once are one and the same. See docs/decisions/0025-a-database-that-may-do-anything.md.
 */
export async function refuseTransactionPooler(connectionString: string) {
	const clients = [0, 1].map(() => new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 }));
	for (const client of clients) client.on("error", () => {});
	try {
		for (const client of clients) await client.connect();
		for (let round = 0; round < rounds; round++) {
			const [one, other] = [await backendOf(clients[0]!), await backendOf(clients[1]!)];
			if (one === other) throw new TransactionPooler();
		}
	} finally {
		for (const client of clients) client.end().catch(() => {});
	}
}

const backendOf = async (client: pg.Client): Promise<number> =>
	(await client.query("select pg_backend_pid() as pid")).rows[0].pid;

class TransactionPooler extends SettingsError {
	constructor() {
		super([
			"DATABASE_URL: leads to a pooler in transaction mode (such as PgBouncer), which loses what belongs to a session: name PostgreSQL itself, or the pooler in session mode. How many connections a process takes is set by DATABASE_POOL",
		]);
	}
}
