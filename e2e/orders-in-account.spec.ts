import type { Page } from "@playwright/test";
import { comeWith, simulate } from "./buyers";
import { accessibilityFaults, expect, ready, test } from "./site";

const open = async (page: Page, path: string) => {
	await page.goto(path);
	await ready(page);
};
const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifikasi/ });

test("an order is found by its tab, its news wait behind the bell in every tab of the browser, its payment is kept", async ({
	page,
	baseURL,
}) => {
	const buyer = await comeWith(page, "syal-ombak", baseURL!);
	await open(page, "/checkout");
	const place = page.getByRole("button", { name: "Buat pesanan" });
	await expect(page.getByRole("radio", { name: /^JNE Reguler/ })).toBeVisible();
	await expect(place).not.toHaveAttribute("aria-busy", "true");
	await place.click();
	await expect(page).toHaveURL(/order-complete\?order=/);
	const number = new URL(page.url()).searchParams.get("order")!;

	await open(page, "/profile/inbox");
	await expect(async () => {
		await page.reload();
		await expect(page.getByText("1 belum dibaca")).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await expect(bell(page)).toHaveAccessibleName("Notifikasi, 1 belum dibaca");
	expect(await accessibilityFaults(page)).toEqual([]);
	const other = await page.context().newPage();
	await open(other, "/profile/all/items?tab=to_pay");
	await expect(bell(other)).toHaveAccessibleName("Notifikasi, 1 belum dibaca");
	await page.getByRole("link", { name: `Pesanan ${number}` }).click();
	await expect(page).toHaveURL(/order-complete/);
	await expect(bell(other)).toHaveAccessibleName("Notifikasi");

	await expect(other.getByRole("link", { name: /^Belum dibayar 1/ })).toHaveAttribute("aria-current", "true");
	await expect(other.getByText(number)).toBeVisible();
	expect(await accessibilityFaults(other)).toEqual([]);
	await simulate(page.request, buyer, number, "succeed");
	await expect(async () => {
		await other.reload();
		await expect(other.getByText("Tidak ada pesanan di sini.")).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await other.getByRole("link", { name: /^Dikemas 1/ }).click();
	await expect(other.getByText(number)).toBeVisible();

	await open(other, "/profile/payment");
	await expect(other.getByRole("listitem").getByText("QRIS")).toBeVisible();
	expect(await accessibilityFaults(other)).toEqual([]);
	await other.getByRole("link", { name: `Kuitansi ${number}` }).click();
	await expect(other).toHaveURL(new RegExp(`/receipt/${number}$`));
});
