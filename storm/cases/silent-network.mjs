import { expect } from "../../chaos/expect.mjs";
import { cuttable } from "../../chaos/postgres.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { expectKept, expectPages, underOrders } from "../under-orders.mjs";

/**
 * The way to the database falls silent: what is sent is swallowed, and nothing breaks, as when a machine loses its power or a
 * firewall its memory. New connections would work.
 */
export const silentNetwork = {
	environment: withoutUnpaidLimits,
	async measure(club, { times = 2 }) {
		const way = await cuttable(club.url);
		try {
			for (const index of [0, 1]) {
				await club.sites[index].stop();
				club.sites[index] = await club.start({ DATABASE_URL: way.url });
			}
			const seen = await underOrders(club, async ({ ordersAreTaken }) => {
				for (let time = 0; time < times; time++) {
					way.silence();
					await ordersAreTaken();
				}
			});
			expect(seen.gap <= 20, `no order for ${seen.gap} s`);
			return `${times} silences, gap ${seen.gap} s, ${expectPages(seen)}, ${await expectKept(club, seen)}`;
		} finally {
			way.close();
		}
	},
	/** Without the guards, everybody waits for an answer, for as long as the kernel does. */
	control: {
		miss: /not within 60 s: orders are taken|a wish was not answered/,
		options: { times: 1 },
		cuts: [
			["if (error instanceof Silence) dropSilent();", ""],
			["query_timeout: 16e3", "query_timeout: 0"],
			['text: "commit",\n\tquery_timeout: 1e4', 'text: "commit"'],
		],
	},
};
