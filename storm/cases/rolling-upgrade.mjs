import { setTimeout as wait } from "node:timers/promises";
import { tally } from "../../chaos/ask.mjs";
import { expect } from "../../chaos/expect.mjs";
import { balance } from "../balance.mjs";
import { expectSoundBooks } from "../books.mjs";
import { orderGoods } from "../buying.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { nextVersion } from "../next-version.mjs";
import { findWares, stock } from "../wares.mjs";

const buyers = 8;

/**
 * Two processes behind a load balancer become a newer version's, one after the other: the first one migrates at its start, and
 * the old one sells beside it. Then one goes back to the old version, on the new tables.
 */
export const rollingUpgrade = {
	environment: { CLOSING_NOTICE: "5", ...withoutUnpaidLimits },
	async measure(club, { seconds = 5, runsWithOlder = true }) {
		const { variants, pickUp } = await findWares(club);
		await stock(club, variants, 1_000_000);
		const next = nextVersion(club.main, "alter table orders add column storm_note text", { runsWithOlder });
		const answers = [];
		let isOver = false;
		const balancer = balance(club, () => isOver);
		const load = Array.from({ length: buyers }, async (_, lane) => {
			for (let turn = 0; !isOver; turn++) {
				const fan = club.fans[(turn * buyers + lane) % club.fans.length];
				let by;
				const answer = await balancer.send(turn, (site) => {
					by = site;
					return orderGoods(site, fan, { variants, pickUp }, { agent: false });
				});
				answers.push({ ...answer, by });
			}
		});
		const beside = [];
		try {
			const [, old] = club.sites;
			await wait(seconds * 1_000);
			await club.restart(0, {}, next.main);
			expect(await columnExists(club), "the first new process has not migrated");
			const since = answers.length;
			await wait(seconds * 1_000);
			for (const site of [old, club.sites[0]])
				beside.push(answers.slice(since).filter(({ by, status }) => by === site && status === 201).length);
			await club.restart(1, {}, next.main);
			await wait(seconds * 1_000);
			expectTaken(answers);
			await club.restart(0);
			await wait(seconds * 1_000);
		} finally {
			isOver = true;
			await Promise.all(load);
			next.remove();
		}
		expectTaken(answers);
		expect(
			beside.every((orders) => orders > 0),
			`side by side, old and new took ${beside.join(" and ")} orders`,
		);
		await expectSoundBooks(club);
		return `upgraded one by one, and one back: ${answers.length} orders, none failed; side by side, the old version took ${beside[0]} and the new ${beside[1]}`;
	},
	/** Without the line that says so, old code may not run on new tables. */
	control: { miss: /requests failed/, options: { runsWithOlder: false } },
};

const columnExists = async (club) =>
	(
		await club.query(
			"select from information_schema.columns where table_name = 'orders' and column_name = 'storm_note'",
		)
	).length === 1;

function expectTaken(answers) {
	const failed = answers.filter(({ status }) => status !== 201);
	expect(
		failed.length === 0,
		`${failed.length} of ${answers.length} requests failed: ${tally(failed)} ${failed[0]?.body}`,
	);
}
