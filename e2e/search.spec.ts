import type { Page } from "@playwright/test";
import { expect, ready, test, testWithNoise, wholePageFaults } from "./site";

const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");

test("opens by its button and its keys, and gives the focus back", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	const button = page.getByRole("banner").getByRole("button", { name: "Cari" });
	await button.click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
	for (const keys of ["/", "Control+k"]) {
		await page.keyboard.press(keys);
		await expect(field(page)).toBeFocused();
		await expect(field(page)).toHaveValue("");
		await page.keyboard.press("Escape");
		await expect(field(page)).toBeHidden();
	}
});

test("opens again at once after it was closed", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	// The browser reports a closed dialog only with its next frame; some keys come sooner.
	for (let round = 0; round < 10; round++) {
		await page.keyboard.press("Escape");
		await page.keyboard.press("/");
		await expect(field(page)).toBeFocused();
	}
});

test("suggests while typing; arrows choose and Enter opens", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	await page.keyboard.press("/");
	await field(page).fill("raka wira");
	const option = page.getByRole("option", { name: /^Raka Wirayuda/ });
	await expect(option).toBeVisible();
	const place = (await page.getByRole("option").allTextContents()).findIndex((text) =>
		text.startsWith("Raka Wirayuda"),
	);
	for (let step = 0; step <= place; step++) await page.keyboard.press("ArrowDown");
	await expect(option).toHaveAttribute("aria-selected", "true");
	await expect(field(page)).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
	await page.keyboard.press("ArrowUp");
	await expect(option).toHaveAttribute("aria-selected", "false");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/player/detail/football/raka-wirayuda");
	await expect(field(page)).toBeHidden();
});

test("sends one request once typing pauses, and drops outdated ones", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	const asked: string[] = [];
	page.on("request", (request) => {
		const url = new URL(request.url());
		if (url.pathname === "/api/search/suggest") asked.push(url.searchParams.get("q") ?? "");
	});
	await page.keyboard.press("/");
	await field(page).pressSequentially("jersey", { delay: 5 });
	await expect(page.getByRole("option").first()).toBeVisible();
	expect(asked.at(-1)).toBe("jersey");
	expect(asked.length).toBeLessThan(6);
});

test("a player's name suggests the player before what is written about them", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	await page.keyboard.press("/");
	for (const name of ["raka", "wirayuda"]) {
		await field(page).fill(name);
		await expect(page.getByRole("option").first()).toContainText("Raka Wirayuda");
		await expect(page.getByRole("option").first()).toContainText("Pemain");
	}
});

test("results have a URL of their own, by kind, with the words highlighted", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	await page.keyboard.press("/");
	await field(page).fill("raka");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/cari?q=raka");
	await expect(field(page)).toBeHidden();
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Pemain");
	await expect(main.locator("mark").first()).toHaveText(/raka/i);
	await main.getByRole("link", { name: /^Berita/ }).click();
	await expect(page).toHaveURL("/cari?q=raka&kind=article");
	await expect(main.getByRole("heading", { name: "Pemain" })).toBeHidden();
	await main.locator(".search-result").first().click();
	await expect(page).toHaveURL(/\/news\/detail\//);
	await page.goBack();
	await expect(page).toHaveURL("/cari?q=raka&kind=article");
	await expect(main.locator(".search-result").first()).toBeVisible();
});

test("forgives a typing mistake, and says when there is nothing", async ({ page }) => {
	await page.goto("/cari?q=jersy kandng");
	await expect(page.getByText("Ini yang paling mirip.")).toBeVisible();
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: /Jersey/ }).first()).toBeVisible();
	await ready(page);
	await main.getByRole("textbox").fill("qqqqzzzz");
	await main.getByRole("textbox").press("Enter");
	await expect(page.getByText("Tidak ada hasil untuk “qqqqzzzz”.")).toBeVisible();
	await expect(page).toHaveURL("/cari?q=qqqqzzzz");
});

for (const query of [
	"",
	"?q=",
	"?q=%20%20",
	"?q=raka&kind=nonsense&page=-4",
	"?q=raka&kind=article&page=99999",
])
	test(`an odd address shows the page: /cari${query}`, async ({ page }) => {
		const response = await page.goto(`/cari${query}`);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("main").getByRole("textbox")).toBeVisible();
	});

// The browser itself logs the request that is refused here.
testWithNoise("says when the search fails, and tries again", async ({ page }) => {
	await page.goto("/cari?q=derbi");
	await ready(page);
	await page.route("**/api/search?*", (route) => route.abort(), { times: 1 });
	const main = page.getByRole("main");
	await main.getByRole("textbox").fill("raka");
	await main.getByRole("textbox").press("Enter");
	await expect(page.getByText("Pencarian gagal.")).toBeVisible();
	await page.getByRole("button", { name: "Coba lagi" }).click();
	await expect(main.getByRole("heading", { name: "Pemain" })).toBeVisible();
});

test("can be reached from the 404 page", async ({ page }) => {
	await page.goto("/no/such/page");
	await ready(page);
	const form = page.getByRole("main").getByRole("search");
	await form.getByRole("textbox").fill("derbi");
	await form.getByRole("textbox").press("Enter");
	await expect(page).toHaveURL("/cari?q=derbi");
	await expect(page.locator(".search-result").first()).toBeVisible();
});

for (const [colorScheme, width] of [
	["light", 1440],
	["dark", 390],
] as const)
	test(`is accessible in ${colorScheme}, ${width} wide`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/faq");
		await ready(page);
		await page.getByRole("banner").getByRole("button", { name: "Cari" }).click();
		await field(page).fill("raka");
		await expect(page.getByRole("option").first()).toBeVisible();
		expect(await wholePageFaults(page)).toEqual([]);
		await page.keyboard.press("Enter");
		await expect(page.locator(".search-result").first()).toBeVisible();
		expect(await wholePageFaults(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
			0,
		);
	});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("the header's search is a plain form, whose results are a page", async ({ page }) => {
		await page.goto("/faq");
		await page.getByRole("banner").getByRole("button", { name: "Cari" }).click();
		await field(page).fill("raka wirayuda");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/cari?q=raka+wirayuda");
		await expect(page.locator(".search-result").first()).toContainText("Raka Wirayuda");
	});
});
