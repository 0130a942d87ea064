// Ticket orders of one hot section by 64 clients, against pgbench running the minimal SQL of such an order on the same server in
// the same run, at its best number of clients. Nothing may be oversold.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../scripts/setup.mjs";
import { withSite } from "../scripts/site.mjs";
import { enrolFans, withoutUnpaidLimits } from "../storm/fans.mjs";
import { findWares } from "../storm/wares.mjs";
import { databaseIn, withDatabase } from "./database.mjs";
import { ratio, requestsPerSecond } from "./load.mjs";
import { bestMinimalOrders, minimalOrdersPerSecond, prepareMinimalOrders } from "./minimal-orders.mjs";

const goal = 0.4;
const clients = 64;
const fanCount = 4_000;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

/** A row of the benchmark's table. */
export async function measureOrders() {
	const folder = mkdtempSync(path.join(tmpdir(), "ombak-orders-"));
	const settings = {
		DATA_DIR: folder,
		TRUST_PROXY: "1",
		JOBS: "no",
		DATABASE_POOL: "20",
		...withoutUnpaidLimits,
	};
	return withSite((site) => withDatabase(folder, (query) => measure(site, folder, query)), settings).finally(
		() => rmSync(folder, { recursive: true, force: true }),
	);
}

async function measure(site, folder, query) {
	const url = databaseIn(folder);
	const fans = await enrolFans(url, fanCount);
	const { saleId, sections } = await findWares({ query });
	const [section] = sections;
	await query("update allotments set size = 10000000 where id = $1", [section]);
	const orders = path.join(folder, "orders.txt");
	const body = { saleId, sections: [{ sectionId: section, quantity: 1 }], method: "qris" };
	writeFileSync(
		orders,
		[JSON.stringify(body), ...fans.map(({ token, address }) => `${token} ${address}`), ""].join("\n"),
	);
	const script = ["-c", String(clients), "-s", path.join(root, "bench", "orders.lua")];
	const chosen = await prepareMinimalOrders(
		query,
		fans.map(({ id }) => id),
		[section],
	);
	const best = bestMinimalOrders(url, chosen, Math.min(seconds, 2));
	let [ours, minimal] = [0, 0];
	// Alternating, so that other load on the machine slows both down equally.
	for (let turn = 0; turn < 2; turn++) {
		await query("truncate rate_limits");
		ours += await requestsPerSecond(`${site}/api/tickets/orders`, {}, seconds, script, [orders]);
		minimal += minimalOrdersPerSecond(url, chosen, best.clients, seconds);
	}
	const faults = await query(readFileSync(path.join(root, "app", "orders", "invariants.sql"), "utf8"));
	const row = ratio(
		"hold and order tickets of one section",
		ours / 2,
		`minimal SQL by ${best.clients} clients`,
		minimal / 2,
		goal,
	);
	return faults.length === 0
		? row
		: { ...row, against: `${faults.length} FAULTS IN THE BOOKS`, verdict: "below" };
}
