// `npm run navigation [-- rounds]`: how long a fan on a phone network waits for a page's content after pressing a link.
// Each press is a separate visit: empty cache, 390 wide, touch; the network of Lighthouse's phone from the press on. Once with
// a browser that saves data, so that nothing is there beforehand, and once after the app had time to fetch what is likely.
import { setTimeout as wait } from "node:timers/promises";
import { findHeadlessShell } from "./chromium.mjs";
import { watchNavigation } from "./navigation-watch.mjs";
import { printTable, withSite } from "./site.mjs";

const rounds = Number(process.argv[2] ?? 5);
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: 1_600_000 / 8,
	uploadThroughput: 750_000 / 8,
};
/** For data, "at the press" leaves a few frames of a busy machine; after a page's code, it would be over 150 ms. */
const limits = { cold: 450, prefetched: 250, requests: 8, asked: 100 };
const journeys = [
	{
		name: "list → article",
		path: "/news/list/all",
		link: "main a[href^='/news/detail/']",
		data: "/api/news/",
		content: "article h1",
	},
	{
		name: "list → product",
		path: "/store/list",
		link: "main a[href^='/store/detail/']",
		data: "/api/products/",
		content: ".product-order",
	},
	{
		name: "tickets → sale",
		path: "/tickets",
		link: "main a[href^='/buy-ticket/']",
		data: "/api/ticket-sales/",
		content: ".buy-ticket",
	},
	{
		name: "home → tab of tickets",
		path: "/",
		link: ".tab-bar a[href='/tickets']",
		data: "/api/ticket-sales",
		content: ".ticket-list .sale-card",
	},
];
if (!(rounds >= 1)) throw new Error("The number of rounds must be at least 1.");

const rows = await withSite(async (url) => {
	const { chromium } = await import("@playwright/test");
	const browser = await chromium.launch({
		executablePath: findHeadlessShell(),
		args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
	});
	const measured = [];
	for (const journey of journeys) {
		// Warm-up: the first page of a browser and a server is slower than any other.
		await press(browser, url, journey, true);
		for (const savesData of [true, false]) {
			const seen = [];
			for (let round = 0; round < rounds; round++) seen.push(await press(browser, url, journey, savesData));
			measured.push(rowOf(journey.name, savesData, seen));
		}
	}
	await browser.close();
	return measured;
});
printTable(rows);
process.exit(rows.every(({ verdict }) => verdict === "ok") ? 0 : 1);

/** One visit: opens the page, presses its first such link, and returns what was observed. */
async function press(browser, url, { path, link, data, content }, savesData) {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		locale: "id-ID",
	});
	try {
		const page = await context.newPage();
		const phone = await context.newCDPSession(page);
		await page.addInitScript(watchNavigation, { content, data, savesData });
		await page.goto(url + path);
		await page.waitForFunction(() => window.seen.isTakenOver);
		const pressed = page.locator(link).first();
		await pressed.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
		await page.waitForLoadState("networkidle");
		// What the app fetches beforehand comes after the page's own things.
		await wait(2500);
		await phone.send("Network.enable");
		await phone.send("Network.emulateNetworkConditions", network);
		const { x, y, width, height } = await pressed.boundingBox();
		const point = { x: x + width / 2, y: y + height / 2 };
		await phone.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
		await phone.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		await wait(3000);
		return await page.evaluate(() => window.tellSeen());
	} catch (error) {
		// A failed visit is a missing measurement; the others are still valid.
		console.error(`${path}: ${error.message}`);
		return { content: undefined, asked: undefined, alone: undefined, requests: [] };
	} finally {
		await context.close();
	}
}

function rowOf(name, savesData, seen) {
	const limit = savesData ? limits.cold : limits.prefetched;
	const shownAt = median(seen.map(({ content }) => content));
	const asked = median(seen.map(({ asked }) => asked));
	const requests = median(seen.map(({ requests }) => requests.filter(({ isPicture }) => !isPicture).length));
	const isQuick = shownAt <= limit && requests <= limits.requests && (!savesData || asked <= limits.asked);
	if (process.env.DETAILS) console.log(name, savesData, seen[0]);
	return {
		press: `${name}${savesData ? "" : ", prefetched"}`,
		content: milliseconds(shownAt),
		worst: milliseconds(Math.max(...seen.map(({ content }) => orNever(content)))),
		goal: limit,
		"data asked at": Number.isFinite(asked) ? milliseconds(asked) : "before",
		"data alone": milliseconds(median(seen.map(({ alone }) => alone))),
		requests,
		pictures: median(seen.map(({ requests }) => requests.filter(({ isPicture }) => isPicture).length)),
		bytes: median(seen.map(({ requests }) => requests.reduce((sum, { bytes }) => sum + bytes, 0))),
		verdict: isQuick ? "ok" : "slow",
	};
}

function median(values) {
	const sorted = values.map(orNever).sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)];
}

/** Content that was never seen counts as infinitely slow. */
function orNever(value) {
	return Number.isFinite(value) ? value : Number.POSITIVE_INFINITY;
}

function milliseconds(value) {
	return Number.isFinite(value) ? `${Math.round(value)} ms` : "–";
}
