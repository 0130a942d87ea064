// `npm run lighthouse [-- runs path path …]`: the phone profile, median of the runs, against the goals.
import { findHeadlessShell } from "./chromium.mjs";
import { logInBuyer } from "./demo-buyer.mjs";
import { printTable, read, withSite } from "./site.mjs";

const [runs = "5", ...asked] = process.argv.slice(2);
const goals = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/** Pages that are noindex on purpose have no SEO score. On any other it would be a mistake. */
const notForSearch = "–";
const hiddenPages = /^\/(cari|cart|checkout|profile)\b/;
/** Measured as the demo's member with something in the cart. */
const membersOnly = /^\/(checkout|profile)/;
const limits = { "LCP ms": 1800, "TBT ms": 150, CLS: 0.01 };

const rows = await withSite(async (url) => {
	const { default: lighthouse } = await import("lighthouse");
	const { launch } = await import("chrome-launcher");
	const chrome = await launch({
		chromePath: findHeadlessShell(),
		chromeFlags: [
			"--headless=new",
			"--no-sandbox",
			"--disable-background-networking",
			"--disable-component-update",
		],
	});
	const measured = [];
	for (const path of asked.length > 0 ? asked : await usualPaths(url)) {
		const token = membersOnly.test(path) ? await logInBuyer(url) : "";
		await keepCookies(chrome.port, token ? [{ name: "token", value: token, url }] : []);
		await read(url + path, { cookie: `token=${token}` });
		const results = [];
		for (let run = 0; run < Number(runs); run++) {
			const { lhr } = await lighthouse(url + path, {
				port: chrome.port,
				logLevel: "error",
				onlyCategories: Object.keys(goals),
				// Everything but cookies, so that a member stays logged in.
				clearStorageTypes: ["cache_storage", "indexeddb", "local_storage", "service_workers", "shader_cache"],
			});
			if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
			if (lhr.finalDisplayedUrl !== url + path) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}.`);
			results.push(lhr);
			if (process.env.DETAILS) tellFaults(lhr);
		}
		measured.push(summary(path, results));
	}
	await chrome.kill();
	return measured;
});
printTable(rows);
process.exit(rows.length > 0 && rows.every(isReached) ? 0 : 1);

/** Sets these cookies and clears all others. Disconnects right away, since a connected client slows the browser down. */
async function keepCookies(port, cookies) {
	const { chromium } = await import("@playwright/test");
	const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
	const [visitor] = browser.contexts();
	await visitor.clearCookies();
	await visitor.addCookies(cookies);
	await browser.close();
}

async function usualPaths(url) {
	const { stories } = await (await read(`${url}/api/news`)).json();
	return [
		"/",
		"/news/list/all",
		`/news/detail/${stories[0].slug}`,
		"/store/list",
		"/store/detail/jersey-kandang",
		"/cart",
		"/checkout",
		"/buy-ticket/match-bayu-selatan",
	];
}

function isReached(row) {
	return (
		Object.entries(goals).every(
			([name, goal]) => row[name] >= goal || (row[name] === notForSearch && hiddenPages.test(row.path)),
		) && Object.entries(limits).every(([name, limit]) => row[name] <= limit)
	);
}

function summary(path, results) {
	const isHidden = results.some((lhr) => lhr.audits["is-crawlable"].score === 0);
	const score = (name) =>
		name === "seo" && isHidden
			? notForSearch
			: Math.round(median(results.map((lhr) => lhr.categories[name].score * 100)));
	const metric = (id) => Math.round(median(results.map((lhr) => lhr.audits[id].numericValue)));
	return {
		path,
		...Object.fromEntries(Object.keys(goals).map((name) => [name, score(name)])),
		"LCP ms": metric("largest-contentful-paint"),
		"TBT ms": metric("total-blocking-time"),
		CLS: median(results.map((lhr) => lhr.audits["cumulative-layout-shift"].numericValue)).toFixed(3),
	};
}

function tellFaults(lhr) {
	for (const { auditRefs } of Object.values(lhr.categories)) {
		for (const { id, weight } of auditRefs) {
			const audit = lhr.audits[id];
			if (weight > 0 && audit.score !== null && audit.score < 0.9)
				console.log(`${id}: ${audit.title} ${audit.displayValue ?? ""}`);
		}
	}
}

function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)];
}
