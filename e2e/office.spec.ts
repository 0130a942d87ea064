import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { as, register, simulate, variantsOf } from "./buyers";
import { choosePickUp } from "./pick-up";
import { accessibilityFaults, expect, faultsInBothThemes, ready, test } from "./site";

const product = "syal-ombak";

/** An order of a fan's own that is not paid yet. */
async function placeOne(api: APIRequestContext) {
	const buyer = await register(api);
	const variant = (await variantsOf(api, product)).find(({ stock }) => stock > 0)!;
	const items = [{ variantId: variant.id, quantity: 1 }];
	const placed = await api.post("/api/checkout/orders", {
		headers: { ...as(buyer), "idempotency-key": randomUUID() },
		data: { items, method: "qris", delivery: await choosePickUp(api, items) },
	});
	expect(placed.status(), await placed.text()).toBe(201);
	const { number } = (await placed.json()) as { number: string };
	return { buyer, number };
}

async function sellOne(api: APIRequestContext): Promise<string> {
	const { buyer, number } = await placeOne(api);
	await simulate(api, buyer, number, "succeed");
	return number;
}

test("a seller logs in, packs an order with nothing but the keyboard, is warned before changing a price that open orders have, and sees the rest on a phone", async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const number = await sellOne(page.request);
	await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: baseURL! }]);
	await page.goto("/office/orders?tab=to_pack");
	await expect(page).toHaveURL(/\/login\//);
	await ready(page);
	const field = (label: string) => page.getByRole("main").getByLabel(new RegExp(`^${label}\\*?$`));
	await field("Email").fill(demoStaff.email);
	await field("Kata sandi").fill(demoStaff.password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/office\/orders\?tab=to_pack/);

	await expect(async () => {
		await page.reload();
		await expect(page.getByRole("link", { name: number })).toBeVisible({ timeout: 3_000 });
	}).toPass();
	expect(await faultsInBothThemes(page)).toEqual([]);

	await page.keyboard.press("ControlOrMeta+k");
	await page.keyboard.type(number);
	await expect(page.getByRole("option", { name: number })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
	const scan = page.getByLabel("Pindai atau ketik SKU");
	await scan.focus();
	await page.keyboard.type("BUKAN-INI");
	await page.keyboard.press("Enter");
	await expect(page.getByText("BUKAN-INI bukan bagian pesanan ini.").first()).toBeVisible();
	const sku = await page.locator(".order-lines small").first().textContent();
	await page.keyboard.type(sku!);
	await page.keyboard.press("Enter");
	await expect(page.getByText("1 dari 1 diperiksa").or(page.getByText(/cocok\./).first())).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	await page.getByRole("button", { name: /^Kemas semua/ }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Paket 1")).toBeVisible();
	await expect(
		page
			.locator(".order-trail")
			.getByText(/Wulan Anggraini/)
			.first(),
	).toBeVisible();

	await placeOne(page.request);
	await page.goto(`/office/products/${product}`);
	const price = page.getByLabel(/^Harga\*?$/);
	const before = (await price.inputValue()).replace(/\D/g, "");
	const warning = page.getByText(/^[\d.]+ pesanan yang belum dibayar memakai harga/);
	await expect(warning).toHaveCount(0);
	await price.fill(String(Number(before) + 1_000));
	await expect(warning).toContainText(/^[1-9]/);
	expect((await warning.textContent())!.replace(/\D/g, "").endsWith(before)).toBe(true);
	expect(await faultsInBothThemes(page)).toEqual([]);
	await price.fill(before);
	await expect(warning).toHaveCount(0);

	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of [
		"/office",
		"/office/orders",
		"/office/products",
		`/office/products/${product}`,
		"/office/returns",
		"/office/ratings?state=all",
		"/office/vouchers",
		"/office/money",
		"/office/money?tab=days",
		"/office/log",
	]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
		expect(await faultsInBothThemes(page), path).toEqual([]);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
			`sideways scroll of ${path}`,
		).toBe(0);
	}

	await page.goto("/office/nowhere");
	await expect(page.getByText("Halaman ini tidak ada.")).toBeVisible();
	// In another page: a script that fails to load logs a console error, which the watched page must not have.
	const other = await page.context().newPage();
	await other.route(/money-screen/, (route) => route.abort());
	await other.goto("/office/money");
	await expect(other.getByRole("button", { name: "Coba lagi" })).toBeVisible();
});
