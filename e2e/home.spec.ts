import { expect, moving, ready, test } from "./site";

test.use(moving);

test("the stage shows one thing at a time, by pointer and by keys, and never by itself", async ({ page }) => {
	await page.goto("/");
	await ready(page);
	const stage = page.getByRole("region", { name: "Sorotan" });
	const tabs = stage.getByRole("radio");
	await expect(tabs.first()).toBeChecked();
	const title = page.getByRole("heading", { level: 1 });
	await expect(title).toBeVisible();
	await tabs.first().focus();
	await page.keyboard.press("ArrowRight");
	await expect(tabs.nth(1)).toBeChecked();
	await expect(title).toBeHidden();
	await expect(stage.getByRole("heading", { level: 2 })).toHaveCount(1);
});

test("the first picture comes first", async ({ page }) => {
	await page.goto("/");
	const first = page.locator("main img").first();
	await expect(first).toHaveAttribute("fetchpriority", "high");
	await expect(first).not.toHaveAttribute("loading", "lazy");
});

test("the large names beside their texts never run into them", async ({ page }) => {
	await page.goto("/");
	for (const width of [900, 1024, 1200, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const gaps = await page.locator(".index-rows a").evaluateAll((rows) =>
			rows.map((row) => {
				const words = [...row.querySelectorAll(".swell b")].map((word) => word.getBoundingClientRect().right);
				return row.querySelector("p")!.getBoundingClientRect().left - Math.max(...words);
			}),
		);
		expect(gaps).toHaveLength(3);
		expect(Math.min(...gaps), `${width} wide`).toBeGreaterThan(0);
	}
});

test("the widths of a headline's letters form one wave through its words", async ({ page }) => {
	await page.goto("/");
	const widths = await page
		.locator("h2 .swell", { hasText: "Kabar dari laut" })
		.locator("i")
		.evaluateAll((letters) =>
			letters.map((letter) => Number.parseFloat(getComputedStyle(letter).fontStretch)),
		);
	const [lowest, highest, phase, perLetter] = [56, 138, 0.6, 0.5];
	expect(widths).toEqual(
		widths.map((_, place) => {
			const wave = (Math.sin(place * perLetter + phase) + 1) / 2;
			return 5 * Math.round((lowest + (highest - lowest) * wave) / 5);
		}),
	);
});

test("the page is not heavy before anything else is loaded", async ({ request }) => {
	const html = await (await request.get("/")).text();
	expect(Buffer.byteLength(html)).toBeLessThanOrEqual(76_000);
});

test("every part of the club is linked", async ({ page }) => {
	await page.goto("/");
	const main = page.getByRole("main");
	for (const heading of [
		"Kabar dari laut",
		"Toko resmi",
		"Tontonan",
		"Yang di depan",
		"Jadi bagian dari ombak",
	])
		await expect(main.getByRole("heading", { name: heading })).toBeVisible();
	for (const division of ["Sepak bola", "Basket", "Esports"])
		await expect(main.getByRole("heading", { level: 2, name: division, exact: true })).toBeVisible();
	await main.getByRole("heading", { level: 2, name: "Esports", exact: true }).click();
	await expect(page).toHaveURL("/esports/home");
});

for (const [division, name] of [
	["football", "Sepak bola"],
	["basketball", "Basket"],
	["esports", "Esports"],
] as const)
	test(`${name} has a home of its own`, async ({ page }) => {
		await page.goto(`/${division}/home`);
		await expect(page.getByRole("heading", { level: 1 })).toContainText(name.split(" ")[0] ?? "");
		for (const heading of ["Klasemen", "Skuad", "Kabar terbaru", "Lemari piala"])
			await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
		const follow = page.getByRole("heading", { name: `Ikuti ${name}` }).locator("..");
		await expect(follow.getByRole("link", { name: /Instagram/ })).toHaveAttribute(
			"href",
			division === "football"
				? /united$/
				: new RegExp(`${division === "basketball" ? "basket" : "esports"}$`),
		);
	});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the stage still turns", async ({ page }) => {
		await page.goto("/");
		const stage = page.getByRole("region", { name: "Sorotan" });
		await stage.locator("label").nth(2).click();
		await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
		await expect(stage.getByRole("heading", { level: 2 })).toBeVisible();
	});
});

test("a live match comes first, with its badge", async ({ page }) => {
	await page.goto("/");
	const stage = page.getByRole("region", { name: "Sorotan" });
	await expect(stage.getByText("Langsung", { exact: true })).toBeVisible();
	await expect(stage.locator(".hero-tab").first()).toContainText("Sedang berlangsung");
	await expect(
		page.getByRole("region", { name: "Pertandingan terdekat" }).getByRole("article").first(),
	).toContainText("Langsung");
});

for (const path of ["/", "/event/list", "/event/detail/match-bayu-selatan", "/football/home"])
	test(`${path} has one “Beli tiket” at most`, async ({ page }) => {
		await page.goto(path);
		expect(await page.getByRole("link", { name: "Beli tiket" }).count()).toBeLessThanOrEqual(1);
	});
