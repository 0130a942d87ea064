import { eventually, expect } from "../../chaos/expect.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { withPatroni } from "../patroni.mjs";
import { expectKept, expectPages, underOrders } from "../under-orders.mjs";

/**
 * The leader's machine dies, the other becomes the leader by itself, and the dead one comes back as its standby; then the other
 * way round.
 */
export const patroni = {
	environment: withoutUnpaidLimits,
	servers: withPatroni,
	async measure(club, { rounds = 2 }) {
		const [first, second] = club.servers;
		const rejoined = [];
		const seen = await underOrders(club, async ({ ordersAreTaken }) => {
			for (let round = 0; round < rounds; round++) {
				const [leader, standby] = round % 2 ? [second, first] : [first, second];
				leader.kill();
				await eventually(`${standby.name} leads`, 90, () => standby.is("leader"));
				await ordersAreTaken();
				leader.start();
				const back = `${leader.name} is a synchronous standby again`;
				rejoined.push(await eventually(back, 120, () => leader.is("sync_standby")));
			}
		});
		expect(seen.gap <= 25, `no order for ${seen.gap} s`);
		return `${rounds} leaders lost, gap ${seen.gap} s, back after ${rejoined.join(" and ")} s, ${expectPages(seen)}, ${await expectKept(club, seen)}`;
	},
	/** Without the guard, with time-outs of more patience, the dead leader's lease lasts longer. */
	control: {
		miss: /no order for/,
		options: { rounds: 1 },
		servers: (ground, use) => withPatroni(ground, use, { timeouts: patientTimeouts }),
	},
};

const patientTimeouts = [
	["ttl: 15", "ttl: 45"],
	["loop_wait: 3", "loop_wait: 10"],
	["retry_timeout: 5", "retry_timeout: 10"],
];
