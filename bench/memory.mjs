// `npm run bench:memory`: the memory of the server's process when idle and in the pause after each of ten rounds of load, 1,500
// checkouts in all; then the processor time that server and database take when nobody asks for anything. Prints a table,
// writes bench/memory.json.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../scripts/setup.mjs";
import { printTable, read, withSite } from "../scripts/site.mjs";
import { inParallel } from "../storm/buying.mjs";
import { enrolFans } from "../storm/fans.mjs";
import { checkOut, openStore, untilAllIsDone } from "./check-out.mjs";
import { databaseIn, databaseProcessIn, withDatabase } from "./database.mjs";
import { processorTimeOf, processorTimeOfAll, residentMegabytes } from "./processor.mjs";

/** Growth is how much more memory the later rounds use than the earlier ones: caches grow to their own limit. */
const goals = { megabytes: 400, growth: 1.05, idlePercent: 3 };
/** Long enough for the previous load's timers to finish. */
const pause = 5_000;
/** Fewer rounds would leave nothing to compare. */
const rounds = Math.max(4, Number(process.env.BENCH_ROUNDS ?? 10));
const checkouts = 150;
const atOnce = 64;
const idleSeconds = 60;

const folder = mkdtempSync(path.join(tmpdir(), "ombak-memory-"));
const settings = { DATA_DIR: folder, TRUST_PROXY: "1" };
const { megabytes, idlePercent } = await withSite(measure, settings).finally(() =>
	rmSync(folder, { recursive: true, force: true }),
);
const [, ...loaded] = megabytes;
const half = Math.ceil(loaded.length / 2);
const growth = median(loaded.slice(half)) / median(loaded.slice(1, half));
const judge = (figure, value, goal) => ({ figure, value, goal, verdict: value <= goal ? "ok" : "above" });
const figures = [
	judge("MB at most", Math.round(Math.max(...megabytes)), goals.megabytes),
	judge("growth", Number(growth.toFixed(3)), goals.growth),
	judge("idle, percent of a core", Number(idlePercent.toFixed(1)), goals.idlePercent),
];
printTable(figures);
writeFileSync(
	path.join(root, "bench", "memory.json"),
	`${JSON.stringify({ megabytes, figures }, null, 2)}\n`,
);
process.exit(figures.every(({ verdict }) => verdict === "ok") ? 0 : 1);

function measure(site, { pid }) {
	return withDatabase(folder, async (query) => {
		const store = await openStore(site, query);
		const fans = await enrolFans(databaseIn(folder), rounds * checkouts);
		const megabytes = [];
		const rest = async (moment) => {
			await untilAllIsDone(query);
			await wait(pause);
			megabytes.push(residentMegabytes(pid));
			console.log(`${moment}: ${Math.round(megabytes.at(-1))} MB`);
		};
		await rest("at rest");
		for (let round = 1; round <= rounds; round++) {
			await visit(site, round);
			const buyers = fans.splice(0, checkouts);
			await inParallel(checkouts, atOnce, (index) => checkOut(store, buyers[index]));
			await rest(`round ${round}`);
		}
		const used = () => processorTimeOf(pid) + processorTimeOfAll(databaseProcessIn(folder));
		const before = used();
		await wait(idleSeconds * 1_000);
		return { megabytes, idlePercent: (used() - before) / (idleSeconds * 10) };
	});
}

/** The API, pages of every kind, also rendered anew, and pictures that were not requested yet. */
async function visit(site, round) {
	const { stories, pageCount } = await (await read(`${site}/api/news`)).json();
	const paths = ["/api/news", "/api/search?q=gol", "/", `/news/detail/${stories[0].slug}`, "/store/list"];
	const load = async (path) => (await read(site + path)).arrayBuffer();
	await inParallel(1_000, 32, (index) => load(paths[index % paths.length]));
	await inParallel(100, 8, (index) => load(`/?view=${round}-${index}`));
	const page = await (await read(`${site}/api/news?page=${1 + (round % pageCount)}`)).json();
	for (const story of page.stories) await load(`/og/news/detail/${story.slug}.png`);
}

function median(numbers) {
	return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
