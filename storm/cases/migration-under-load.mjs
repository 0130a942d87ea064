import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { tally } from "../../chaos/ask.mjs";
import { eventually, expect } from "../../chaos/expect.mjs";
import { outcomeOf } from "../../scripts/setup.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { nextVersion } from "../next-version.mjs";
import { expectKept, expectPages, underOrders } from "../under-orders.mjs";

/** A report, or a backup, reads orders for long while a migration wants to change their table: it waits, and orders go on. */
export const migrationUnderLoad = {
	environment: withoutUnpaidLimits,
	async measure(club, { seconds = 10 }) {
		const next = nextVersion(club.main, "alter table orders add column storm_note text");
		const report = new pg.Client({ connectionString: club.url });
		report.on("error", () => {});
		await report.connect();
		let migrated;
		try {
			const seen = await underOrders(club, async ({ ordersAreTaken }) => {
				await report.query("begin");
				await report.query("select count(*) from orders");
				const settings = { NODE_ENV: "production", DATABASE_URL: club.url };
				const migrating = outcomeOf([next.main, "migrate"], ["ignore", "pipe", "pipe"], settings);
				await eventually("the migration waits for the table", 120, () => waits(club));
				await wait(seconds * 1_000);
				await report.query("commit");
				migrated = await migrating;
				await ordersAreTaken();
			});
			const { ended, said } = migrated;
			const others = seen.answers.filter(({ status }) => status !== 201);
			expect(others.length === 0, `not every order was taken: ${tally(others)} ${others[0]?.body}`);
			expect(seen.gap < seconds, `no order for ${seen.gap} s`);
			expect(ended === 0 && /waits for a table/.test(said), `migrate ended with ${ended}: ${said}`);
			await club.query("select storm_note from orders limit 1");
			return `held up for ${seconds} s, gap ${seen.gap} s, ${expectPages(seen)}, ${await expectKept(club, seen)}`;
		} finally {
			await report.end();
			next.remove();
		}
	},
	/** Without the guard, it waits until it has the table, and everybody behind it. */
	control: {
		miss: /not every order was taken|no order for|orders are taken|a wish was not answered/,
		cuts: [['lockTimeout = "1s"', 'lockTimeout = "0"']],
	},
};

const waits = async (club) =>
	(
		await club.query(
			"select from pg_locks where relation = 'orders'::regclass and mode = 'AccessExclusiveLock' and not granted",
		)
	).length > 0;
