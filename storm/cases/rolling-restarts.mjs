import { tally } from "../../chaos/ask.mjs";
import { expect } from "../../chaos/expect.mjs";
import { balance } from "../balance.mjs";
import { expectSoundBooks } from "../books.mjs";
import { orderGoods } from "../buying.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { findWares, stock } from "../wares.mjs";

const buyers = 8;

/** Each process in turn is stopped and restarted under load: it finishes what it has begun, new requests go to the other. */
export const rollingRestarts = {
	// Long enough for the load balancer below to notice on a busy machine.
	environment: { CLOSING_NOTICE: "5", ...withoutUnpaidLimits },
	async measure(club, { restarts = 20, signal = "SIGTERM" }) {
		const { variants, pickUp } = await findWares(club);
		await stock(club, variants, 1_000_000);
		const answers = [];
		let isOver = false;
		const balancer = balance(club, () => isOver);
		const load = Array.from({ length: buyers }, async (_, lane) => {
			for (let turn = 0; !isOver; turn++) {
				const fan = club.fans[(turn * buyers + lane) % club.fans.length];
				answers.push(
					await balancer.send(turn, (site) => orderGoods(site, fan, { variants, pickUp }, { agent: false })),
				);
			}
		});
		const codes = new Set();
		let slowest = 0;
		for (let time = 0; time < restarts; time++) {
			const since = performance.now();
			const index = time % 2;
			club.sites[index].kill(signal);
			const code = await club.sites[index].ended;
			slowest = Math.max(slowest, performance.now() - since);
			codes.add(code);
			club.sites[index] = await club.start();
		}
		isOver = true;
		await Promise.all(load);
		const failed = answers.filter(({ status }) => status !== 201);
		expect(
			failed.length === 0,
			`${failed.length} of ${answers.length} requests failed: ${tally(failed)} ${failed[0]?.body}`,
		);
		expect([...codes].join() === "0", `processes exited with ${[...codes]}`);
		expect(slowest <= 20_000, `a process took ${Math.round(slowest)} ms to stop`);
		await expectSoundBooks(club);
		return `${restarts} restarts, ${answers.length} orders, none failed; the slowest stop took ${(slowest / 1000).toFixed(1)} s`;
	},
	control: { miss: /requests failed/, options: { signal: "SIGKILL", restarts: 6 } },
};
