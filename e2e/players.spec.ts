import { expect, ready, test } from "./site";

const raka = "/player/detail/football/raka-wirayuda";

test("the squads lead to a division, and its chips narrow it down", async ({ page }) => {
	await page.goto("/player/list");
	await ready(page);
	await expect(page.getByRole("heading", { level: 1, name: "Skuad" })).toBeVisible();
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(6);
	await page.getByRole("group", { name: "Divisi" }).getByRole("link", { name: "Sepak bola" }).click();
	await expect(page).toHaveURL("/player/list/football");
	await expect(page.locator(".player-large").first()).toContainText("Kapten");
	const squad = page.getByRole("link", { name: "Tim utama", exact: true });
	await squad.click();
	await expect(page).toHaveURL("/player/list/football?squad=utama");
	await expect(squad).toHaveAttribute("aria-current", "true");
	await page.getByRole("link", { name: "Kiper", exact: true }).click();
	await expect(page).toHaveURL("/player/list/football?squad=utama&position=goalkeeper");
	await expect(page.locator(".player-card")).toHaveCount(3);
	await page.goBack();
	await expect(page).toHaveURL("/player/list/football?squad=utama");
});

test("players can be sorted by number", async ({ page }) => {
	await page.goto("/player/list/basketball?squad=putri");
	await ready(page);
	await page.getByLabel("Urutkan").selectOption({ label: "Menurut nomor" });
	await expect(page).toHaveURL("/player/list/basketball?squad=putri&sort=number");
	await expect(page.locator(".group-flag")).toHaveCount(0);
	const numbers = await page.locator(".player-number").allInnerTexts();
	const sorted = numbers.map((text) => Number(text.replace(/\D/g, "")));
	expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
});

test("in esports a squad is a game", async ({ page }) => {
	await page.goto("/player/list/esports");
	await ready(page);
	await page.getByRole("main").getByRole("link", { name: "Valorant", exact: true }).click();
	await expect(page).toHaveURL("/player/list/esports?game=valorant");
	await expect(page.getByRole("link", { name: "Jungler" })).toHaveCount(0);
});

test("a filter that matches nobody says so and shows the way back", async ({ page }) => {
	await page.goto("/player/list/football?position=guard");
	await expect(page.getByRole("heading", { name: "Tidak ada pemain di posisi ini." })).toBeVisible();
	await page.getByRole("link", { name: "Lihat semua pemain" }).click();
	await expect(page.locator(".player-card").first()).toBeVisible();
});

for (const [asked, shown] of [
	["/player/detail", "/player/list"],
	["/player/detail/football", "/player/list/football"],
	["/player/detail/raka-wirayuda", raka],
	["/player/detail/esports/raka-wirayuda", raka],
] as const)
	test(`${asked} leads to ${shown}`, async ({ page }) => {
		await page.goto(asked);
		await expect(page).toHaveURL(shown);
	});

test("an unknown player and an unknown division are not found", async ({ request }) => {
	expect((await request.get("/player/detail/football/nobody")).status()).toBe(404);
	expect((await request.get("/player/list/chess")).status()).toBe(404);
});

test("a player has figures, stories, a shirt and squad mates", async ({ page }) => {
	await page.goto(raka);
	await ready(page);
	await expect(page.getByRole("heading", { level: 1, name: "Raka Wirayuda" })).toBeVisible();
	const plots = page.getByRole("img", { name: /per musim:/ });
	await expect(plots).toHaveCount(4);
	await expect(plots.nth(1)).toHaveAccessibleName(/^Gol per musim: .*\d{4}\/\d{2} \d+/);
	await page.getByText("Semua musim dalam tabel").click();
	await expect(page.getByRole("columnheader", { name: "Kartu kuning" })).toBeVisible();
	await expect(page.getByRole("complementary").getByRole("link")).not.toHaveCount(0);
	await page.getByRole("link", { name: /^Jersey .* 7$/ }).click();
	await expect(page).toHaveURL(/\/store\/detail\//);
});

test("a player's page speaks English", async ({ page }) => {
	await page.goto(`${raka}?lang=en`);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("heading", { name: /^\d\d\/\d\d season$/ })).toBeVisible();
	await expect(page.getByText("A fisherman's son")).toBeVisible();
});

test("without scripts, the player is all there, for search engines too", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
	const page = await context.newPage();
	await page.goto(raka);
	await expect(page.getByText("Anak nelayan dari Kampung Karang Putih")).toBeVisible();
	const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
	expect(data["@graph"].map((node: { "@type": string }) => node["@type"])).toEqual([
		"Person",
		"BreadcrumbList",
	]);
	expect(data["@graph"][0]).toMatchObject({ name: "Raka Wirayuda", birthDate: "1999-03-03" });
	await context.close();
});
