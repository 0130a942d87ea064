import { type Page, test as steps } from "@playwright/test";
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

/** Screens of one thing. A new member has none; a form is simply not filled in yet. */
const singleThings = [
	["/profile/more/SU-0000-TIDAK", "/api/user/orders/SU-0000-TIDAK", "No order with this number."],
	["/profile/address/create", "/api/user/addresses", "Village, ward or district"],
	["/profile/address/tidak-ada/edit", "/api/user/addresses", "This address does not exist."],
] as const;

const words = {
	id: { failed: "Gagal memuat", retry: "Coba lagi" },
	en: { failed: "This page could not be loaded.", retry: "Try again" },
};

testWithNoise(
	"desktop, Indonesian, pointer: every screen of the account while loading, failed, tried again and empty",
	async ({ page, request, baseURL }) => {
		await enter(page, await register(request), baseURL!);
		for (const screen of lists) await goThroughStates(page, screen, words.id);
	},
);

testWithNoise(
	"phone, English: an order and an address while loading, failed, tried again and not there",
	async ({ page, request, context, baseURL }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await enter(page, await register(request), baseURL!);
		await context.addCookies([{ name: "lang", value: "en", url: baseURL! }]);
		for (const screen of singleThings) await goThroughStates(page, screen, words.en);
	},
);

async function goThroughStates(
	page: Page,
	[path, asked, empty]: readonly [path: string, asked: string, empty: string],
	{ failed: title, retry }: (typeof words)["id"],
) {
	const main = page.getByRole("main");
	const isSideways = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
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
		const failed = main.getByRole("alert").filter({ hasText: title });
		await expect(failed, path).toBeVisible();
		expect(await isSideways(), path).toBe(false);
		isBack = true;
		await failed.getByRole("button", { name: retry }).click();
		await expect(main.getByText(empty).first(), path).toBeVisible();
		await expect(failed, path).toHaveCount(0);
		expect(await isSideways(), path).toBe(false);
		await page.unroute(isAsked);
	});
}
