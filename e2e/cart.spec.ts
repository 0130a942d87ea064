import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { app, holdBack } from "./hold-back";
import { tabTo } from "./keyboard";
import { password } from "./passwords";
import { choosePickUp } from "./pick-up";
import {
	accessibilityFaults,
	atBothWidths,
	expect,
	faultsOfWidth,
	journeysAt,
	layoutShift,
	phone,
	ready,
	test,
	testWithNoise,
} from "./site";

type Variant = { id: string; price: number; stock: number; size: string | null };
const variantsOf = async (api: APIRequestContext, product: string) =>
	((await (await api.get(`/api/products/${product}`)).json()) as { variants: Variant[] }).variants;

/** Through the page's own cookies, as the product page does it. */
const add = (page: Page, variantId: string, more: object = {}) =>
	page.request.post("/api/cart/lines", { data: { variantId, ...more } });

const openCart = async (page: Page) => {
	await page.goto("/cart");
	await ready(page);
};
const badge = (page: Page, count: number) => page.getByRole("link", { name: `Keranjang, ${count} barang` });
const lines = (page: Page) => page.getByRole("list", { name: "Isi keranjang" });

async function register(api: APIRequestContext) {
	const number = String(Date.now() + Math.floor(Math.random() * 1e6)).slice(-8);
	const email = `keranjang-${number}@example.com`;
	const answer = await api.post("/api/register", {
		data: {
			name: "Sari Dewanti",
			email,
			phone: `0816${number}`,
			password,
			password_confirmation: password,
			consent: true,
		},
	});
	return { email, token: (await answer.json()).access_token as string };
}

/** Whether the total lies under the button, or the button leaves the screen. */
function isCrowded(bar: Element) {
	const [total, button] = ["b", ".button"].map((part) => bar.querySelector(part)!.getBoundingClientRect());
	const isCovered = total!.right > button!.left && total!.bottom > button!.top;
	return bar.checkVisibility() && (isCovered || button!.right > innerWidth);
}

/** Another fan gets there first. */
async function order(api: APIRequestContext, variantId: string, quantity: number) {
	const { token } = await register(api);
	const items = [{ variantId, quantity }];
	const answer = await api.post("/api/checkout/orders", {
		headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
		data: { items, method: "va_bca", delivery: await choosePickUp(api, items) },
	});
	expect(answer.status()).toBe(201);
}

test("an empty cart leads into the store", async ({ page }) => {
	await openCart(page);
	await expect(page.getByRole("heading", { name: "Keranjangmu masih kosong." })).toBeVisible();
	await page.getByRole("link", { name: "Mulai belanja" }).click();
	await expect(page).toHaveURL(/\/store\/list$/);
});

for (const [language, words] of [
	["id", "Keranjangmu masih kosong."],
	["en", "Your cart is empty."],
] as const)
	test(`without a cart, the page itself says so, and nothing moves when the app takes over (${language})`, async ({
		page,
		baseURL,
	}) => {
		await page.context().addCookies([{ name: "lang", value: language, url: baseURL! }]);
		const appArrives = await holdBack(page, app);
		await page.goto("/cart");
		const empty = page.getByRole("heading", { name: words });
		await expect(empty).toBeVisible();
		await expect(page.locator(".cart-loading")).toBeHidden();
		expect(await accessibilityFaults(page)).toEqual([]);
		const shown = await empty.elementHandle();
		const answered = page.waitForResponse(/\/api\/cart/);
		appArrives();
		await answered;
		await expect(page.locator(".cart-loading")).toHaveCount(0);
		expect(await empty.evaluate((now, before) => now === before, shown)).toBe(true);
		expect(await layoutShift(page)).toBeLessThan(0.01);
	});

test("a browser with a cart waits for it, and is not told that it is empty", async ({ page }) => {
	const [variant] = await variantsOf(page.request, "syal-ombak");
	await add(page, variant!.id);
	await openCart(page);
	await expect(badge(page, 1)).toBeVisible();
	await expectToWait(page);
	await expect(lines(page).getByRole("listitem")).toHaveCount(1);
});

test("a member waits for the cart, which another browser may have filled", async ({
	page,
	request,
	baseURL,
}) => {
	const { token } = await register(request);
	await page.context().addCookies([{ name: "token", value: token, url: baseURL! }]);
	await expectToWait(page);
	await expect(page.getByRole("heading", { name: "Keranjangmu masih kosong." })).toBeVisible();
});

/** Until the app is here. */
async function expectToWait(page: Page) {
	const appArrives = await holdBack(page, app);
	await page.goto("/cart");
	await expect(page.locator(".cart-loading")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Keranjangmu masih kosong." })).toBeHidden();
	appArrives();
}

test("a cart that was empty is reloaded when its page comes back from the back/forward cache", async ({
	page,
}) => {
	await openCart(page);
	await expect(page.getByRole("heading", { name: "Keranjangmu masih kosong." })).toBeVisible();
	// Idle when it is left: a pending answer would still be the old one.
	await page.waitForLoadState("networkidle");
	const [variant] = await variantsOf(page.request, "syal-ombak");
	await add(page, variant!.id);
	// Simulates the back/forward cache, which is off in the test browser.
	await page.evaluate(() => {
		localStorage.setItem("cart-count", "1");
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	await expect(badge(page, 1)).toBeVisible();
	await expect(lines(page).getByRole("listitem")).toHaveCount(1);
});

for (const viewport of [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
	{ width: 320, height: 640 },
])
	test.describe(`at ${viewport.width}`, () => {
		test.use({ viewport });

		test("a guest fills a cart, changes quantities, removes, undoes, and orders", async ({ page }) => {
			await page.goto("/store/detail/jersey-kandang");
			await ready(page);
			await page.getByRole("radio", { name: "M", exact: true }).check();
			await page.getByRole("button", { name: "Tambah ke keranjang" }).click();
			await page.getByRole("link", { name: "Lihat keranjang" }).click();
			await expect(page).toHaveURL(/\/cart$/);
			const quantity = page.getByRole("group", { name: /^Jumlah Jersey Kandang/ });
			await quantity.getByRole("button", { name: "Tambah" }).click();
			await quantity.getByRole("button", { name: "Tambah" }).click();
			await expect(quantity.getByRole("status")).toHaveText("3");
			await expect(badge(page, 3)).toBeVisible();
			await expect(page.getByText("3 barang, total Rp 2.247.000.")).toBeAttached();
			await page.reload();
			await expect(quantity.getByRole("status")).toHaveText("3");
			await page.getByRole("button", { name: /^Hapus Jersey Kandang/ }).click();
			const undo = page.getByRole("button", { name: /^Kembalikan Jersey Kandang/ });
			await expect(undo).toBeFocused();
			await expect(page.getByRole("link", { name: "Keranjang", exact: true })).toBeVisible();
			await undo.click();
			await expect(quantity.getByRole("status")).toHaveText("3");
			await expect(badge(page, 3)).toBeVisible();
			await expect(page.getByRole("main").getByRole("link", { name: "Lanjut ke checkout" })).toHaveAttribute(
				"href",
				"/checkout",
			);
			const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
			expect(await page.evaluate(overflow)).toBe(0);
			expect(await page.locator(".total-bar").evaluate(isCrowded)).toBe(false);
			// Tall enough for everything: a target half under a bar would count as too small.
			await page.setViewportSize({ width: viewport.width, height: 1600 });
			await page.evaluate(() => scrollTo(0, 0));
			expect(await faultsOfWidth(page)).toEqual([]);
		});
	});

test("by keyboard alone", async ({ page }) => {
	const [variant] = await variantsOf(page.request, "syal-ombak");
	await add(page, variant!.id);
	await openCart(page);
	const quantity = page.getByRole("group", { name: /^Jumlah Syal Ombak/ });
	await expect(quantity).toBeVisible();
	await tabTo(page, quantity.getByRole("button", { name: "Tambah" }));
	await page.keyboard.press("Space");
	await expect(quantity.getByRole("status")).toHaveText("2");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Syal Ombak dihapus.")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(quantity.getByRole("status")).toHaveText("2");
});

test("the badge stays in sync across tabs, and so does an open cart", async ({ page, context }) => {
	const [variant] = await variantsOf(page.request, "syal-ombak");
	await add(page, variant!.id);
	await openCart(page);
	await expect(badge(page, 1)).toBeVisible();
	const other = await context.newPage();
	await other.goto("/store/detail/syal-ombak");
	await ready(other);
	await expect(badge(other, 1)).toBeVisible();
	await other.getByRole("button", { name: "Tambah ke keranjang" }).click();
	await expect(badge(other, 2)).toBeVisible();
	await expect(badge(page, 2)).toBeVisible();
	await expect(lines(page).getByRole("group").getByRole("status")).toHaveText("2");
});

for (const viewport of journeysAt(phone))
	test.describe(`what changes meanwhile, ${viewport.width} wide`, () => {
		test.use({ viewport });

		test("a price that changed is shown on its line and holds the order until the fan agrees", async ({
			page,
		}) => {
			const [variant] = await variantsOf(page.request, "syal-ombak");
			await add(page, variant!.id, { price: variant!.price - 9_000 });
			await openCart(page);
			await expect(page.getByText(/Harganya berubah dari Rp\s140\.000 menjadi Rp\s149\.000\./)).toBeVisible();
			await expect(page.getByRole("link", { name: "Lanjut ke checkout" })).toHaveCount(0);
			await page.getByRole("button", { name: "Lihat yang berubah" }).first().click();
			const agree = page.getByRole("button", { name: "Setujui harga baru Syal Ombak" });
			await expect(agree).toBeFocused();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await agree.click();
			await expect(page.getByText("Harganya berubah")).toBeHidden();
			await expect(page.getByRole("link", { name: "Lanjut ke checkout" }).first()).toBeVisible();
		});

		test("what another fan buys meanwhile shows on its line: few left, then none", async ({
			page,
			request,
		}) => {
			// At each width a product of its own, which nobody else buys.
			const soughtAfter = viewport === phone ? "topi-karang" : "jersey-basket-mahendra";
			const [variant] = await variantsOf(page.request, soughtAfter);
			await add(page, variant!.id, { quantity: 5 });
			await order(request, variant!.id, variant!.stock - 3);
			await openCart(page);
			await expect(page.getByText("Tinggal 3.")).toBeVisible();
			await page.getByRole("button", { name: /^Ambil 3 / }).click();
			await expect(page.getByText("Tinggal 3.")).toBeHidden();
			await expect(badge(page, 3)).toBeVisible();
			await order(request, variant!.id, 3);
			await page.reload();
			await expect(page.getByText("Sudah habis. Hapus dulu supaya yang lain bisa dipesan.")).toBeVisible();
			await expect(page.getByRole("link", { name: "Lanjut ke checkout" })).toHaveCount(0);
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
		});

		test("a guest's cart is merged into the member's at log-in, and hidden without the log-in", async ({
			page,
			request,
		}) => {
			const [scarf] = await variantsOf(page.request, "syal-ombak");
			const shirt = (await variantsOf(page.request, "jersey-kandang")).find(({ size }) => size === "L");
			const { email, token } = await register(request);
			await request.post("/api/cart/lines", {
				headers: { authorization: `Bearer ${token}` },
				data: { variantId: scarf!.id, quantity: 2 },
			});
			await add(page, scarf!.id);
			await add(page, shirt!.id);
			await page.goto("/login");
			await ready(page);
			await page
				.getByRole("main")
				.getByLabel(/^Email\*?$/)
				.fill(email);
			await page
				.getByRole("main")
				.getByLabel(/^Kata sandi\*?$/)
				.fill(password);
			await page.getByRole("main").getByRole("button", { name: "Masuk", exact: true }).click();
			await expect(badge(page, 4)).toBeVisible();
			await openCart(page);
			await expect(lines(page).getByRole("listitem")).toHaveCount(2);
			await page.context().clearCookies({ name: "token" });
			await openCart(page);
			await expect(page.getByRole("heading", { name: "Keranjangmu masih kosong." })).toBeVisible();
			await expect(page.getByRole("link", { name: "Keranjang", exact: true })).toBeVisible();
		});
	});

/** The browser logs the failed request, as it should. */
testWithNoise("a cart that cannot be fetched says so and tries again", async ({ page }) => {
	await page.route("**/api/cart", (route) => route.fulfill({ status: 503, json: {} }));
	await page.goto("/cart");
	await expect(page.getByRole("alert").filter({ hasText: "Keranjangmu gagal dimuat." })).toBeVisible();
	await page.unroute("**/api/cart");
	await page.getByRole("button", { name: "Coba lagi" }).click();
	await expect(page.getByRole("heading", { name: "Keranjangmu masih kosong." })).toBeVisible();
});

testWithNoise(
	"in a rush, a fan sees the place in line, and the press is answered when its turn has come",
	async ({ page }) => {
		await page.setViewportSize(phone);
		const [variant] = await variantsOf(page.request, "syal-ombak");
		await add(page, variant!.id);
		await openCart(page);
		let letIn = () => {};
		const turn = new Promise<void>((resolve) => {
			letIn = resolve;
		});
		const places: (string | undefined)[] = [];
		await page.route("**/api/cart/lines/*", async (route) => {
			places.push(route.request().headers()["queue-place"]);
			if (places.length === 3) await turn;
			if (places.length === 3) return route.continue();
			const message = `Lagi ramai sekali. Kamu nomor ${180 - 60 * places.length} dalam antrean, kira-kira 8 detik lagi.`;
			await route.fulfill({
				status: 503,
				headers: { "queue-place": "a-place" },
				json: { error: "in_line", message },
			});
		});
		await lines(page).getByRole("button", { name: "Tambah" }).first().click();
		const toast = page.locator("[data-sonner-toast]").filter({ hasText: "antrean" });
		await expect(toast).toHaveText(/Kamu nomor 60 dalam antrean/);
		await expect(toast).toHaveCount(1);
		expect(places).toEqual([undefined, "a-place", "a-place"]);
		expect(await accessibilityFaults(page)).toEqual([]);
		letIn();
		await expect(toast).toHaveCount(0);
		await expect(badge(page, 2)).toBeVisible();
	},
);
