import { type Page, test as readerAtRest } from "@playwright/test";
import { enter, register } from "./buyers";
import { app, holdBack } from "./hold-back";
import { expect, moving, ready, test } from "./site";

test.use(moving);

readerAtRest("the app takes over by itself for a reader who does nothing", async ({ page }) => {
	await page.goto("/faq");
	await page.waitForFunction(() => "__reactRouterDataRouter" in window);
});

test("a button pressed before the app takes over shows it at once, and is pressed once the app has taken over, once only", async ({
	page,
}) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/store/detail/jersey-kandang");
	const button = page.getByRole("button", { name: "Panduan ukuran" });
	await button.click();
	await expect(button).toHaveAttribute("data-pressed");
	await expect(page.getByRole("dialog")).toBeHidden();
	appArrives();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(button).not.toHaveAttribute("data-pressed");
});

test("a member who follows a player before the app takes over is not taken for a guest", async ({
	page,
	baseURL,
}) => {
	await enter(page, await register(page.request), baseURL!);
	const appArrives = await holdBack(page, app);
	const player = "/player/detail/football/raka-wirayuda";
	await page.goto(player);
	const follow = page.getByRole("button", { name: "Raka Wirayuda" });
	await follow.click();
	appArrives();
	await expect(follow).toHaveAttribute("aria-pressed", "true");
	await expect(page).toHaveURL(player);
});

test("the menu opens and closes before the app takes over", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await holdBack(page, app);
	await page.goto("/faq");
	const button = page.getByRole("banner").getByRole("button", { name: "Buka menu" });
	const drawer = page.getByRole("dialog", { name: "Menu" });
	await button.click();
	await expect(drawer.getByRole("button", { name: "Tutup menu" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(drawer).toBeHidden();
	await expect(button).toBeFocused();
	await button.click();
	await drawer.getByRole("link", { name: "Tiket", exact: true }).click();
	await expect(page).toHaveURL("/tickets");
});

const native = [
	{
		what: "the menu",
		path: "/faq",
		press: (page: Page) => page.getByRole("banner").getByRole("button", { name: "Buka menu" }),
		effect: (page: Page) => page.getByRole("dialog", { name: "Menu" }),
	},
	{
		what: "a size",
		path: "/store/detail/jersey-kandang",
		press: (page: Page) => page.locator(".size-choice label").last(),
		effect: (page: Page) => page.locator(".size-choice label:last-of-type:has(:checked)"),
	},
	{
		what: "an order without a size",
		path: "/store/detail/jersey-kandang",
		press: (page: Page) => page.getByRole("button", { name: "Tambah ke keranjang" }),
		effect: (page: Page) => page.getByText("Pilih ukuranmu dulu"),
	},
];
for (const { what, path, press, effect } of native)
	test(`a press that works natively reaches the app only once it has taken over, otherwise hydrating what was pressed would come first: ${what}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const appArrives = await holdBack(page, app);
		await page.goto(path);
		await page.evaluate(() => {
			const heard: string[] = [];
			for (const step of ["pointerdown", "mousedown", "mouseup", "pointerup", "click", "input", "change"])
				document.addEventListener(step, () => heard.push(step), true);
			Object.assign(window, { heard });
		});
		const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
		await press(page).click();
		await expect(effect(page)).toBeVisible();
		expect(await heard()).toEqual([]);
		await page.keyboard.press("Escape");
		appArrives();
		await ready(page);
		await press(page).click();
		await expect(effect(page)).toBeVisible();
		expect(await heard()).toContain("click");
	});

test("options chosen while the app takes over are heard in their order", async ({ page }) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/store/detail/jersey-kandang");
	for (const size of ["S", "3XL", "M"]) await page.getByRole("radio", { name: size, exact: true }).check();
	// As if a part that is hydrated already was rendered anew: React unchecks what it has not heard.
	await page.getByRole("radio", { name: "M", exact: true }).evaluate((radio: HTMLInputElement) => {
		radio.checked = false;
	});
	appArrives();
	await ready(page);
	await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked();
	await page.getByRole("button", { name: "Tambah ke keranjang" }).click();
	await expect(page.getByText("M ada di keranjangmu.")).toBeVisible();
});

for (const [way, open] of [
	["its button", (page: Page) => page.getByRole("banner").getByRole("button", { name: "Cari" }).click()],
	["its key", (page: Page) => page.keyboard.press("/")],
] as const)
	test(`the search opens by ${way} before the app takes over, and keeps what was typed`, async ({ page }) => {
		const appArrives = await holdBack(page, app);
		await page.goto("/faq");
		await open(page);
		const field = page.getByRole("dialog").getByRole("combobox");
		await expect(field).toBeFocused();
		await page.keyboard.type("raka wira");
		appArrives();
		await expect(page.getByRole("option", { name: /^Raka Wirayuda/ })).toBeVisible();
		await expect(field).toHaveValue("raka wira");
	});

test("the search works before the app takes over, as a plain form", async ({ page }) => {
	await holdBack(page, app);
	await page.goto("/faq");
	await page.keyboard.press("/");
	await page.keyboard.type("derbi");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/[?&]q=derbi/);
});

test("a size chosen before the app takes over is the one put into the cart, once", async ({ page }) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/store/detail/jersey-kandang");
	await page.getByRole("radio", { name: "3XL" }).check();
	await page.getByRole("button", { name: "Tambah ke keranjang" }).click();
	appArrives();
	await expect(page.getByText("Tersisa 6 untuk 3XL.")).toBeVisible();
	await expect(page.getByRole("radio", { name: "3XL" })).toBeChecked();
	await expect(page.getByText("3XL ada di keranjangmu.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Keranjang, 1 barang" })).toBeVisible();
});

test("a new password typed before the app takes over stays, and is checked", async ({ page }) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/register");
	const field = page.getByRole("textbox", { name: "Kata sandi", exact: true });
	await field.fill("ombak pasang di selat");
	appArrives();
	await expect(page.locator(".password-rule-met")).toHaveCount(2);
	await ready(page);
	await expect(field).toHaveValue("ombak pasang di selat");
});

test("the way to a new password chosen before the app takes over stays chosen", async ({ page }) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/forgot");
	await page.locator("input[name=way][value=phone]").check();
	appArrives();
	await expect(page.locator("input[name=phone]")).toBeVisible();
	await expect(page.locator("input[name=way][value=phone]")).toBeChecked();
});

/** The browser logs the file that failed to load, as it should. */
readerAtRest("a button pressed on a page whose app never loads is still pressed once", async ({ page }) => {
	await page.route(app, (route) => route.abort());
	await page.goto("/faq");
	const button = page.getByRole("button", { name: "Ganti tema terang atau gelap" }).first();
	await button.evaluate((element) =>
		element.addEventListener("click", () => {
			element.dataset.presses = String(Number(element.dataset.presses ?? 0) + 1);
		}),
	);
	await button.click();
	await expect(button).toHaveAttribute("data-presses", "1");
	await page.mouse.move(5, 5);
	await page.waitForTimeout(500);
	await expect(button).toHaveAttribute("data-presses", "1");
});

test("a link pressed before the app takes over leads where it should", async ({ page }) => {
	await holdBack(page, app);
	await page.goto("/faq");
	await page.getByRole("banner").getByRole("link", { name: "Toko" }).first().click();
	await expect(page).toHaveURL(/\/store\/list/);
});

for (const [moment, file] of [
	["before the first script has loaded", "**/build/take-over-*.js"],
	["before the app takes over", app],
] as const) {
	test(`going back ${moment} loads the previous page`, async ({ page }) => {
		const main = page.getByRole("main");
		await page.goto("/store/list");
		await ready(page);
		await main.getByRole("link", { name: /^Koleksi/ }).click();
		await expect(main.locator(".product-card")).toHaveCount(4);
		const arrives = await holdBack(page, file);
		await page.reload({ waitUntil: "commit" });
		await expect(main.locator(".product-card")).toHaveCount(4);
		// The app arrives in the old page, whose URL has changed already.
		await page.route("**/store/list", async (route) => {
			await page.waitForTimeout(1_500);
			await route.continue();
		});
		await page.goBack({ waitUntil: "commit" });
		arrives();
		await expect(main.locator(".product-card")).toHaveCount(12);
		await ready(page);
	});
}

test("going back while the app takes over reloads the page, and the app never sees a URL other than its page's", async ({
	page,
}) => {
	const main = page.getByRole("main");
	await page.goto("/store/list");
	await ready(page);
	await main.getByRole("link", { name: /^Koleksi/ }).click();
	await expect(main.locator(".product-card")).toHaveCount(4);
	// The router is there, the page is not hydrated yet: as if the reader went back just then.
	await page.addInitScript(() => {
		let router: unknown;
		Object.defineProperty(window, "__reactRouterDataRouter", {
			get: () => router,
			set(made) {
				router = made;
				if (!location.search) return;
				history.replaceState(null, "", "/store/list");
				dispatchEvent(new PopStateEvent("popstate"));
			},
		});
	});
	const loadedAnew = page.waitForRequest(
		(request) => request.isNavigationRequest() && new URL(request.url()).search === "",
	);
	await page.reload({ waitUntil: "commit" });
	await loadedAnew;
	await expect(main.locator(".product-card")).toHaveCount(12);
	await ready(page);
});
