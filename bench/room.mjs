// `npm run bench:room`: how many fans one process can keep in a waiting room while all of them poll as often as the page does,
// and how many database transactions that takes. Prints a table, writes bench/room.json.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { importSource } from "../chaos/postgres.mjs";
import { root } from "../scripts/setup.mjs";
import { printTable, withSite } from "../scripts/site.mjs";
import { enrolFans } from "../storm/fans.mjs";
import { databaseIn } from "./database.mjs";

const goal = { fans: 20_000, p99: 500 };
const steps = (process.env.BENCH_FANS ?? "5000,10000,20000,30000").split(",").map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
/** The page's shortest interval; fans far back in the queue poll less often. */
const everySeconds = 10;

const folder = mkdtempSync(path.join(tmpdir(), "ombak-room-"));
const rows = await withSite(measure, { DATA_DIR: folder, JOBS: "no" }).finally(() =>
	rmSync(folder, { recursive: true, force: true }),
);
printTable(rows);
writeFileSync(path.join(root, "bench", "room.json"), `${JSON.stringify(rows, null, 2)}\n`);
const held = Math.max(0, ...rows.filter(({ verdict }) => verdict === "holds").map(({ fans }) => fans));
console.log(`\nOne process holds ${held} waiting fans (goal ${goal.fans}, p99 at most ${goal.p99} ms).`);
process.exit(held >= goal.fans ? 0 : 1);

async function measure(site) {
	const { roomTokenKey, signRoomToken } = await importSource(
		"./app/tickets/waiting-room/room-tokens.server.ts",
	);
	const { openDatabase } = await importSource("./app/platform/data/database.server.ts");
	const url = databaseIn(folder);
	const pool = new pg.Pool({ connectionString: url, max: 2 });
	const fans = await enrolFans(url, Math.max(...steps));
	const { rows: sales } = await pool.query("select sale_id from waiting_rooms limit 1");
	const saleId = sales[0].sale_id;
	await pool.query("update ticket_sales set opens_at = now() - interval '1 hour' where id = $1", [saleId]);
	await pool.query(
		"update waiting_rooms set per_minute = 300, starts_at = now() - interval '2 hours' where sale_id = $1",
		[saleId],
	);
	const key = await roomTokenKey(openDatabase(pool));
	const until = new Date(Date.now() + 86_400_000);
	const measured = [];
	let entered = 0;
	for (const count of steps) {
		const ids = fans.slice(entered, count).map(({ id }) => id);
		await pool.query(
			"insert into waiting_fans (sale_id, member_id, joined_at) select $1, unnest($2::uuid[]), now() - interval '90 minutes'",
			[saleId, ids],
		);
		entered = count;
		const slips = fans
			.slice(0, count)
			.map(({ id: memberId }) => signRoomToken(key, { kind: "place", saleId, memberId, until }));
		const address = `${site}/api/waiting-room/position?saleId=${saleId}`;
		const commits = async () =>
			Number(
				(await pool.query("select xact_commit from pg_stat_database where datname = current_database()"))
					.rows[0].xact_commit,
			);
		const before = await commits();
		const seen = await poll({ address, slips, seconds, everySeconds });
		await new Promise((done) => setTimeout(done, 1_500));
		const transactions = (await commits()) - before;
		const holds = seen.p99 <= goal.p99 && seen.failed === 0;
		measured.push({
			fans: count,
			"polls per second": Math.round(seen.polls / seconds),
			"p50 ms": seen.p50,
			"p99 ms": seen.p99,
			"worst ms": seen.worst,
			failed: seen.failed,
			connections: seen.connections,
			"transactions per poll": (transactions / seen.polls).toFixed(3),
			verdict: holds ? "holds" : "does not",
		});
		if (!holds) break;
	}
	await pool.end();
	return measured;
}

/** From another process, so that the measuring clock doesn't wait for anything else. */
function poll(task) {
	return new Promise((resolve, reject) => {
		const child = fork(path.join(root, "bench", "poll.mjs"));
		child.once("message", resolve).once("error", reject);
		// Unlike "exit", this comes after the last message.
		child.once("close", (code, signal) => reject(new Error(`polling ended with ${signal ?? code}`)));
		child.send(task);
	});
}
