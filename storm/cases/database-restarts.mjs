import { tally } from "../../chaos/ask.mjs";
import { eventually, expect } from "../../chaos/expect.mjs";
import { isRunning } from "../../chaos/postgres.mjs";
import { embeddedDatabase } from "../../chaos/site.mjs";
import { expectSoundBooks, settled } from "../books.mjs";
import { isInProgress, orderGoods, untilAnswered } from "../buying.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { findWares, stock } from "../wares.mjs";

const buyers = 16;

/** The database is restarted again and again, cleanly and by crash, while fans buy and retry. */
export const databaseRestarts = {
	environment: withoutUnpaidLimits,
	async measure(club, { restarts = 10 }) {
		const { variants, pickUp } = await findWares(club);
		await stock(club, variants, 1_000_000);
		const answers = [];
		const acknowledged = [];
		let isOver = false;
		const load = Promise.all(
			Array.from({ length: buyers }, async (_, lane) => {
				for (let turn = 0; !isOver; turn++) {
					const fan = club.fans[(turn * buyers + lane) % club.fans.length];
					const send = (site, key) => orderGoods(site, fan, { variants, pickUp }, { key });
					const done = await untilAnswered(club, send, { first: turn, answers });
					if (done.status === 201) acknowledged.push(JSON.parse(done.body).number);
				}
			}),
		);
		load.catch(() => {});
		try {
			for (let time = 0; time < restarts; time++) {
				const before = acknowledged.length;
				await eventually("orders are taken", 60, () => acknowledged.length > before + buyers);
				const { pid } = embeddedDatabase(club.folder);
				process.kill(pid, time % 2 ? "SIGQUIT" : "SIGINT");
				await eventually("the old server is gone", 30, () => !isRunning(pid));
				await eventually("the database is back", 60, () => club.query("select 1").then(Boolean, () => false));
			}
			const before = acknowledged.length;
			await eventually("orders are taken", 60, () => acknowledged.length > before + buyers);
		} finally {
			isOver = true;
			await load;
		}
		for (const site of club.sites) site.expectAlive();
		const worse = answers.filter(
			(answer) =>
				![201, 429].includes(answer.status) &&
				!isInProgress(answer) &&
				!(answer.status === 503 && answer.headers["retry-after"]),
		);
		expect(
			worse.length === 0,
			`answers other than 201, or 409 and 503 with Retry-After: ${tally(worse)} ${worse[0]?.body}`,
		);
		const rows = await club.query("select number from orders where number = any($1)", [acknowledged]);
		const lost = acknowledged.length - rows.length;
		expect(lost === 0, `${lost} of ${acknowledged.length} acknowledged orders are lost`);
		const [{ orders }] = await club.query(
			"select count(*)::int as orders from orders where once_key is not null",
		);
		expect(orders === acknowledged.length, `${orders} orders for ${acknowledged.length} wishes`);
		await settled(club, 300);
		await expectSoundBooks(club);
		return `${restarts} restarts, ${acknowledged.length} of ${acknowledged.length} acknowledged orders kept, one each (${tally(answers)})`;
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
