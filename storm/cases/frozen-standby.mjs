import { setTimeout as wait } from "node:timers/promises";
import { expect } from "../../chaos/expect.mjs";
import { withStandby } from "../debian-servers.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { expectKept, expectPages, underOrders } from "../under-orders.mjs";

/**
 * The synchronous standby is frozen, so that no commit returns: orders get an honest answer within seconds, pages and
 * readiness go on, and the commits that wait don't use up the database's connections.
 */
export const frozenStandby = {
	environment: withoutUnpaidLimits,
	servers: withStandby,
	async measure(club, { seconds = 30 }) {
		let ready = [];
		let waiting = 0;
		try {
			const seen = await underOrders(club, async () => {
				club.standby.freeze();
				await wait(seconds * 1000);
				ready = await Promise.all(club.sites.map((site) => site.get("/readyz")));
				[{ waiting }] = await club.query(
					"select count(*)::int as waiting from pg_stat_activity where wait_event = 'SyncRep'",
				);
				club.standby.thaw();
			});
			const slowest = Math.max(...seen.answers.map(({ ms }) => ms)) / 1000;
			expect(slowest <= 20, `somebody waited ${slowest.toFixed(1)} s for an answer`);
			const said = ready.map(({ status, body }) => `${status} ${JSON.parse(body).writes}`);
			const expected = "200 the database waits for its standby";
			expect(
				said.every((one) => one === expected),
				`/readyz said ${said.join(", ")}`,
			);
			const kept = await expectKept(club, seen);
			const late = seen.gap - seconds;
			expect(late <= 20, `no order for ${late} s after the standby was back`);
			return `frozen for ${seconds} s, the slowest answer took ${slowest.toFixed(1)} s, ${waiting} commits waited, orders ${late.toFixed(1)} s after it was back, ${expectPages(seen)}, ${kept}`;
		} finally {
			club.standby.thaw();
		}
	},
	/** Without the guards, commits wait for as long as the standby is frozen. */
	control: {
		miss: /somebody waited/,
		cuts: [
			["wait_event = 'SyncRep'", "false"],
			["query_timeout: 16e3", "query_timeout: 0"],
			['text: "commit",\n\tquery_timeout: 1e4', 'text: "commit"'],
		],
	},
};
