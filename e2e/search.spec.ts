import type { Page } from "@playwright/test";
import { accessibilityFaults, expect, ready, test } from "./site";

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
	// The browser tells of a closed dialog with its next frame only; some keys come sooner.
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

test("asks once for what stands still, and drops what was typed over", async ({ page }) => {
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

test("shows all results by kind, with the words marked", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	await page.keyboard.press("/");
	await field(page).fill("raka");
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("heading", { name: "Pemain" })).toBeVisible();
	await expect(dialog.locator("mark").first()).toHaveText(/raka/i);
	await dialog.getByRole("button", { name: /^Berita/ }).click();
	await expect(dialog.getByRole("heading", { name: "Pemain" })).toBeHidden();
	await expect(dialog.getByRole("button", { name: /^Berita/ })).toHaveAttribute("aria-pressed", "true");
	await dialog.getByRole("link").first().click();
	await expect(page).toHaveURL(/\/news\/detail\//);
	await expect(dialog).toBeHidden();
});

test("forgives a typing mistake, and says when there is nothing", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	await page.keyboard.press("/");
	await field(page).fill("jersy kandng");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Ini yang paling mirip.")).toBeVisible();
	await expect(
		page
			.getByRole("dialog")
			.getByRole("link", { name: /Jersey/ })
			.first(),
	).toBeVisible();
	await field(page).fill("qqqqzzzz");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Tidak ada hasil untuk “qqqqzzzz”.")).toBeVisible();
});

test("says when the search fails, and tries again", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	await page.keyboard.press("/");
	await page.route("**/api/search?*", (route) => route.fulfill({ status: 404, body: "{}" }), { times: 1 });
	await field(page).fill("raka");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Pencarian gagal.")).toBeVisible();
	await page.getByRole("button", { name: "Coba lagi" }).click();
	await expect(page.getByRole("dialog").getByRole("heading", { name: "Pemain" })).toBeVisible();
});

test("opens from the page that was not found", async ({ page }) => {
	await page.goto("/no/such/page");
	await ready(page);
	const form = page.getByRole("main").getByRole("search");
	await form.getByRole("textbox").fill("derbi");
	await form.getByRole("textbox").press("Enter");
	await expect(field(page)).toHaveValue("derbi");
	await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
});

for (const [colorScheme, width] of [
	["light", 1440],
	["dark", 390],
] as const)
	test(`is accessible in ${colorScheme}, ${width} wide`, async ({ page }) => {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/faq");
		await ready(page);
		await page.getByRole("banner").getByRole("button", { name: "Cari" }).click();
		await field(page).fill("raka");
		await expect(page.getByRole("option").first()).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await page.keyboard.press("Enter");
		await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
			0,
		);
	});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("the header's search is a plain form", async ({ page }) => {
		await page.goto("/faq");
		await page.getByRole("banner").getByRole("button", { name: "Cari" }).click();
		await field(page).fill("derbi");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/[?&]q=derbi/);
	});
});
