import { tally } from "../ask.mjs";
import { eventually, expect } from "../expect.mjs";
import { isRunning } from "../postgres.mjs";
import { embeddedDatabase, withSite } from "../site.mjs";

const addresses = ["/", "/news/list/all", "/api/news", "/api/videos"];

/** An ordinary restart: fast shutdown, as by `pg_ctl restart`. */
export const databaseRestarted = () => underLoad("SIGINT", 3);

export const databaseKilled = ({ isQuick }) => underLoad("SIGKILL", isQuick ? 1 : 3);

/** The process stays up, answers 503 meanwhile and nothing worse, and recovers by itself. */
const underLoad = (signal, times) =>
	withSite(async (site) => {
		const answers = [];
		let isOver = false;
		const load = (async () => {
			while (!isOver) {
				for (const address of addresses) answers.push(await site.get(address));
				await new Promise((resolve) => setTimeout(resolve, 20));
			}
		})();
		const away = [];
		try {
			for (let time = 0; time < times; time++) {
				const { pid } = embeddedDatabase(site.folder);
				process.kill(pid, signal);
				await eventually("the old server is gone", 30, () => !isRunning(pid));
				away.push(
					await eventually("pages and API answer again", 60, async () => {
						site.expectAlive();
						return (await Promise.all(addresses.map((address) => site.get(address)))).every(
							({ status }) => status === 200,
						);
					}),
				);
			}
		} finally {
			isOver = true;
			await load;
		}
		const worse = answers.filter(
			({ status, headers }) => status !== 200 && !(status === 503 && headers["retry-after"]),
		);
		expect(worse.length === 0, `answers other than 200, or 503 with Retry-After: ${tally(worse)}`);
		return `${times} × ${signal}; back after ${away.join(", ")} s; answers meanwhile: ${tally(answers)}`;
	});
