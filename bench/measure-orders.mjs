// Orders per second with 64 clients, against pgbench running the minimal SQL of an order on the same server in the same run:
// tickets of one popular section, and goods of all kinds. Once through the API and once through the functions behind it.
// Nothing may be oversold.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { importSource } from "../chaos/postgres.mjs";
import { root } from "../scripts/setup.mjs";
import { withSite } from "../scripts/site.mjs";
import { enrolFans, withoutUnpaidLimits } from "../storm/fans.mjs";
import { findWares } from "../storm/wares.mjs";
import { databaseIn } from "./database.mjs";
import { requestsPerSecond } from "./load.mjs";
import { minimalOrdersPerSecond, prepareMinimalOrders } from "./minimal-orders.mjs";

const goal = 0.4;
const clients = Number(process.env.BENCH_CLIENTS ?? 64);
const connections = 20;
const fanCount = 4_000;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

/** Rows of the benchmark's table. */
export async function measureOrders() {
	const folder = mkdtempSync(path.join(tmpdir(), "ombak-orders-"));
	const settings = {
		DATA_DIR: folder,
		TRUST_PROXY: "1",
		JOBS: "no",
		DATABASE_POOL: String(connections),
		...withoutUnpaidLimits,
	};
	return withSite((site) => measure(site, folder), settings).finally(() =>
		rmSync(folder, { recursive: true, force: true }),
	);
}

async function measure(site, folder) {
	const url = databaseIn(folder);
	const fans = await enrolFans(url, fanCount);
	const pool = new pg.Pool({ connectionString: url, max: 2 });
	const query = async (statement, values) => (await pool.query(statement, values)).rows;
	const { saleId, sections, pickUp } = await findWares({ query });
	const variants = await query(
		`select product_variants.id from product_variants join products on products.id = product_id
		where released_at <= now() and member_limit is null`,
	);
	const delivery = { courier: "pickup", service: pickUp, price: 0 };
	const goods = variants.map(({ id }) => ({
		items: [{ variantId: id, quantity: 1 }],
		method: "qris",
		delivery,
	}));
	const ticket = { saleId, sections: [{ sectionId: sections[0], quantity: 1 }], method: "qris" };
	// As in production: in other modes each use of a prepared statement is checked.
	process.env.NODE_ENV = "production";
	const { orderCallsPerSecond } = await importSource("./bench/order-calls.ts");
	const all = variants.map(({ id }) => id);
	const rows = [
		...(await compare("hold and order tickets of one section", "/tickets/orders", [ticket], [sections[0]])),
		...(await compare("order goods", "/checkout/orders", goods, all)),
	];
	await pool.end();
	return rows;

	async function compare(what, address, bodies, things) {
		const chosen = await prepareMinimalOrders(
			query,
			fans.map(({ id }) => id),
			things,
		);
		await query("update allotments set size = 10000000 where id = any($1)", [things]);
		const orders = path.join(folder, "orders.txt");
		const lines = [
			...fans.map(({ token, address }) => `${token} ${address}`),
			"",
			...bodies.map((body) => JSON.stringify(body)),
		];
		writeFileSync(orders, `${lines.join("\n")}\n`);
		const script = ["-c", String(clients), "-s", path.join(root, "bench", "orders.lua")];
		const load = { clients, seconds, connections };
		const sums = { api: 0, calls: 0, sql: 0 };
		// Alternating, so that other load on the machine slows all of them down equally.
		for (let turn = 0; turn < 2; turn++) {
			await query("truncate rate_limits");
			sums.api += await requestsPerSecond(`${site}/api${address}`, {}, seconds, script, [orders]);
			sums.sql += minimalOrdersPerSecond(url, chosen, load);
			await query("truncate rate_limits");
			sums.calls += await orderCallsPerSecond(url, address, fans, bodies, load);
		}
		const invariants = readFileSync(path.join(root, "app", "orders", "invariants.sql"), "utf8");
		const faults = await query(invariants);
		const row = (how, sum) => ({
			what: `${what}, ${how}`,
			"per second": sum / 2,
			against: faults.length > 0 ? `${faults.length} FAULTS IN THE BOOKS` : "minimal SQL by pgbench",
			reference: sums.sql / 2,
			ratio: sum / sums.sql,
			goal,
			verdict: sum / sums.sql >= goal && faults.length === 0 ? "ok" : "below",
		});
		return [row("by the API", sums.api), row("by its functions", sums.calls)];
	}
}
