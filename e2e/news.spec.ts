import type { Page } from "@playwright/test";
import { expect, ready, test, testWithNoise } from "./site";

const list = "/news/list/all";
const categories = (page: Page) => page.getByRole("group", { name: "Filter menurut bagian klub" });

test("a reader filters, searches and pages, all reflected in the URL", async ({ page }) => {
	await page.goto(list);
	await ready(page);
	const basketball = categories(page).getByRole("link", { name: "Basket" });
	await basketball.click();
	await expect(page).toHaveURL("/news/list/basketball");
	await expect(basketball).toHaveAttribute("aria-current", "true");
	await expect(page.getByRole("link", { name: /Sekar Lestari/ }).first()).toBeVisible();
	await page.getByRole("searchbox", { name: "Cari berita" }).fill("sekar");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/news\/list\/basketball\?q=sekar/);
	await expect(page.getByRole("status").filter({ hasText: /berita untuk “sekar”/ })).toBeVisible();
	await page.getByRole("link", { name: "Hapus pencarian" }).click();
	await expect(page).not.toHaveURL(/q=/);
	await page.goto(list);
	await ready(page);
	await page.getByRole("link", { name: "Berikutnya" }).click();
	await expect(page).toHaveURL(/page=2/);
	await expect(page.getByRole("link", { name: "Sebelumnya" })).toBeVisible();
	await page.getByLabel("Urutkan").selectOption("oldest");
	await expect(page).toHaveURL(/sort=oldest/);
	await expect(page).not.toHaveURL(/page=/);
});

test("a search without a hit says so and leads on", async ({ page }) => {
	await page.goto(`${list}?q=zzzzqqqq`);
	await expect(page.getByRole("heading", { name: "Tidak ada berita yang cocok." })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Semua berita" }).click();
	await expect(page).toHaveURL(list);
});

// The browser itself logs the request that is aborted here.
testWithNoise("a list that fails stays on the page and can be retried", async ({ page }) => {
	await page.goto(list);
	await ready(page);
	await page.route("**/api/news?*", (route) => route.abort(), { times: 1 });
	await categories(page).getByRole("link", { name: "Esports" }).click();
	await expect(page.getByText("Gagal memuat berita.")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Berita" })).toBeVisible();
	await page.getByRole("button", { name: "Coba lagi" }).click();
	await expect(page.getByRole("link", { name: /Palung/ }).first()).toBeVisible();
});

test("an article links to those it names, and they link back", async ({ page }) => {
	await page.goto("/news/detail/gol-menit-88");
	await ready(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Gol menit 88/);
	await page.getByRole("article").getByRole("link", { name: "Buka halaman laga" }).click();
	await expect(page).toHaveURL("/event/detail/match-krakatau-putra");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Krakatau Putra/);
	await page
		.getByRole("link", { name: /Gol menit 88/ })
		.first()
		.click();
	await expect(page).toHaveURL("/news/detail/gol-menit-88");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Gol menit 88/);
	await page.getByRole("article").getByRole("link", { name: "Raka Wirayuda" }).first().click();
	await expect(page).toHaveURL("/player/detail/football/raka-wirayuda");
});

test("an English reader gets the English story, or a note that there is none", async ({ page }) => {
	await page.goto("/news/detail/gol-menit-88?lang=en");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/88th-minute header/);
	await expect(page.getByText("available in Indonesian only")).toBeHidden();
});

test("no other host is contacted before a video is played", async ({ page }) => {
	const hosts = new Set<string>();
	page.on("request", (request) => hosts.add(new URL(request.url()).host));
	await page.goto("/news/detail/gol-menit-88");
	await page.waitForLoadState("networkidle");
	expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("an unknown story is not found", async ({ page }) => {
	const response = await page.goto("/news/detail/tidak-pernah-ditulis");
	expect(response?.status()).toBe(404);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the search is a form and the story is all there", async ({ page }) => {
		await page.goto(list);
		await page.getByRole("searchbox", { name: "Cari berita" }).fill("raka");
		await page.getByRole("button", { name: "Cari", exact: true }).last().click();
		await expect(page).toHaveURL(/q=raka/);
		await page.goto("/news/detail/gol-menit-88");
		await expect(page.getByText("Hujan turun sejak sore")).toBeVisible();
		const structure = await page.locator('script[type="application/ld+json"]').allTextContents();
		expect(structure.some((text) => JSON.parse(text)["@graph"]?.[0]?.["@type"] === "NewsArticle")).toBe(true);
	});
});

/** The browser logs the failed requests below, as it should. */
for (const [fault, status, title] of [
	["fails", 500, "Halaman gagal dimuat"],
	["is gone", 404, "Halaman tidak ditemukan"],
] as const) {
	testWithNoise(`a story that ${fault} during navigation says so, inside the site`, async ({ page }) => {
		await page.goto("/football/home");
		await ready(page);
		const broken: string[] = [];
		page.on("pageerror", (error) => broken.push(error.message));
		await page.route("**/api/news/*", (route) =>
			route.fulfill({ status, json: { error: "x", message: "Ada yang salah." } }),
		);
		await page.getByRole("main").locator("a[href^='/news/detail/']").first().click();
		await expect(page).toHaveURL(/\/news\/detail\//);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page).toHaveTitle(new RegExp(title));
		await expect(page.getByRole("banner")).toBeVisible();
		await page.unroute("**/api/news/*");
		await page.getByRole("banner").getByRole("link", { name: "Toko" }).first().click();
		await expect(page).toHaveURL(/\/store\/list/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Toko/);
		expect(broken).toEqual([]);
	});
}

test("printed, a story is its words and pictures", async ({ page }) => {
	await page.goto("/news/detail/gol-menit-88");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	for (const part of [".mast", ".top-bar", ".site-footer", ".share-row", ".article-neighbours"])
		await expect(page.locator(part).first()).toBeHidden();
});
