// The most the database could do: pgbench placing orders with minimal SQL (order.sql).
import { execFileSync } from "node:child_process";
import path from "node:path";
import { root } from "../scripts/setup.mjs";
import { findTool } from "./tools.mjs";

/** The fans and things pgbench chooses from. */
export async function prepareMinimalOrders(query, fanIds, thingIds) {
	for (const [table, ids] of Object.entries({ bench_fans: fanIds, bench_things: thingIds })) {
		await query(`drop table if exists ${table}`);
		await query(`create table ${table} (n serial primary key, id uuid not null)`);
		await query(`insert into ${table} (id) select unnest($1::uuid[])`, [ids]);
	}
	return { fans: fanIds.length, things: thingIds.length };
}

export function minimalOrdersPerSecond(url, { fans, things }, { clients, seconds }) {
	const flags = ["-n", "-M", "prepared", "-c", String(clients), "-j", "2", "-T", String(seconds)];
	const values = ["-D", `fans=${fans}`, "-D", `things=${things}`];
	const { password, port, username, pathname } = new URL(url);
	const script = ["-f", path.join(root, "bench", "order.sql")];
	const place = ["-h", "127.0.0.1", "-p", port, "-U", username, pathname.slice(1)];
	const report = execFileSync(findTool("pgbench"), [...flags, ...values, ...script, ...place], {
		env: { ...process.env, PGPASSWORD: password },
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	});
	const perSecond = Number(/^tps = ([\d.]+)/m.exec(report)?.[1]);
	if (!(perSecond > 0) || !/number of failed transactions: 0 /.test(report))
		throw new Error(`pgbench measured nothing\n${report}`);
	return perSecond;
}
