// `npm run bytes`: what a first visit to each of these pages sends, gzipped, against its budget.
import { gzipSync } from "node:zlib";
import { findChromium } from "./chromium.mjs";
import { logInBuyer } from "./demo-buyer.mjs";
import { printTable, withSite } from "./site.mjs";

/** The home page's is a requirement; the others were set a tenth above their size at the time. */
const budgets = {
	"/": { script: 150_000, stylesheet: 20_000, font: 90_000 },
	"/store/list": { script: 190_000, stylesheet: 19_500, font: 42_000 },
	// As Brotli, the document fits into a connection's first 14.6 kB: beyond that, everything waits for another round trip.
	"/store/detail/jersey-kandang": { document: 16_000, script: 200_000, stylesheet: 22_000, font: 42_000 },
	"/cart": { script: 190_000, stylesheet: 20_500, font: 42_000 },
	"/checkout": { script: 230_000, stylesheet: 33_500, font: 42_000 },
};

const visits = await withSite(async (url) => {
	const { chromium } = await import("@playwright/test");
	const browser = await chromium.launch({
		executablePath: findChromium(),
		args: ["--no-sandbox", "--disable-background-networking"],
	});
	const token = await logInBuyer(url);
	const visits = [];
	for (const path of Object.keys(budgets)) {
		const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
		// The checkout is for members only.
		if (path === "/checkout") await visitor.addCookies([{ name: "token", value: token, url }]);
		visits.push({ path, sent: await filesOf(visitor, url + path) });
		await visitor.close();
	}
	await browser.close();
	return visits;
});

const rows = visits.flatMap(({ path, sent }) => {
	const types = [...new Set([...Object.keys(budgets[path]), ...sent.map(({ type }) => type)])].sort();
	return types.map((type) => {
		const files = sent.filter((file) => file.type === type);
		const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
		const budget = budgets[path][type];
		return {
			path,
			type,
			files: files.length,
			"gzip bytes": bytes,
			budget: budget ?? "–",
			verdict: verdictOn(bytes, budget),
		};
	});
});
printTable(rows);
const foreign = visits.flatMap(({ sent }) => sent).filter((file) => file.foreign).length;
console.log(`requests to other hosts: ${foreign}`);
process.exit(foreign === 0 && rows.every(({ verdict }) => verdict === "ok") ? 0 : 1);

/** Everything transferred on a first visit until the page is idle. */
async function filesOf(visitor, address) {
	const page = await visitor.newPage();
	// What is fetched ahead belongs to other pages.
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
	);
	const responses = [];
	const failures = [];
	page.on("response", (response) => {
		// Read at once: later, the browser may have thrown it away.
		const body = bodyOf(response);
		body.catch(() => {});
		responses.push({ response, body });
	});
	page.on("requestfailed", (request) => failures.push(`${request.url()}: ${request.failure()?.errorText}`));
	const document = await page.goto(address, { waitUntil: "networkidle" });
	if (document.status() !== 200) throw new Error(`${address} answered ${document.status()}.`);
	await page.waitForFunction(() => "__reactRouterDataRouter" in window);
	// Requests made by the app after hydration count, too.
	await page.waitForLoadState("networkidle");
	if (page.url() !== address) throw new Error(`${address} led to ${page.url()}.`);
	const files = await Promise.all(
		responses.map(async ({ response, body }) => {
			const type = response.request().resourceType();
			// Fonts are already compressed; everything else counts as the build compresses it.
			const sent = type === "font" ? await body : gzipSync(await body, { level: 9 });
			const foreign = new URL(response.url()).origin !== new URL(address).origin;
			return { type, bytes: sent.length, foreign };
		}),
	);
	if (failures.length > 0) throw new Error(`Not everything was loaded:\n${failures.join("\n")}`);
	return files;
}

/** If a type that every page has is missing, nothing was measured. */
function verdictOn(bytes, budget) {
	if (budget === undefined) return "ok";
	if (bytes === 0) return "missing";
	return bytes > budget ? "over" : "ok";
}

/** Redirects and answers without content have no body to read. */
async function bodyOf(response) {
	const hasBody = ![204, 304].includes(response.status()) && !response.headers().location;
	return hasBody ? response.body() : Buffer.alloc(0);
}
