import { tally } from "../../chaos/ask.mjs";
import { expect } from "../../chaos/expect.mjs";
import { expectSoundBooks } from "../books.mjs";
import { orderGoods } from "../buying.mjs";
import { findWares, stock } from "../wares.mjs";

const buyers = 8;

/** Each process in turn is ended and started again under load: what it has begun it finishes, what it refuses goes next door. */
export const rollingRestarts = {
	async measure(club, { restarts = 20, signal = "SIGTERM" }) {
		const { variants, pickUp } = await findWares(club);
		await stock(club, variants, 1_000_000);
		const answers = [];
		let isOver = false;
		const load = Array.from({ length: buyers }, async (_, lane) => {
			for (let turn = 0; !isOver; turn++) {
				const fan = club.fans[(turn * buyers + lane) % club.fans.length];
				answers.push(
					await nextDoor(club, turn, (site) => orderGoods(site, fan, { variants, pickUp }, { agent: false })),
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
		expect([...codes].join() === "0", `processes ended with ${[...codes]}`);
		expect(slowest <= 20_000, `a process took ${Math.round(slowest)} ms to end`);
		await expectSoundBooks(club);
		return `${restarts} restarts, ${answers.length} orders, none failed; the slowest end took ${(slowest / 1000).toFixed(1)} s`;
	},
	control: { miss: /requests failed/, options: { signal: "SIGKILL", restarts: 6 } },
};

/** As a proxy does: a connection that is refused is tried at the other process; a request that was sent is not. */
async function nextDoor(club, turn, send) {
	const answer = await send(club.sites[turn % 2]);
	return answer.status === 0 && /ECONNREFUSED/.test(answer.body) ? send(club.sites[(turn + 1) % 2]) : answer;
}
