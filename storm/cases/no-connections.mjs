import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { eventually, expect } from "../../chaos/expect.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { expectKept, expectPages, underOrders } from "../under-orders.mjs";

/** Somebody else takes every connection that the database has: ours are broken for it, until nobody gets one any more. */
export const noConnections = {
	environment: withoutUnpaidLimits,
	async measure(club, { seconds = 10 }) {
		let ready = [];
		const seen = await underOrders(club, async () => {
			const hog = takeAll(club.url);
			await eventually("we have none left", 120, hog.hasAll);
			await wait(seconds * 1000);
			ready = await Promise.all(club.sites.map((site) => site.get("/readyz")));
			await hog.release();
		});
		const said = ready.map(({ status, body }) => `${status} ${JSON.parse(body).reason}`);
		const expected = "503 the database has no connection left";
		expect(
			said.every((one) => one === expected),
			`/readyz said ${said.join(", ")}`,
		);
		const kept = await expectKept(club, seen);
		const back = seen.gap - seconds;
		expect(back <= 20, `no order for ${back} s besides those without connections`);
		return `none left for ${seconds} s, orders missing for ${back.toFixed(1)} s besides them, ${expectPages(seen)}, ${kept}`;
	},
	/** Without the guard, a refused connection is a fault of ours. */
	control: { miss: /answers other than|public pages failed/, cuts: [["|53\\w{3}|", "|"]] },
};

function takeAll(connectionString) {
	const taken = new Set();
	let isOver = false;
	const takeOne = async () => {
		const client = new pg.Client({ connectionString });
		client.on("error", () => taken.delete(client));
		await client.connect();
		taken.add(client);
	};
	const breakOurs = () => ask("select pg_terminate_backend(pid)");
	const ask = async (what) => {
		const [one] = taken;
		const result = await one?.query(
			`${what} from pg_stat_activity where application_name like 'ombak%' and datname = current_database()`,
		);
		return result?.rows;
	};
	const take = async () => {
		while (!isOver) await takeOne().catch(() => breakOurs().catch(() => {}));
	};
	const taking = Promise.all(Array.from({ length: 4 }, take));
	return {
		hasAll: async () => (await ask("select pid"))?.length === 0,
		async release() {
			isOver = true;
			await taking;
			await Promise.all([...taken].map((client) => client.end()));
		},
	};
}
