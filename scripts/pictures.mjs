// `npm run pictures [-- name …]`: takes the pictures of README.md and docs/office.md from a fresh demo club, in Indonesian.
// They are committed, so this is needed only after home or a screen of the office has changed.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { importSource } from "../chaos/postgres.mjs";
import { findHeadlessShell } from "./chromium.mjs";
import { root } from "./setup.mjs";
import { withSite } from "./site.mjs";

const folder = path.join(root, "docs", "pictures");
const largestBytes = 60_000;
const desktop = { width: 1200, height: 750 };
const phone = { width: 390, height: 780 };
const named = process.argv.slice(2);
const isWanted = (name) => named.length === 0 || named.includes(name);

await mkdir(path.join(folder, "office"), { recursive: true });
await withSite(async (url) => {
	const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: ["--no-sandbox"] });
	const { ask, token } = await logIn(url);
	if (isWanted("home")) await keep("home", await takeHome(browser, url));
	for (const { name, address, size = desktop } of (await listScreens(ask)).filter(({ name }) =>
		isWanted(name),
	))
		await keep(`office/${name}`, await take(browser, url, { address, size, token }));
	await browser.close();
});

async function take(browser, url, { address, size, token, colorScheme = "light" }) {
	const context = await browser.newContext({
		viewport: size,
		colorScheme,
		reducedMotion: "reduce",
		locale: "id-ID",
	});
	await context.addCookies([{ name: "consent", value: "1.guide.", url }]);
	if (token) await context.addCookies([{ name: "token", value: token, url }]);
	const page = await context.newPage();
	// With a stream open, the network is never idle.
	await page.route("**/api/changes*", (route) => route.fulfill({ status: 204 }));
	await page.goto(url + address);
	await page.getByRole("heading", { level: 1 }).waitFor();
	await page.waitForLoadState("networkidle");
	await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
	await page.evaluate(() => document.fonts.ready);
	const png = await page.screenshot();
	await context.close();
	return png;
}

/** A guest's home: on a desktop in light colours, and beside it on a phone in dark ones. */
async function takeHome(browser, url) {
	const height = 750;
	const gap = 24;
	const [wide, narrow] = [
		await take(browser, url, { address: "/", size: { width: 1440, height: 900 } }),
		await take(browser, url, { address: "/", size: { width: 390, height: 844 }, colorScheme: "dark" }),
	];
	const [left, right] = await Promise.all(
		[wide, narrow].map((png) => sharp(png).resize({ height }).png().toBuffer({ resolveWithObject: true })),
	);
	const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
	const width = left.info.width + gap + right.info.width;
	return sharp({ create: { width, height, channels: 4, background: transparent } })
		.composite([
			{ input: left.data, left: 0, top: 0 },
			{ input: right.data, left: left.info.width + gap, top: 0 },
		])
		.png()
		.toBuffer();
}

/** The URL of every screen in the guide, each with demo data to show. */
async function listScreens(ask) {
	const { sales } = await ask("/staff/ticket-sales");
	const sale = sales.find(({ event }) => event.division === "football");
	const [order] = (await ask("/staff/orders?tab=to_pack")).orders;
	const [article] = (await ask("/staff/news?tab=published")).manuscripts;
	const [match] = (await ask("/staff/events?kind=match")).events;
	const [webhook] = (await ask("/staff/webhooks")).webhooks;
	const [member] = (await ask("/staff/members?q=nadia")).members;
	return [
		{ name: "hari-ini", address: "/office" },
		{ name: "pesanan", address: "/office/orders?tab=to_pack" },
		{ name: "kemas", address: `/office/orders/${order.number}` },
		{ name: "berita", address: `/office/news/${article.id}` },
		{ name: "konsol", address: `/office/touchline/${match.slug}`, size: phone },
		{ name: "kabar", address: "/office/announcements" },
		{ name: "uang", address: "/office/money" },
		{ name: "tiket", address: `/office/tickets/${sale.event.slug}` },
		{ name: "papan", address: `/office/board/${sale.event.slug}` },
		{ name: "anggota", address: `/office/members/${member.id}` },
		{ name: "webhook", address: `/office/webhooks/${webhook.id}` },
	];
}

/** As the demo's staff, once the demo club is complete: its webhook comes last. */
async function logIn(url) {
	const { demoStaff } = await importSource("./club/demo/members.ts");
	const answer = await fetch(`${url}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ email: demoStaff.email, password: demoStaff.password }),
	});
	const { access_token: token } = await answer.json();
	const ask = async (address) =>
		(await fetch(`${url}/api${address}`, { headers: { authorization: `Bearer ${token}` } })).json();
	while ((await ask("/staff/webhooks")).webhooks.length === 0) await wait(500);
	return { ask, token };
}

/** As small as a picture of text can get while staying readable. */
async function keep(name, png) {
	for (let quality = 82; quality >= 40; quality -= 6) {
		const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
		if (bytes.length > largestBytes) continue;
		await writeFile(path.join(folder, `${name}.webp`), bytes);
		console.log(`${name}.webp  ${Math.round(bytes.length / 1000)} kB`);
		return;
	}
	throw new Error(`${name} is larger than ${largestBytes} bytes at any quality.`);
}
