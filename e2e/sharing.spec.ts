import type { Page } from "@playwright/test";
import { accessibilityFaults, expect, ready, test } from "./site";

type Opened = { link: string; name: string; features: string };
declare global {
	interface Window {
		opened: Opened[];
		heard: string[];
		popup: { closed: boolean; close(): void; focus(): void; opener: unknown };
	}
}

/** No social network is contacted: popups are counted, and stay open until the test closes them. */
const stubPopups = () => {
	window.opened = [];
	window.heard = [];
	window.open = (link, name, features) => {
		window.opened.push({ link: String(link), name: String(name), features: String(features) });
		window.popup = { closed: false, close: () => {}, focus: () => {}, opener: null };
		return window.popup as never;
	};
	for (const name of ["share_network_open", "share_network_change", "share_network_close"])
		window.addEventListener(name, (event) => {
			const { network, url } = (event as CustomEvent<{ network: string; url: string }>).detail;
			window.heard.push(`${name} ${network} ${new URL(url).pathname}`);
		});
};

async function openArticle(page: Page) {
	await page.addInitScript(stubPopups);
	await page.goto("/news/list/all");
	await page.locator("main a[href^='/news/detail/']").first().click();
	await page.waitForURL(/\/news\/detail\//);
	await ready(page);
	return page.getByRole("group", { name: "Bagikan" }).first();
}

test("opens a centred popup of 626 by 436 and reports its state", async ({ page }) => {
	const row = await openArticle(page);
	const { pathname } = new URL(page.url());
	await row.getByRole("link", { name: "Bagikan lewat WhatsApp" }).click();
	const [opened] = await page.evaluate(() => window.opened);
	expect(opened?.name).toBe("sharer-whatsapp");
	expect(opened?.link).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?text=.+%0D%0Ahttp.+%0D%0A/);
	const [screenWidth, screenHeight] = await page.evaluate(
		() => [screen.availWidth, screen.availHeight] as const,
	);
	expect(opened?.features).toBe(
		`width=626,height=436,left=${Math.round((screenWidth - 626) / 2)},top=${Math.round((screenHeight - 436) / 2)}`,
	);
	await row.getByRole("link", { name: "Bagikan lewat Facebook" }).click();
	await page.evaluate(() => {
		window.popup.closed = true;
	});
	await expect
		.poll(() => page.evaluate(() => window.heard))
		.toEqual([
			`share_network_open whatsapp ${pathname}`,
			`share_network_change facebook ${pathname}`,
			`share_network_open facebook ${pathname}`,
			`share_network_close facebook ${pathname}`,
		]);
});

test("opens mail and messages in a new tab", async ({ page }) => {
	const row = await openArticle(page);
	await row.getByRole("link", { name: "Bagikan lewat email" }).click();
	await row.getByRole("link", { name: "Bagikan lewat SMS" }).click();
	const opened = await page.evaluate(() => window.opened);
	expect(opened.map(({ name }) => name)).toEqual(["_blank", "_blank"]);
	expect(opened[0]?.link).toMatch(/^mailto:\?subject=.+&body=http/);
	expect(opened[1]?.link).toMatch(/^sms:\?body=/);
});

test("copies the link and says so", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const row = await openArticle(page);
	await row.getByRole("button", { name: "Salin tautan" }).click();
	await expect(page.getByText("Tautan disalin.")).toBeVisible();
	const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
	expect(copied.pathname).toBe(new URL(page.url()).pathname);
});

test("offers the device's own share sheet first", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "share", {
			value: async (data: ShareData) => {
				document.title = `shared ${data.url}`;
			},
		});
	});
	const row = await openArticle(page);
	await row.getByRole("button", { name: "Bagikan" }).click();
	await expect(page).toHaveTitle(/^shared http.+\/news\/detail\//);
});

for (const path of ["/event/detail/match-bayu-selatan", "/store/detail/jersey-kandang"])
	test(`has a share row on ${path}, with links that need no script`, async ({ page }) => {
		await page.goto(path);
		await ready(page);
		const row = page.getByRole("group", { name: "Bagikan" }).first();
		const links = row.getByRole("link");
		await expect(links).toHaveCount(7);
		for (const link of await links.all()) {
			const href = (await link.getAttribute("href")) ?? "";
			expect(href).toContain(encodeURIComponent(path));
		}
		expect(await accessibilityFaults(page)).toEqual([]);
	});
