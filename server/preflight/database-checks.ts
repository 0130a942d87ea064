import pg from "pg";
import { checkVersion } from "../postgres/version";
import { compareVersions } from "../schema-version";
import { type Check, fault, note, ok } from "./finding";

/** The reads, counters and jobs, the line for changes and the watch. */
const besidesPool = 14;
const mostSecondsApart = 2;

export function databaseChecks(url: string, poolSize: number): Check[] {
	const ask = <Row extends pg.QueryResultRow>(text: string) =>
		withClient(url, async (client) => (await client.query<Row>(text)).rows[0]!);
	return [
		[
			"database",
			() =>
				withClient(url, async (client) => {
					await checkVersion(client);
					const { rows } = await client.query(
						"select current_setting('server_version') as version, current_setting('transaction_read_only') as read_only",
					);
					const { version, read_only } = rows[0];
					return read_only === "on"
						? fault(`PostgreSQL ${version}, read-only: this is a standby`)
						: ok(`PostgreSQL ${version}`);
				}),
		],
		[
			"its tables",
			() =>
				withClient(url, async (client) => {
					const version = await compareVersions(client);
					if (version === "newer") return fault("were migrated by a newer version");
					if (version === "fits") return ok("are newer than this version's, which may run on them");
					return version === "same" ? ok("are this version's") : note(`${version}: the start migrates them`);
				}),
		],
		[
			"its rights",
			async () => {
				const { may, superuser } = await ask<{ may: boolean; superuser: boolean }>(`
					select has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may,
						rolsuper as superuser
					from pg_roles where rolname = current_user`);
				if (!may) return fault("may not create tables: the site's role has to own the database");
				return superuser
					? note("a superuser: the site needs no more than its own database")
					: ok("its own database");
			},
		],
		[
			"its connections",
			async () => {
				const { most, used } = await ask<{ most: number; used: number }>(`
					select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
						(select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`);
				const each = poolSize + besidesPool;
				const room = Math.floor((most - used) / each);
				const seen = `${used} of ${most} used; a process takes up to ${each}, so there is room for ${room} more`;
				return room < 1 ? fault(seen) : ok(seen);
			},
		],
		[
			"replication",
			async () => {
				const { standbys, synchronous } = await ask<{ standbys: number; synchronous: number }>(`
					select count(*)::int as standbys, count(*) filter (where sync_state in ('sync', 'quorum'))::int as synchronous
					from pg_stat_replication`);
				return standbys === 0
					? note("none: when this server is lost, so is all since the last backup")
					: ok(`${standbys} standby, ${synchronous} of them synchronous`);
			},
		],
		[
			"its clock",
			async () => {
				const before = Date.now();
				const { now } = await ask<{ now: number }>(
					"select extract(epoch from clock_timestamp())::float8 * 1000 as now",
				);
				const apart = Math.abs(now - (before + Date.now()) / 2) / 1000;
				const seen = `${apart.toFixed(1)} seconds from this machine's`;
				return apart > mostSecondsApart ? fault(seen) : ok(seen);
			},
		],
		["pooler", () => poolerOf(url)],
	];
}

/** What two sessions say that each is alone on its connection: in transaction mode they would take turns on one. */
const poolerOf = (url: string) =>
	withClient(url, (one) =>
		withClient(url, async (other) => {
			const pid = async (client: pg.Client) =>
				(await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]!.pid;
			return (await pid(one)) === (await pid(other))
				? fault(
						"in transaction mode: sessions share connections, which prepared statements and LISTEN do not survive",
					)
				: ok("none in transaction mode");
		}),
	);

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>) {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: 5_000,
		query_timeout: 10_000,
	});
	client.on("error", () => {});
	try {
		await client.connect();
		return await use(client);
	} finally {
		await client.end().catch(() => {});
	}
}
