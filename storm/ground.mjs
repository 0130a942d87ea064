import { rmSync } from "node:fs";
import pg from "pg";
import { eventually } from "../chaos/expect.mjs";
import { olderServers, withPostgres } from "../chaos/postgres.mjs";
import { newFolder, queryDatabase, startSite } from "../chaos/site.mjs";
import { enrolFans } from "./fans.mjs";
import { withoutGuard } from "./without-guard.mjs";

const fanCount = 5_000;
let databases = 0;

/**
 * Without the demo's own orders and tickets: they use the simulators only, and a case counts its own. Nothing is ever sent
 * to these couriers.
 */
const withoutOrders = {
	COURIERS: "biteship",
	BITESHIP_API_KEY: "storm-has-no-parcels",
	BITESHIP_WEBHOOK_SECRET: "storm-has-no-parcels",
};

/** Debian's own PostgreSQL, as clubs run it, where it is installed; otherwise the bundled one, which cannot be copied as a whole. */
const [debians] = olderServers();

/** A PostgreSQL with durable commits, the demo club and many members: each case gets a copy of it. */
export const withGround = (use) =>
	withPostgres(
		async (url, folder) => {
			const data = newFolder();
			const site = await startSite(data, { DATABASE_URL: url, ...withoutOrders });
			await eventually("the areas are loaded", 300, async () => {
				const jobs = await queryDatabase(
					url,
					"select from pgboss.job where name in ('load-areas', 'fill-demo-orders') and state < 'completed'",
				);
				return jobs.length === 0;
			});
			// The processes of a case find the demo's orders marked as made, and make none.
			await queryDatabase(url, "insert into kept_values (name, value) values ('demo-orders', 'yes')");
			await site.stop();
			rmSync(data, { recursive: true, force: true });
			// A process that has ended may still have a statement running; a database in use can't be copied.
			await eventually("the site's connections are gone", 120, async () => {
				const others =
					"select from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()";
				return (await queryDatabase(url, others)).length === 0;
			});
			return use({ url, folder, bin: debians?.bin, fans: await enrolFans(url, fanCount) });
		},
		debians?.bin,
		{ durable: true },
	);

/**
 * Two processes of the built site on a database of their own, dropped afterwards. A control cuts guards out of the build
 * and drops them from the database. With `servers`, the database is not on the ground but on those.
 *
 * @param {{ environment?: object, servers?: (ground: object, use: Function) => Promise<unknown>, miss?: RegExp, options?: object, cuts?: [guard: string, instead: string][], sql?: string[], undo?: string[] }} control
 */
export async function withClub(ground, { servers, ...control }, use) {
	if (servers) return servers(ground, (theirs) => withClub(theirs, control, use));
	const database = `storm_${++databases}`;
	await queryDatabase(ground.url, `create database ${database} template ombak`);
	const url = Object.assign(new URL(ground.url), { pathname: database }).href;
	for (const statement of control.sql ?? []) await queryDatabase(url, statement);
	const build = withoutGuard(control.cuts ?? []);
	const folder = newFolder();
	const pool = new pg.Pool({ connectionString: url, max: 8 });
	pool.on("error", () => {});
	const sites = [];
	const club = {
		...ground,
		url,
		sites,
		main: build.main,
		query: async (statement, values) => (await pool.query(statement, values)).rows,
		/** Another process, of the same build or another. */
		start: (environment = {}, main = build.main) =>
			startSite(
				folder,
				{
					DATABASE_URL: url,
					DEMO_CLUB: "no",
					TRUST_PROXY: "1",
					LOG_LEVEL: "error",
					...ground.environment,
					...control.environment,
					...environment,
				},
				main,
			),
		async restart(index, environment, main) {
			await sites[index].stop();
			sites[index] = await club.start(environment, main);
		},
	};
	try {
		for (let index = 0; index < 2; index++) sites.push(await club.start());
		return await use(club);
	} finally {
		await Promise.all(sites.map((site) => site.stop()));
		await pool.end();
		for (const statement of control.undo ?? []) await queryDatabase(url, statement);
		await queryDatabase(ground.url, `drop database ${database} with (force)`);
		build.remove();
		rmSync(folder, { recursive: true, force: true });
	}
}
