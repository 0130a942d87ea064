// `npm run bench:sale`: cached pages while a hundred tickets per second are sold, against the same pages without a sale,
// alternating in the same run. Prints a table, writes bench/sale.json.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { root } from "../scripts/setup.mjs";
import { printTable, read, withSite } from "../scripts/site.mjs";
import { databaseIn } from "./database.mjs";
import { requestsPerSecond } from "./load.mjs";

const goal = 0.8;
const event = "match-bayu-selatan";
const changesPerSecond = 100;
const rounds = 2;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

const folder = mkdtempSync(path.join(tmpdir(), "ombak-sale-"));
const rows = await withSite(measure, { DATA_DIR: folder, JOBS: "no" }).finally(() =>
	rmSync(folder, { recursive: true, force: true }),
);
printTable(rows);
writeFileSync(path.join(root, "bench", "sale.json"), `${JSON.stringify(rows, null, 2)}\n`);
process.exit(rows.some(({ verdict }) => verdict !== "ok") ? 1 : 0);

async function measure(site) {
	const pool = new pg.Pool({ connectionString: databaseIn(folder), max: 8 });
	const { stories } = await (await read(`${site}/api/news`)).json();
	const pages = {
		home: "/",
		article: `/news/detail/${stories[0].slug}`,
		product: "/store/detail/jersey-kandang",
		"the sale's own page": `/buy-ticket/${event}`,
	};
	// The change from sold out to available affects the lists too, but only once.
	await sellTo(pool, 100);
	const measured = [];
	for (const [what, page] of Object.entries(pages)) {
		const sums = { quiet: 0, sale: 0, rendered: 0, changes: 0, milliseconds: 0 };
		for (let round = 0; round < rounds; round++) {
			sums.quiet += await requestsPerSecond(site + page, {}, seconds);
			const before = await missesOf(site);
			const stopSale = runSale(pool);
			sums.sale += await requestsPerSecond(site + page, {}, seconds);
			const { changes, milliseconds } = await stopSale();
			sums.changes += changes;
			sums.milliseconds += milliseconds;
			sums.rendered += (await missesOf(site)) - before;
		}
		measured.push(judge(what, sums));
	}
	await pool.end();
	return measured;
}

function judge(what, { quiet, sale, rendered, changes, milliseconds }) {
	const duration = Math.ceil(milliseconds / 1_000);
	if (changes < 0.8 * changesPerSecond * duration)
		throw new Error(`Only ${changes} tickets changed in ${duration} s: this was no busy sale.`);
	const ratio = sale / quiet;
	// A page expires after half a minute anyway; its own sale invalidates it once a second.
	const most = what.startsWith("the sale") ? duration + 2 * rounds : 2 * rounds;
	return {
		what,
		"per second": Math.round(sale / rounds),
		"with no sale": Math.round(quiet / rounds),
		ratio: ratio.toFixed(2),
		goal,
		"made anew": `${rendered} of at most ${most}`,
		verdict: ratio >= goal && rendered <= most ? "ok" : "below",
	};
}

/** A section goes from a hundred left to the last one and back: each of the last twenty is shown. */
function runSale(pool) {
	const begun = performance.now();
	const sales = [];
	const timer = setInterval(() => {
		const due = ((performance.now() - begun) * changesPerSecond) / 1_000;
		while (sales.length < due) sales.push(sellTo(pool, 1 + Math.abs((sales.length % 198) - 99)));
	}, 10);
	return async () => {
		clearInterval(timer);
		await Promise.all(sales);
		return { changes: sales.length, milliseconds: performance.now() - begun };
	};
}

async function sellTo(pool, left) {
	const { rowCount } = await pool.query(
		`update allotments set held = 0, sold = size - $1 where id = (
			select ticket_sections.id from ticket_sections
			join ticket_sales on ticket_sales.id = sale_id join events on events.id = event_id
			where events.slug = $2 order by list_order limit 1)`,
		[left, event],
	);
	if (rowCount !== 1) throw new Error(`No section of ${event} could be sold.`);
}

async function missesOf(site) {
	const metrics = await (await read(`${site}/metrics`)).text();
	const line = /^guest_cache_answers_total\{result="miss"\} (\d+)$/m.exec(metrics);
	if (!line) throw new Error("The metrics do not count cached pages.");
	return Number(line[1]);
}
