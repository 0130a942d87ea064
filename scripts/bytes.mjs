// `npm run bytes`: what a first visit to the home page sends, gzipped, against the budget.
import { gzipSync } from "node:zlib";
import { findChromium } from "./chromium.mjs";
import { printTable, withSite } from "./site.mjs";

const budget = { script: 150_000, stylesheet: 20_000, font: 90_000 };

const sent = await withSite(async (url) => {
	const { chromium } = await import("@playwright/test");
	const browser = await chromium.launch({
		executablePath: findChromium(),
		args: ["--no-sandbox", "--disable-background-networking"],
	});
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	const responses = [];
	const failures = [];
	page.on("response", (response) => responses.push(response));
	page.on("requestfailed", (request) => failures.push(`${request.url()}: ${request.failure()?.errorText}`));
	const document = await page.goto(url, { waitUntil: "networkidle" });
	if (document.status() !== 200) throw new Error(`${url} answered ${document.status()}.`);
	await page.waitForFunction(() => "__reactRouterDataRouter" in window);
	// Requests made by the app after hydration count, too.
	await page.waitForLoadState("networkidle");
	const files = await Promise.all(
		responses.map(async (response) => ({
			type: response.request().resourceType(),
			// Fonts are already compressed; everything else counts as the build compresses it.
			bytes:
				response.request().resourceType() === "font"
					? (await response.body()).length
					: gzipSync(await bodyOf(response), { level: 9 }).length,
			foreign: new URL(response.url()).origin !== new URL(url).origin,
		})),
	);
	await browser.close();
	if (failures.length > 0) throw new Error(`Not everything was loaded:\n${failures.join("\n")}`);
	return files;
});

const types = [...new Set([...Object.keys(budget), ...sent.map(({ type }) => type)])].sort();
const rows = types.map((type) => {
	const files = sent.filter((file) => file.type === type);
	const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
	return {
		type,
		files: files.length,
		"gzip bytes": bytes,
		budget: budget[type] ?? "–",
		verdict: verdictOn(type, bytes),
	};
});
printTable(rows);
const foreign = sent.filter((file) => file.foreign).length;
console.log(`requests to other hosts: ${foreign}`);
process.exit(foreign === 0 && rows.every(({ verdict }) => verdict === "ok") ? 0 : 1);

/** If a type that every page has is missing, nothing was measured. */
function verdictOn(type, bytes) {
	if (!(type in budget)) return "ok";
	if (bytes === 0) return "missing";
	return bytes > budget[type] ? "over" : "ok";
}

/** Redirects and answers without content have no body to read. */
function bodyOf(response) {
	const hasBody = ![204, 304].includes(response.status()) && !response.headers().location;
	return hasBody ? response.body() : Buffer.alloc(0);
}
