// `npm run first-press [-- rounds]`: how long a fan on a slow phone waits between the first press and its effect.
// Each press is a separate visit: empty cache, 390 wide, touch, CPU slowed 4 ×.
import { setTimeout as wait } from "node:timers/promises";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { findHeadlessShell } from "./chromium.mjs";
import { watchForEffects } from "./first-press-watch.mjs";
import { printTable, withSite } from "./site.mjs";

const rounds = Number(process.argv[2] ?? 3);
const slowdown = 4;
const moments = [1000, 2000, 4000];
const limits = { median: 200, worst: 400, task: 100, takeOver: 2000 };
const product = "/store/detail/jersey-kandang";
/** What is pressed, and the expected effect; `watchForEffects` defines the effects by name. */
const presses = [
	{ name: "menu", path: "/", button: ".top-bar-menu", effect: "drawer" },
	{ name: "search", path: "/", button: ".top-bar .search-button", effect: "search" },
	{
		name: "size of a product",
		path: product,
		button: ".size-choice label:first-of-type",
		effect: "chosen size",
	},
	{ name: "order a product", path: product, button: ".product-order .button", effect: "ask for a size" },
];
if (!(rounds >= 1)) throw new Error("The number of rounds must be at least 1.");

const rows = await withSite(async (url) => {
	const { chromium } = await import("@playwright/test");
	const browser = await chromium.launch({
		executablePath: findHeadlessShell(),
		args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
	});
	await tellSpeed(browser);
	const measure = (visit) => withPhone(browser, url, visit);
	// Warm-up: the first page of a browser and a server is slower than any other.
	for (const { path } of presses) await measure({ path, moment: 0 });
	const measured = [];
	for (const press of presses) {
		const times = [];
		for (const moment of moments)
			for (let round = 0; round < rounds; round++)
				times.push({ moment, time: (await measure({ ...press, moment, act: pressButton })).effect });
		measured.push(pressRow(press.name, times));
	}
	const scrolls = [];
	const takeOvers = [];
	for (let round = 0; round < rounds; round++) {
		scrolls.push((await measure({ path: "/", moment: moments[0], act: scroll })).longestTask);
		takeOvers.push((await measure({ path: "/", moment: 4000 })).takenOver);
	}
	measured.push(worstRow("longest task while scrolling", scrolls, limits.task));
	measured.push(worstRow("the app takes over after the load", takeOvers, limits.takeOver));
	await browser.close();
	return measured;
});
printTable(rows);
process.exit(rows.every(({ verdict }) => verdict === "ok") ? 0 : 1);

/** On a slow machine, "4 × slower" is slower than the phone that Lighthouse has in mind. */
async function tellSpeed(browser) {
	const page = await browser.newPage();
	const index = Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
	console.log(`Benchmark index of this machine: ${index} (Lighthouse's reference desktop: 1500)\n`);
	await page.close();
}

/** One visit: opens the page, acts at the given time after the first paint, and returns what was observed. */
async function withPhone(browser, url, { path, moment, button, effect, act }) {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		locale: "id-ID",
	});
	const page = await context.newPage();
	const phone = await context.newCDPSession(page);
	await phone.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	let tellPainted;
	const painted = new Promise((resolve) => {
		tellPainted = resolve;
	});
	await page.exposeBinding("tellPainted", (_, told) => tellPainted(told));
	await page.addInitScript(watchForEffects, { button, effect });
	try {
		await page.goto(url + path, { waitUntil: "commit" });
		const { at, x, y } = await within(painted, 30_000);
		await waitUntil(at + moment);
		await act?.(phone, { x, y });
		await wait(act ? 3000 : 1000);
		return await page.evaluate(() => window.seen);
	} catch (error) {
		// A failed visit is a missing measurement; the others are still valid.
		console.error(`${path}: ${error.message}`);
		return {};
	} finally {
		await context.close();
	}
}

/** Events are not awaited one by one: a busy page responds late, and a finger does not wait for it. */
async function pressButton(phone, point) {
	await Promise.all([
		phone.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] }),
		phone.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
	]);
}

function scroll(phone) {
	return phone.send("Input.synthesizeScrollGesture", { x: 195, y: 500, yDistance: -2400, speed: 1600 });
}

function waitUntil(time) {
	return wait(Math.max(0, time - Date.now()));
}

function within(promise, milliseconds) {
	return Promise.race([
		promise,
		wait(milliseconds, undefined, { ref: false }).then(() => {
			throw new Error("The page was not painted.");
		}),
	]);
}

function pressRow(name, times) {
	const all = times.map(({ time }) => time);
	const worst = Math.max(...all.map(orNever));
	const middle = median(all);
	return {
		what: name,
		...Object.fromEntries(
			moments.map((moment) => [
				`at ${moment / 1000} s`,
				shown(median(times.filter((time) => time.moment === moment).map(({ time }) => time))),
			]),
		),
		median: shown(middle),
		worst: shown(worst),
		goal: `${limits.median}, ${limits.worst}`,
		verdict: middle <= limits.median && worst <= limits.worst ? "ok" : "slow",
	};
}

function worstRow(what, values, limit) {
	const worst = Math.max(...values.map(orNever));
	return {
		what,
		...Object.fromEntries(moments.map((moment) => [`at ${moment / 1000} s`, ""])),
		median: shown(median(values)),
		worst: shown(worst),
		goal: String(limit),
		verdict: worst <= limit ? "ok" : "slow",
	};
}

/** An effect that was never observed counts as infinitely slow. */
function orNever(value) {
	return Number.isFinite(value) ? value : Number.POSITIVE_INFINITY;
}

function median(values) {
	const sorted = values.map(orNever).sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}

function shown(value) {
	return Number.isFinite(value) ? `${Math.round(value)} ms` : "never";
}
