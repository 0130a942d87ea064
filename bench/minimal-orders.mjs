// The most the database could do: pgbench placing orders with minimal SQL (order.sql), at the number of clients at which it
// places most. More would only wait for each other.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { root } from "../scripts/setup.mjs";
import { findTool } from "./tools.mjs";

const clientCounts = [2, 4, 8, 16, 32, 64];

/** The fans and things pgbench chooses from. */
export async function prepareMinimalOrders(query, fanIds, thingIds) {
	for (const [table, ids] of Object.entries({ bench_fans: fanIds, bench_things: thingIds })) {
		await query(`drop table if exists ${table}`);
		await query(`create table ${table} (n serial primary key, id uuid not null)`);
		await query(`insert into ${table} (id) select unnest($1::uuid[])`, [ids]);
	}
	return { fans: fanIds.length, things: thingIds.length };
}

/** Things of the bench's own, so many that hardly two clients at a time want the same. */
export async function stockManyThings(query) {
	const rows = await query(
		"insert into allotments (kind, size) select 'variant', 1000000 from generate_series(1, 10000) returning id",
	);
	return rows.map(({ id }) => id);
}

/** Orders per second, and the number of clients. */
export function bestMinimalOrders(url, chosen, seconds) {
	const tries = clientCounts.map((clients) => ({
		clients,
		perSecond: minimalOrdersPerSecond(url, chosen, clients, seconds),
	}));
	const best = tries.reduce((best, each) => (each.perSecond > best.perSecond ? each : best));
	if (best.perSecond === 0) throw new Error("pgbench placed no order.");
	return best;
}

export function minimalOrdersPerSecond(url, { fans, things }, clients, seconds) {
	const flags = ["-n", "-M", "prepared", "-c", String(clients), "-j", String(Math.min(clients, 2))];
	const values = ["-T", String(seconds), "-D", `fans=${fans}`, "-D", `things=${things}`];
	const { password, port, username, pathname } = new URL(url);
	const script = ["-f", path.join(root, "bench", "order.sql")];
	const place = ["-h", "127.0.0.1", "-p", port, "-U", username, pathname.slice(1)];
	const report = execFileSync(findTool("pgbench"), [...flags, ...values, ...script, ...place], {
		env: { ...process.env, PGPASSWORD: password },
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	});
	if (!/number of failed transactions: 0 /.test(report))
		throw new Error(`pgbench measured nothing\n${report}`);
	// Many clients on a busy machine may spend all the time connecting.
	return Number(/^tps = ([\d.]+)/m.exec(report)?.[1] ?? 0);
}
