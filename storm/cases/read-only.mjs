import { setTimeout as wait } from "node:timers/promises";
import { expect } from "../../chaos/expect.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { expectKept, expectPages, underOrders } from "../under-orders.mjs";

const begin = ["alter system set default_transaction_read_only = on", "select pg_reload_conf()"];
const end = ["alter system reset default_transaction_read_only", "select pg_reload_conf()"];

/** The primary becomes read-only, as a full disk or a managed database makes it: pages go on, also those made anew, orders wait. */
export const readOnly = {
	environment: withoutUnpaidLimits,
	async measure(club, { seconds = 10 }) {
		const fresh = [];
		const run = async (statements) => {
			for (const statement of statements) await club.query(statement);
		};
		let ready = [];
		const seen = await underOrders(club, async () => {
			await run(begin);
			await wait(seconds * 1000);
			for (const site of club.sites)
				for (const page of ["/news/list/all?page=2", "/store/list", "/videos/list/all"])
					fresh.push({ page, ...(await site.get(page)) });
			ready = await Promise.all(club.sites.map((site) => site.get("/readyz")));
			await run(end);
		}).finally(() => run(end));
		const kept = await expectKept(club, seen);
		const expected = "200 the database is read-only";
		const said = ready.map(({ status, body }) => `${status} ${JSON.parse(body).writes}`);
		expect(
			said.every((one) => one === expected),
			`/readyz said ${said.join(", ")}`,
		);
		const back = seen.gap - seconds;
		expect(back <= 20, `no order for ${back} s after it was writable again`);
		return `read-only for ${seconds} s, orders ${back.toFixed(1)} s after it, ${expectPages({ pages: [...seen.pages, ...fresh] })}, ${kept}`;
	},
	/** Without the guard, a refused write is a fault of ours. */
	control: {
		miss: /answers other than/,
		cuts: [["cause instanceof WritesWait || isReadOnlyFault(error)", "cause instanceof WritesWait"]],
	},
};
