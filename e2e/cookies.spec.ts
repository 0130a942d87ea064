import type { BrowserContext, Locator, Page } from "@playwright/test";
import { desktop, expect, faultsOfWidth, moving, phone, ready, test } from "./site";

test.use(moving);

const notice = (page: Page) => page.getByRole("region", { name: "Cookie, seperlunya saja" });
const choiceIn = async (context: BrowserContext) =>
	(await context.cookies())
		.find(({ name }) => name === "consent")
		?.value.split(".")
		.at(-1);

test("asks on the first visit, and stores nothing before an answer", async ({ page, context }) => {
	await page.goto("/faq");
	await expect(notice(page)).toBeVisible();
	expect(await context.cookies()).toEqual([]);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

for (const [answer, choice] of [
	["Tolak semua", ""],
	["Terima semua", "preferences-statistics-marketing"],
] as const)
	test(`"${answer}" is one click, kept, logged, and not asked again`, async ({ page, context }) => {
		await page.goto("/faq");
		const logged = page.waitForResponse("**/api/consents*");
		await notice(page).getByRole("button", { name: answer }).click();
		await expect(notice(page)).toBeHidden();
		expect((await logged).status()).toBe(201);
		expect(await choiceIn(context)).toBe(choice);
		await page.reload();
		await ready(page);
		await page.waitForLoadState("networkidle");
		await expect(notice(page)).toBeHidden();
	});

test("rejecting is as prominent as accepting", async ({ page }) => {
	await page.goto("/faq");
	const lookOf = async (name: string) => {
		const button = notice(page).getByRole("button", { name });
		const box = await button.boundingBox();
		const colours = await button.evaluate((element) => {
			const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(element);
			return { backgroundColor, color, fontWeight, fontSize };
		});
		return { ...colours, width: Math.round(box!.width), height: box!.height, top: box!.y };
	};
	await page.emulateMedia({ reducedMotion: "reduce" });
	expect(await lookOf("Tolak semua")).toEqual(await lookOf("Terima semua"));
});

test("never blocks the page: no modal, no layout shift, not over the tab bar", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto("/faq");
	await expect(notice(page)).toBeVisible();
	await ready(page);
	await page.waitForLoadState("networkidle");
	const [box, bar] = [await notice(page).boundingBox(), await page.locator(".tab-bar").boundingBox()];
	expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y);
	expect(box!.height, "one row").toBeLessThan(72);
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
	expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
	await page.getByRole("link", { name: "Toko" }).last().click();
	await expect(page).toHaveURL("/store/list");
});

test("is rendered with the page, before the app loads", async ({ page }) => {
	await page.route("**/build/{take-over,entry.client}-*.js", () => {});
	await page.goto("/faq", { waitUntil: "commit" });
	await expect(notice(page)).toBeVisible();
});

test("is never shown again once answered, not even before the app takes over", async ({
	page,
	context,
	baseURL,
}) => {
	await context.addCookies([
		{ name: "consent", value: "1.018f3c1e-7d2a-4b6f-9c3d-0123456789ab.", url: baseURL! },
	]);
	await page.route("**/build/{take-over,entry.client}-*.js", () => {});
	await page.goto("/faq", { waitUntil: "commit" });
	await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
	await expect(notice(page)).toBeHidden();
});

test("stands right above the button that buys", async ({ page }) => {
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/store/detail/jersey-kandang");
		const [box, bar] = [
			await notice(page).boundingBox(),
			await page.locator("[data-bottom-bar]").boundingBox(),
		];
		expect(Math.abs(box!.y + box!.height - bar!.y), `${width} wide`).toBeLessThanOrEqual(2);
	}
});

test("leaves a product's sizes in sight, and moves up when the bar says something", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/store/detail/jersey-kandang");
	const sizes = page.locator(".size-choice label");
	const bottomOf = async (part: Locator) => {
		const box = (await part.boundingBox())!;
		return box.y + box.height;
	};
	expect(await bottomOf(sizes.last())).toBeLessThan((await notice(page).boundingBox())!.y);
	await ready(page);
	await sizes.first().click();
	await page.getByRole("button", { name: "Tambah ke keranjang" }).click();
	await expect(page.locator(".product-added")).toContainText("keranjang");
	const bar = page.locator("[data-bottom-bar]");
	const gap = async () => Math.abs((await bar.boundingBox())!.y - (await bottomOf(notice(page))));
	await expect.poll(gap).toBeLessThanOrEqual(2);
});

test("is answered by keyboard alone, and focus moves to the page's title", async ({ page }) => {
	await page.goto("/faq");
	await notice(page).getByRole("button", { name: "Tolak semua" }).focus();
	await page.keyboard.press("Enter");
	await expect(notice(page)).toBeHidden();
	await expect(page.locator("main h1")).toBeFocused();
});

test("the settings change one kind at a time, at once", async ({ page, context }) => {
	await page.goto("/cookie-settings");
	await ready(page);
	await expect(page.getByText("Kamu belum memilih.")).toBeVisible();
	await expect(page.getByLabel("Wajib")).toBeChecked();
	await expect(page.getByLabel("Wajib")).toBeDisabled();
	await page.getByLabel("Statistik").check();
	await expect(page.getByText("Pengaturan cookie disimpan.")).toBeVisible();
	expect(await choiceIn(context)).toBe("statistics");
	await page.reload();
	await expect(page.getByLabel("Statistik")).toBeChecked();
	await page.getByLabel("Statistik").uncheck();
	await expect.poll(() => choiceIn(context)).toBe("");
	await page.getByRole("button", { name: "Terima semua" }).click();
	for (const kind of ["Preferensi", "Statistik", "Pemasaran"])
		await expect(page.getByLabel(kind)).toBeChecked();
});

test("a changed choice is logged for the same visitor", async ({ page }) => {
	await page.goto("/cookie-settings");
	await ready(page);
	const visitors: unknown[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/api/consents")) visitors.push(request.postDataJSON().visitor);
	});
	await page.getByRole("button", { name: "Terima semua" }).click();
	await page.getByRole("button", { name: "Tolak semua" }).click();
	await expect.poll(() => visitors.length).toBe(2);
	expect(visitors[0]).toBe(visitors[1]);
});

test("asks again when the stored choice is for an older version", async ({ page, context, baseURL }) => {
	await context.addCookies([{ name: "consent", value: "0.someone.marketing", url: baseURL! }]);
	await page.goto("/faq");
	await expect(notice(page)).toBeVisible();
});

test("the cookie page lists every cookie in the browser", async ({ page, context }) => {
	await page.goto("/cookie");
	await notice(page).getByRole("button", { name: "Terima semua" }).click();
	const listed = await page.locator("main code").allTextContents();
	for (const { name } of await context.cookies()) expect(listed).toContain(name);
	expect(listed).toEqual(expect.arrayContaining(["token", "lang", "theme", "return", "du-endpoint"]));
});

for (const viewport of [phone, desktop])
	test(`the notice has no accessibility fault, ${viewport.width} wide`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await page.goto("/cookie");
		await expect(notice(page)).toBeVisible();
		expect(await faultsOfWidth(page)).toEqual([]);
	});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the cookie page can be read, and the settings say what they need", async ({ page }) => {
		await page.goto("/cookie");
		await expect(page.getByRole("table")).toBeVisible();
		await page.goto("/cookie-settings");
		await expect(page.locator("main noscript .note")).toContainText("butuh JavaScript");
	});
});
