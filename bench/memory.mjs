// `npm run bench:memory`: the memory of the server's process when idle and in the pause after each of ten rounds of load, once with
// caches, once without. Prints a table, writes bench/memory.json.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../scripts/setup.mjs";
import { printTable, read, withSite } from "../scripts/site.mjs";
import { requestsPerSecond } from "./load.mjs";

const goal = 300;
/** How much more memory the later rounds may use than the earlier ones: caches grow to their own limit. */
const tolerance = 1.05;
/** Long enough for the previous load's jobs and timers to finish. */
const pauseMilliseconds = 5_000;
/** Fewer rounds would leave nothing to compare. */
const rounds = Math.max(4, Number(process.env.BENCH_ROUNDS ?? 10));
const seconds = Number(process.env.BENCH_SECONDS ?? 1);

const results = [await measure("kept", {}), await measure("made anew", { GUEST_CACHE: "no" })];
printTable(
	["at rest", ...Array.from({ length: rounds }, (_, round) => `round ${round + 1}`)].map((moment, row) => ({
		moment,
		...Object.fromEntries(results.map(({ what, megabytes }) => [`${what} MB`, Math.round(megabytes[row])])),
	})),
);
for (const { what, most, growth, verdict } of results)
	console.log(
		`${what}: at most ${Math.round(most)} MB of ${goal}, growth ${growth.toFixed(3)} of ${tolerance}: ${verdict}`,
	);
writeFileSync(path.join(root, "bench", "memory.json"), `${JSON.stringify(results, null, 2)}\n`);
process.exit(results.every(({ verdict }) => verdict === "ok") ? 0 : 1);

function measure(what, environment) {
	return withSite(async (site, server) => {
		await wait(pauseMilliseconds);
		const megabytes = [residentMegabytes(server.pid)];
		for (let round = 1; round <= rounds; round++) {
			await visit(site, round);
			await wait(pauseMilliseconds);
			megabytes.push(residentMegabytes(server.pid));
			console.log(`${what}, round ${round}: ${Math.round(megabytes.at(-1))} MB`);
		}
		const loaded = megabytes.slice(1);
		const half = Math.ceil(loaded.length / 2);
		const growth = median(loaded.slice(half)) / median(loaded.slice(1, half));
		const most = Math.max(...megabytes);
		return { what, megabytes, most, growth, verdict: most <= goal && growth <= tolerance ? "ok" : "above" };
	}, environment);
}

/** The API, pages of every kind, and pictures that were not requested yet. */
async function visit(site, round) {
	const { stories, pageCount } = await (await read(`${site}/api/news`)).json();
	const [{ slug }] = stories;
	for (const path of [
		"/api/news",
		`/api/news/${slug}`,
		"/api/search?q=gol",
		"/",
		`/news/detail/${slug}`,
		"/store/list",
	])
		await requestsPerSecond(site + path, {}, seconds);
	const page = await (await read(`${site}/api/news?page=${1 + (round % pageCount)}`)).json();
	for (const story of page.stories)
		await (await read(`${site}/og/news/detail/${story.slug}.png`)).arrayBuffer();
}

function residentMegabytes(pid) {
	return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

function median(numbers) {
	return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
