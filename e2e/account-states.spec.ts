import { test as steps } from "@playwright/test";
import { enter, register } from "./buyers";
import { expect, ready, testWithNoise } from "./site";

/** Each screen that lists something, what it asks the server for, and what a new member finds there. */
const lists = [
	["/profile", "/api/orders", "Belum ada tiket di akunmu."],
	["/profile/all/items", "/api/orders", "Belum ada barang di akunmu."],
	["/profile/all/tickets", "/api/passes", "Belum ada tiket di akunmu."],
	["/profile/address", "/api/user/addresses", "Belum ada alamat tersimpan."],
	["/profile/payment", "/api/payments", "Belum ada pembayaran."],
	["/profile/security", "/api/user/sessions", "Hanya perangkat ini yang sedang masuk."],
	["/profile/notification", "/api/notification-settings", "Kamu belum mengikuti siapa pun."],
	["/profile/inbox", "/api/inbox", "Belum ada pesan."],
	["/profile/passport", "/api/user/passport", "Paspormu masih kosong."],
	["/profile/privacy", "/api/user/privacy", "Belum pernah ada staf yang membuka datamu."],
	["/profile/edit", "/api/user/profile", "Belum ada anak tersimpan."],
] as const;

testWithNoise(
	"desktop, Indonesian, pointer: every screen of the account while loading, failed, tried again and empty",
	async ({ page, request, baseURL }) => {
		await enter(page, await register(request), baseURL!);
		const main = page.getByRole("main");
		for (const [path, asked, empty] of lists)
			await steps.step(path, async () => {
				const held: (() => void)[] = [];
				const fail = { status: 503, json: { error: "unavailable", message: "Sebentar lagi." } };
				const isAsked = ({ pathname }: URL) => pathname === asked;
				let isBack = false;
				await page.route(isAsked, async (route) => {
					if (isBack) return route.continue();
					await new Promise<void>((go) => held.push(go));
					return route.fulfill(fail);
				});
				await page.goto(path);
				await ready(page);
				await expect.poll(() => held.length, path).toBeGreaterThan(0);
				await expect(main.locator("[aria-busy=true] .skeleton").first(), path).toBeVisible();
				await expect(main.getByText(empty), path).toHaveCount(0);
				for (const go of held) go();
				const failed = main.getByRole("alert").filter({ hasText: "Gagal memuat" });
				await expect(failed, path).toBeVisible();
				isBack = true;
				await failed.getByRole("button", { name: "Coba lagi" }).click();
				await expect(main.getByText(empty), path).toBeVisible();
				await expect(failed, path).toHaveCount(0);
				await page.unroute(isAsked);
			});
	},
);
