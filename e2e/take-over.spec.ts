import { type Page, test as readerAtRest } from "@playwright/test";
import { expect, ready, test } from "./site";

const app = "**/build/entry.client-*.js";

/** Holds back a file until the test lets it go. */
async function holdBack(page: Page, file: string) {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(file, async (route) => {
		await held;
		await route.continue();
	});
	return () => letGo();
}

readerAtRest("the app comes by itself to a reader who does not move", async ({ page }) => {
	await page.goto("/faq");
	await page.waitForFunction(() => "__reactRouterDataRouter" in window);
});

test("a button pressed before the app is here is pressed once it is, and once only", async ({ page }) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/faq");
	await page.getByRole("banner").getByRole("button", { name: "Cari" }).click();
	await expect(page.getByRole("dialog")).toBeHidden();
	appArrives();
	await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("the search's key pressed before the app is here opens the search once it is", async ({ page }) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/faq");
	await page.keyboard.press("/");
	await expect(page.getByRole("dialog")).toBeHidden();
	appArrives();
	await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
	await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("");
});

test("a size chosen before the app is here is the one that is ordered", async ({ page }) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/store/detail/jersey-kandang");
	await page.getByRole("radio", { name: "3XL" }).check();
	appArrives();
	await expect(page.getByText("Tersisa 6 untuk 3XL.")).toBeVisible();
	await expect(page.getByRole("radio", { name: "3XL" })).toBeChecked();
});

test("a new password typed before the app is here stays, and is judged", async ({ page }) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/register");
	const fields = ["Kata sandi", "Ulangi kata sandi"].map((label) =>
		page.getByRole("textbox", { name: label, exact: true }),
	);
	for (const field of fields) await field.fill("ombak pasang di selat");
	appArrives();
	await expect(page.locator(".password-rule-met")).toHaveCount(3);
	await ready(page);
	for (const field of fields) await expect(field).toHaveValue("ombak pasang di selat");
});

test("the way to a new password chosen before the app is here stays chosen", async ({ page }) => {
	const appArrives = await holdBack(page, app);
	await page.goto("/forgot");
	await page.locator("input[name=way][value=phone]").check();
	appArrives();
	await expect(page.locator("input[name=phone]")).toBeVisible();
	await expect(page.locator("input[name=way][value=phone]")).toBeChecked();
});

/** The browser complains of the file that did not come, as it should. */
readerAtRest(
	"a button pressed on a page whose app never comes is pressed once, all the same",
	async ({ page }) => {
		await page.route(app, (route) => route.abort());
		await page.goto("/faq");
		const button = page.getByRole("banner").getByRole("button", { name: "Cari" });
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
	},
);

test("a link pressed before the app is here leads where it should", async ({ page }) => {
	await holdBack(page, app);
	await page.goto("/faq");
	await page.getByRole("banner").getByRole("link", { name: "Toko" }).first().click();
	await expect(page).toHaveURL(/\/store\/list/);
});

for (const [moment, file] of [
	["before the first script is here", "**/build/take-over-*.js"],
	["before the app is here", app],
] as const) {
	test(`going back ${moment} brings the page along`, async ({ page }) => {
		const main = page.getByRole("main");
		await page.goto("/store/list");
		await ready(page);
		await main.getByRole("link", { name: "Koleksi", exact: true }).click();
		await expect(main.locator(".product-card")).toHaveCount(4);
		const arrives = await holdBack(page, file);
		await page.reload({ waitUntil: "commit" });
		await expect(main.locator(".product-card")).toHaveCount(4);
		await page.goBack({ waitUntil: "commit" });
		arrives();
		await expect(main.locator(".product-card")).toHaveCount(12);
		await ready(page);
	});
}
