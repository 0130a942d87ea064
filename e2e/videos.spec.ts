import type { Page } from "@playwright/test";
import { accessibilityFaults, expect, ready, test } from "./site";

const ownFile = "/videos/detail/cuplikan-krakatau-putra";
const live = "/videos/detail/siaran-semifinal-tarung";

test("the list is searched, sorted and filtered by its address", async ({ page }) => {
	await page.goto("/videos/list/all");
	await ready(page);
	await page.getByRole("searchbox", { name: "Cari video" }).fill("kitman");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/videos\/list\/all\?q=kitman/);
	await expect(page.getByRole("status").filter({ hasText: "1 video untuk “kitman”" })).toBeVisible();
	await page.getByRole("link", { name: "Hapus pencarian" }).click();
	await expect(page.locator(".video-card")).toHaveCount(12);
	await page.getByLabel("Urutkan").selectOption({ label: "Terpendek" });
	await expect(page).toHaveURL(/sort=shortest/);
	const basketball = page.getByRole("main").getByRole("link", { name: "Basket", exact: true });
	await expect(basketball).toHaveAttribute("href", /sort=shortest/);
	await basketball.click();
	await expect(page).toHaveURL(/\/videos\/list\/basketball\?.*sort=shortest/);
	await expect(page.locator(".video-card[data-division=basketball]").first()).toBeVisible();
	await expect(page.locator(".video-card:not([data-division=basketball])")).toHaveCount(0);
});

test("the second page has the older ones", async ({ page }) => {
	await page.goto("/videos/list/all?page=2");
	await expect(page.locator(".video-stage")).toHaveCount(0);
	await expect(page.locator(".video-card").first()).toBeVisible();
	await page.goto("/videos/list/all?q=tidakada");
	await expect(page.getByRole("heading", { name: "Tidak ada video yang cocok." })).toBeVisible();
});

test("an unknown division is not found", async ({ request }) => {
	expect((await request.get("/videos/list/cricket")).status()).toBe(404);
	expect((await request.get("/videos/detail/nothing")).status()).toBe(404);
});

test("our own film is requested only when it is played, with captions in the reader's language", async ({
	page,
}) => {
	const media = watchMedia(page);
	await page.goto(ownFile);
	await ready(page);
	expect(media()).toEqual([]);
	await page.getByRole("button", { name: /^Putar video: Cuplikan/ }).click();
	const video = page.locator("video");
	await expect(video).toBeFocused();
	await expect
		.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
		.toBeGreaterThan(0);
	const tracks = await video.evaluate((element: HTMLVideoElement) =>
		[...element.textTracks].map(({ language, mode }) => [language, mode]),
	);
	expect(tracks).toEqual([
		["id", "showing"],
		["en", "disabled"],
	]);
	expect(media()).toContain("/media/gol.mp4");
});

test("the transcript leads to its place in the film", async ({ page }) => {
	await page.goto(ownFile);
	await ready(page);
	await page.getByText("Transkrip", { exact: true }).click();
	await expect(page.getByText("Jaring bergetar.")).toBeVisible();
	await page.getByRole("button", { name: "Putar dari 0.11" }).click();
	const video = page.locator("video");
	await expect
		.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
		.toBeGreaterThanOrEqual(11);
	await page.getByRole("button", { name: "English", exact: true }).click();
	await expect(page.getByText("The net shakes.")).toBeVisible();
});

test("a broken film says so and can be tried again", async ({ page }) => {
	await page.route("**/media/*.mp4", (route) => route.fulfill({ status: 404 }));
	await page.goto(ownFile);
	await ready(page);
	await page.getByRole("button", { name: /^Putar video/ }).click();
	await expect(page.getByText("Videonya tidak bisa diputar.")).toBeVisible();
	await page.unroute("**/media/*.mp4");
	await page.getByRole("button", { name: "Coba putar lagi" }).click();
	await expect(page.locator("video")).toBeVisible();
});

test("a stream that breaks says so", async ({ page }) => {
	await page.route("**/*.m3u8", (route) => route.fulfill({ status: 404 }));
	await page.goto(live);
	await ready(page);
	await page.getByRole("button", { name: /^Putar video/ }).click();
	await expect(page.getByText("Videonya tidak bisa diputar.")).toBeVisible();
});

test("the live broadcast is a stream in two qualities and shows no length", async ({ page, request }) => {
	const qualities = await (await request.get("/media/palung/palung.m3u8")).text();
	expect(qualities.match(/RESOLUTION=\d+x\d+/g)).toHaveLength(2);
	await page.goto("/videos/list/esports");
	await ready(page);
	const card = page.locator(`.video-card[href="${live}"]`);
	await expect(card.getByText("Langsung", { exact: true })).toBeVisible();
	await expect(card.locator(".picture-length")).toHaveCount(0);
	await card.click();
	await expect(page.locator(".video-facts").getByText("Langsung", { exact: true })).toBeVisible();
	await expect(page.locator(".video-facts").getByText(/^Durasi/)).toHaveCount(0);
	await page.getByRole("button", { name: /^Putar video/ }).click();
	const video = page.locator("video");
	await expect
		.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
		.toBeGreaterThan(0);
});

test("YouTube is not contacted before the reader presses play", async ({ page }) => {
	const asked: string[] = [];
	await page.route(/youtube/, (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
	});
	// The demo has no YouTube videos, so this one is turned into one.
	await page.route("**/api/videos/cuplikan-krakatau-putra*", async (route) => {
		const answer = await route.fetch();
		const json = { ...(await answer.json()), source: "youtube", sourceRef: "abcdefghijk", captions: [] };
		await route.fulfill({ response: answer, json });
	});
	await page.goto("/videos/list/football");
	await ready(page);
	await page.locator(`.video-card[href="${ownFile}"]`).click();
	await expect(page.getByText("YouTube baru dihubungi setelah kamu menekan putar.")).toBeVisible();
	expect(asked).toEqual([]);
	await page.getByRole("button", { name: /^Putar video/ }).click();
	await expect(page.locator("iframe")).toHaveAttribute(
		"src",
		/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/,
	);
	await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("each video gets its own player", async ({ page }) => {
	await page.goto(ownFile);
	await ready(page);
	await page.getByRole("button", { name: /^Putar video/ }).click();
	await expect(page.locator("video")).toBeVisible();
	await page.locator(".video-next .video-card").first().click();
	await expect(page.locator("video")).toHaveCount(0);
	await expect(page.getByRole("button", { name: /^Putar video/ })).toBeVisible();
});

test("a range of the film can be requested", async ({ request }) => {
	const answer = await request.get("/media/gol.mp4", { headers: { Range: "bytes=0-99" } });
	expect(answer.status()).toBe(206);
	expect((await answer.body()).length).toBe(100);
	expect(answer.headers()["content-type"]).toBe("video/mp4");
	const captions = await request.get("/media/gol.id.vtt");
	expect(captions.headers()["content-type"]).toContain("text/vtt");
});

test("without scripts there is a way to the film, and its data for search engines", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
	const page = await context.newPage();
	await page.goto(ownFile);
	await expect(page.getByRole("link", { name: "Buka videonya" })).toHaveAttribute("href", "/media/gol.mp4");
	const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
	expect(data["@graph"][0]).toMatchObject({ "@type": "VideoObject", duration: "PT0M14S" });
	expect(data["@graph"][0].contentUrl).toMatch(/^https?:\/\/.*\/media\/gol\.mp4$/);
	await context.close();
});

for (const scheme of ["light", "dark"] as const)
	test(`a playing film is accessible by ${scheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: scheme });
		await page.goto(ownFile);
		await ready(page);
		await page.getByText("Transkrip", { exact: true }).click();
		await page.getByRole("button", { name: /^Putar video/ }).click();
		await expect(page.locator("video")).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
	});

/** Video and caption files requested by the page so far. */
function watchMedia(page: Page) {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/media/")) asked.push(pathname);
	});
	return () => asked;
}
