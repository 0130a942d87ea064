import { type Page, test as steps } from "@playwright/test";
import { enter, register } from "./buyers";
import { desktop, expect, phone, ready, testWithNoise } from "./site";

type Language = "id" | "en";

/** Each screen, what it asks the server for, and what a new member finds there. */
const screens: readonly [path: string, asked: string, empty: Record<Language, string>][] = [
	["/profile", "/api/orders", { id: "Belum ada tiket di akunmu.", en: "You have no tickets yet." }],
	["/profile/all/items", "/api/orders", { id: "Belum ada barang di akunmu.", en: "You have no items yet." }],
	[
		"/profile/all/tickets",
		"/api/passes",
		{ id: "Belum ada tiket di akunmu.", en: "You have no tickets yet." },
	],
	[
		"/profile/address",
		"/api/user/addresses",
		{ id: "Belum ada alamat tersimpan.", en: "You have no saved addresses." },
	],
	["/profile/payment", "/api/payments", { id: "Belum ada pembayaran.", en: "No payments yet." }],
	[
		"/profile/security",
		"/api/user/sessions",
		{ id: "Hanya perangkat ini yang sedang masuk.", en: "Only this device is logged in." },
	],
	[
		"/profile/notification",
		"/api/notification-settings",
		{ id: "Kamu belum mengikuti siapa pun.", en: "You are not following anyone yet." },
	],
	["/profile/inbox", "/api/inbox", { id: "Belum ada pesan.", en: "No messages yet." }],
	[
		"/profile/passport",
		"/api/user/passport",
		{ id: "Paspormu masih kosong.", en: "Your passport is still empty." },
	],
	[
		"/profile/privacy",
		"/api/user/privacy",
		{ id: "Belum pernah ada staf yang membuka datamu.", en: "No staff have opened your data yet." },
	],
	["/profile/edit", "/api/user/profile", { id: "Belum ada anak tersimpan.", en: "No children saved yet." }],
	// A new member has none of these; a form is simply not filled in yet.
	[
		"/profile/more/SU-0000-TIDAK",
		"/api/user/orders/SU-0000-TIDAK",
		{ id: "Tidak ada pesanan dengan nomor ini.", en: "No order with this number." },
	],
	[
		"/profile/address/create",
		"/api/user/addresses",
		{ id: "Kelurahan atau kecamatan", en: "Village, ward or district" },
	],
	[
		"/profile/address/tidak-ada/edit",
		"/api/user/addresses",
		{ id: "Alamat ini tidak ada.", en: "This address does not exist." },
	],
];

const words = {
	id: { failed: "Gagal memuat", retry: "Coba lagi" },
	en: { failed: "This page could not be loaded.", retry: "Try again" },
};

// Nothing in the account reads the width of the window, so one load serves both; the languages take turns.
testWithNoise(
	"every screen of the account while loading, failed, tried again and empty, on phone and desktop",
	async ({ page, request, context, baseURL }) => {
		await enter(page, await register(request), baseURL!);
		for (const [index, [path, asked, empty]] of screens.entries()) {
			const language = index % 2 === 0 ? "id" : "en";
			await context.addCookies([{ name: "lang", value: language, url: baseURL! }]);
			await goThroughStates(page, [path, asked, empty[language]], words[language]);
		}
	},
);

async function goThroughStates(
	page: Page,
	[path, asked, empty]: readonly [path: string, asked: string, empty: string],
	{ failed: title, retry }: (typeof words)["id"],
) {
	const main = page.getByRole("main");
	const expectAtBothWidths = async (look: () => Promise<void>) => {
		for (const viewport of [desktop, phone]) {
			await page.setViewportSize(viewport);
			await look();
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
				`${path} scrolls sideways at ${viewport.width}`,
			).toBe(false);
		}
	};
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
		await expectAtBothWidths(() =>
			expect(main.locator("[aria-busy=true] .skeleton").first(), path).toBeVisible(),
		);
		await expect(main.getByText(empty), path).toHaveCount(0);
		for (const go of held) go();
		const failed = main.getByRole("alert").filter({ hasText: title });
		await expectAtBothWidths(() => expect(failed, path).toBeVisible());
		isBack = true;
		await failed.getByRole("button", { name: retry }).click();
		await expectAtBothWidths(() => expect(main.getByText(empty).first(), path).toBeVisible());
		await expect(failed, path).toHaveCount(0);
		await page.unroute(isAsked);
	});
}
