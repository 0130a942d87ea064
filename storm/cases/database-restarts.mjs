import { eventually } from "../../chaos/expect.mjs";
import { isRunning } from "../../chaos/postgres.mjs";
import { embeddedDatabase } from "../../chaos/site.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { expectKept, expectPages, underOrders } from "../under-orders.mjs";

/** The database is restarted again and again, cleanly and by crash, while fans buy and retry. */
export const databaseRestarts = {
	environment: withoutUnpaidLimits,
	async measure(club, { restarts = 10 }) {
		const seen = await underOrders(club, async ({ ordersAreTaken }) => {
			for (let time = 0; time < restarts; time++) {
				await ordersAreTaken();
				const { pid } = embeddedDatabase(club.folder);
				process.kill(pid, time % 2 ? "SIGQUIT" : "SIGINT");
				await eventually("the old server is gone", 30, () => !isRunning(pid));
				await eventually("the database is back", 60, () => club.query("select 1").then(Boolean, () => false));
			}
		});
		return `${restarts} restarts, gap ${seen.gap} s, ${expectPages(seen)}, ${await expectKept(club, seen)}`;
	},
	/** Without the guard, a commit does not wait for the disk. */
	control: {
		miss: /are lost/,
		options: { restarts: 6 },
		sql: [
			"alter system set synchronous_commit = off",
			"alter system set wal_writer_delay = '10s'",
			"alter system set wal_writer_flush_after = '1GB'",
			"select pg_reload_conf()",
		],
		undo: ["alter system reset all", "select pg_reload_conf()"],
	},
};
