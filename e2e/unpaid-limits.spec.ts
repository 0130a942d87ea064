import type { Page } from "@playwright/test";
import { comeWith, enter, register } from "./buyers";
import { accessibilityFaults, atBothWidths, expect, journeysAt, phone, ready, test } from "./site";

/** The site under test allows many unpaid orders, so the answer is given here. */
const refuse = (page: Page, path: string, error: string, message: string, status = 409) =>
	page.route(`**/api${path}`, (route) => route.fulfill({ status, json: { error, message } }));
const unpaid = "Masih ada 3 pesananmu yang belum dibayar. Bayar atau batalkan salah satunya dulu.";
const paused =
	"Sudah 3 kali tiket yang kamu ambil tidak jadi dibeli. Supaya yang lain kebagian, kamu bisa mengambil lagi pukul 14.20 WIB.";
const why = (page: Page) => page.getByRole("main").getByRole("alert");
const toOrders = (page: Page) => why(page).getByRole("link", { name: "Lihat pesanan yang belum dibayar" });

for (const viewport of journeysAt(phone))
	test.describe(`${viewport.width} wide`, () => {
		test.use({ viewport });

		test("too many unpaid orders: the checkout says so and leads to them", async ({ page, baseURL }) => {
			await comeWith(page, "syal-ombak", baseURL!);
			await refuse(page, "/checkout/orders", "order.too_many_unpaid", unpaid);
			await page.goto("/checkout");
			await ready(page);
			await expect(page.getByRole("radio", { name: /^JNE Reguler/ })).toBeVisible();
			await expect(page.getByText(/Batas bayar (24|1) jam\./)).toBeVisible();
			await page.getByRole("button", { name: "Buat pesanan" }).first().click();
			await expect(why(page)).toContainText(unpaid);
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await toOrders(page).click();
			await expect(page).toHaveURL(/\/profile$/);
		});

		test("the ticket page, too, and it says until when tickets can't be held", async ({ page, baseURL }) => {
			await enter(page, await register(page.request), baseURL!);
			await page.goto("/buy-ticket/match-satria-laga-putri");
			await ready(page);
			await page.getByRole("button", { name: "Daftar", exact: true }).click();
			await page.getByRole("button", { name: "Pilih Tribun C 2" }).click();
			const proceed = page.getByRole("button", { name: "Lanjut isi data" });
			await refuse(page, "/ticket-holds", "tickets.holds_paused", paused, 429);
			await proceed.click();
			await expect(why(page)).toContainText(paused);
			await expect(toOrders(page)).toHaveCount(0);
			await refuse(page, "/ticket-holds", "order.too_many_unpaid", unpaid);
			await proceed.click();
			await expect(why(page)).toContainText(unpaid);
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await toOrders(page).click();
			await expect(page).toHaveURL(/\/profile$/);
		});
	});
