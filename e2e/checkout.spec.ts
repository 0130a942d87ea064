import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
	areasAreLoaded,
	as,
	comeWith,
	enter,
	putInCart,
	readOrder,
	register,
	saveAddress,
	simulate,
	variantsOf,
} from "./buyers";
import { holdBack } from "./hold-back";
import { tabTo } from "./keyboard";
import { password } from "./passwords";
import { choosePickUp } from "./pick-up";
import {
	accessibilityFaults,
	atBothWidths,
	desktop,
	expect,
	faultsOfWidth,
	journeysAt,
	phone,
	ready,
	test,
	testWithNoise,
} from "./site";

const open = async (page: Page, path = "/checkout") => {
	await page.goto(path);
	await ready(page);
};
const place = (page: Page) => page.getByRole("button", { name: "Buat pesanan" });
const summary = (page: Page) => page.getByRole("region", { name: "Ringkasan" });
const pending = (page: Page) => page.getByRole("heading", { name: "Tinggal bayar", exact: true });
const paid = (page: Page) => page.getByRole("heading", { name: "Lunas", exact: true });
/** Delivery prices have loaded, and the totals match the selection. */
const priced = async (page: Page) => {
	await expect(page.getByRole("radio", { name: /^JNE Reguler/ })).toBeVisible();
	await expect(place(page)).not.toHaveAttribute("aria-busy", "true");
};
const numberOf = (page: Page) => new URL(page.url()).searchParams.get("order")!;
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function openGroup(page: Page, name: string) {
	await page.locator("summary").filter({ hasText: name }).click();
}

/** Nothing is ordered at a total that was not on the screen; if the total turns out the same, the press counts. */
async function pressWhilePricesArrive(page: Page) {
	const wrap = page.getByRole("checkbox", { name: /^Bungkus kado/ });
	const hold = async (change: () => Promise<void>) => {
		const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
		await page.route("**/api/checkout/voucher*", async (route) => {
			await isLetGo;
			// A newer request may have cancelled this one.
			await route.continue().catch(() => {});
		});
		await change();
		await place(page).click();
		await expect(place(page)).toHaveAttribute("aria-disabled", "true");
		letGo();
		await page.unroute("**/api/checkout/voucher*");
	};
	await hold(() => wrap.check());
	await expect(page.getByRole("alert").getByText(/^Totalnya sekarang Rp/)).toBeVisible();
	await wrap.uncheck();
	await expect(place(page)).not.toHaveAttribute("aria-busy", "true");
	await hold(async () => {
		await wrap.check();
		await wrap.uncheck();
	});
}

test("a payment that fails is tried again by another method", async ({ page, baseURL }) => {
	const buyer = await comeWith(page, "syal-ombak", baseURL!);
	await open(page);
	await priced(page);
	await openGroup(page, "Dompet digital");
	await page.getByRole("radio", { name: "GoPay" }).check();
	await pressWhilePricesArrive(page);
	await expect(pending(page)).toBeVisible();
	await simulate(page.request, buyer, numberOf(page), "fail");
	await expect(page.getByText("Pembayaran ditolak.")).toBeVisible();
	await page.locator("summary").getByText("Ganti cara bayar").click();
	await page.getByRole("radio", { name: "BNI virtual account" }).check();
	await page.getByRole("button", { name: "Pakai cara ini" }).click();
	await expect(page.getByText("Nomor virtual account", { exact: true })).toBeVisible();
	await simulate(page.request, buyer, numberOf(page), "succeed");
	await expect(paid(page)).toBeVisible();
});

test.describe("on the narrowest phone, by keyboard alone", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	test("from the cart to a paid order", async ({ page, baseURL }) => {
		const buyer = await comeWith(page, "syal-ombak", baseURL!);
		await open(page, "/cart");
		await tabTo(page, page.getByRole("link", { name: "Lanjut ke checkout" }));
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/checkout$/);
		await priced(page);
		await tabTo(page, page.getByRole("radio", { checked: true, name: /Tiba/ }));
		await page.keyboard.press("ArrowDown");
		// Below the couriers are the matches at which it can be picked up.
		await expect(page.getByRole("radio", { checked: true, name: /Tiba|Diambil/ })).toBeFocused();
		await tabTo(page, page.getByLabel("Kode voucher"));
		await page.keyboard.type("salah");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Kode ini tidak ada. Periksa lagi hurufnya.")).toBeVisible();
		await tabTo(page, page.locator("summary").filter({ hasText: "Virtual account" }));
		await page.keyboard.press("Enter");
		await tabTo(page, page.getByRole("radio", { name: "BCA" }));
		await page.keyboard.press("Space");
		await expect(page.getByRole("radio", { name: "BCA" })).toBeChecked();
		expect(await page.evaluate(overflow)).toBe(0);
		await page.setViewportSize({ width: 320, height: 3200 });
		expect(await accessibilityFaults(page)).toEqual([]);
		await page.setViewportSize({ width: 320, height: 640 });
		await expect(place(page)).not.toHaveAttribute("aria-busy", "true");
		await tabTo(page, place(page));
		await page.keyboard.press("Enter");
		await expect(pending(page)).toBeVisible();
		await simulate(page.request, buyer, numberOf(page), "succeed");
		await expect(paid(page)).toBeVisible();
	});
});

testWithNoise(
	"an answer lost on its way is requested again, and there is still just one order",
	async ({ page, baseURL }) => {
		await comeWith(page, "syal-ombak", baseURL!);
		const numbers: string[] = [];
		await page.route("**/api/checkout/orders*", async (route) => {
			const answer = await route.fetch();
			numbers.push((await answer.json()).number);
			if (numbers.length < 3) await route.abort();
			else await route.fulfill({ response: answer });
		});
		await open(page);
		await priced(page);
		await place(page).click();
		await expect(page.getByRole("alert").getByText(/pesananmu tidak akan jadi dua/)).toBeVisible();
		await place(page).click();
		await expect.poll(() => numbers.length).toBe(2);
		await page.reload();
		await ready(page);
		await expect(page.getByRole("heading", { name: "Pesananmu tadi belum terjawab." })).toBeVisible();
		await page.getByRole("button", { name: "Kirim lagi" }).click();
		await expect(pending(page)).toBeVisible();
		expect(new Set([...numbers, numberOf(page)]).size).toBe(1);
	},
);

test.describe("what changes meanwhile", () => {
	test("two fans want the last shirt: one gets it, the other sees “sold out” on its line", async ({
		browser,
		request,
		baseURL,
	}) => {
		const variant = (await variantsOf(request, "jersey-tandang")).find(({ stock }) => stock > 1)!;
		const other = await register(request);
		const options = { headers: { ...as(other), "idempotency-key": randomUUID() } };
		for (let left = variant.stock - 1; left > 0; left -= 10) {
			const items = [{ variantId: variant.id, quantity: Math.min(10, left) }];
			const data = { items, method: "va_bca", delivery: await choosePickUp(request, items) };
			const headers = { ...options.headers, "idempotency-key": randomUUID() };
			expect((await request.post("/api/checkout/orders", { headers, data })).status()).toBe(201);
		}
		const pages = await Promise.all(
			[phone, desktop].map(async (viewport) => {
				const page = await browser.newPage({ baseURL: baseURL!, locale: "id-ID", viewport });
				const buyer = await register(page.request);
				await saveAddress(page.request, buyer);
				await enter(page, buyer, baseURL!);
				await page.goto(`/cart/${variant.id}`);
				await priced(page);
				return page;
			}),
		);
		await Promise.all(pages.map((page) => place(page).click()));
		const outcomes = await Promise.all(
			pages.map(async (page) => {
				const isOver = pending(page).or(summary(page).getByText("Sudah habis."));
				await expect(isOver.first()).toBeVisible();
				if (await pending(page).isVisible()) return "ordered";
				// Whoever lost, it is said on a phone and on a desktop.
				for (const viewport of [phone, desktop]) {
					await page.setViewportSize(viewport);
					await expect(summary(page).getByText("Sudah habis.", { exact: true })).toBeVisible();
				}
				return "sold out";
			}),
		);
		expect(outcomes.sort()).toEqual(["ordered", "sold out"]);
		await Promise.all(pages.map((page) => page.close()));
	});

	test("couriers that do not answer, do not deliver there or are late: the page says so", async ({
		page,
		baseURL,
	}) => {
		await comeWith(page, "syal-ombak", baseURL!);
		let change: (answer: { services: { courier: string }[] }) => object = (answer) => answer;
		await page.route("**/api/checkout/rates*", async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, json: change(await response.json()) });
		});
		const pickUps = (services: { courier: string }[]) =>
			services.filter(({ courier }) => courier === "pickup");
		change = (answer) => ({ ...answer, state: "remembered" });
		await open(page);
		await expect(page.getByText(/Ini ongkir terakhir yang kami tahu/)).toBeVisible();
		await priced(page);
		change = (answer) => ({ ...answer, state: "away", services: pickUps(answer.services) });
		// Pressed while the new total is loading: the message is what is missing, not that the total changed.
		const sendTotal = await holdBack(page, "**/api/checkout/vouchers*");
		await page.getByRole("button", { name: "Coba lagi" }).click();
		await expect(page.getByText(/Kurir sedang tidak bisa dihubungi/)).toBeVisible();
		await place(page).click();
		sendTotal();
		await expect(page.getByRole("alert").getByText("Pilih cara kirimnya dulu.")).toBeVisible();
		change = (answer) => ({ ...answer, isServed: false, services: pickUps(answer.services) });
		await page.getByRole("button", { name: "Coba lagi" }).click();
		await expect(page.getByText(/Belum ada kurir yang mengantar ke alamat ini/)).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await page
			.getByRole("radio", { name: /^Ambil di/ })
			.first()
			.check();
		await place(page).click();
		await expect(pending(page)).toBeVisible();
	});
});

for (const viewport of journeysAt(phone))
	test.describe(`at ${viewport.width}`, () => {
		test.use({ viewport });

		test("a guest becomes a buyer: log-in keeps the cart, the address is found by typing, a reload loses nothing, QRIS pays", async ({
			page,
			request,
		}) => {
			await areasAreLoaded(request);
			const { email } = await register(request);
			await open(page, "/store/detail/syal-ombak");
			await page.getByRole("button", { name: "Tambah ke keranjang" }).click();
			await page.getByRole("link", { name: "Lihat keranjang" }).click();
			await page.getByRole("main").getByRole("link", { name: "Lanjut ke checkout" }).click();
			await expect(page).toHaveURL(/\/login\//);
			const main = page.getByRole("main");
			await main.getByLabel(/^Email\*?$/).fill(email);
			await main.getByLabel(/^Kata sandi\*?$/).fill(password);
			await main.getByRole("button", { name: "Masuk, lalu bayar" }).click();
			await expect(page).toHaveURL(/\/checkout$/);
			await expect(summary(page).getByText("Syal Ombak")).toBeVisible();

			await page.getByLabel("Nama alamat").fill("Kos");
			await page.getByLabel("Nama penerima").fill("Ratna Dewi");
			await page.getByLabel("Nomor HP penerima").fill("0813 5550 1987");
			await page.getByRole("combobox", { name: "Kelurahan atau kecamatan" }).fill("dago coblong");
			await page.getByRole("option", { name: /^Dago/ }).first().click();
			await page.reload();
			await ready(page);
			await expect(page.getByLabel("Nama penerima")).toHaveValue("Ratna Dewi");
			await expect(page.getByText("Dago, Coblong, Kota Bandung, Jawa Barat")).toBeVisible();
			await page.getByLabel("Jalan, nomor, RT/RW").fill("Jl. Cisitu Lama No. 21");
			await page.getByLabel("Patokan").fill("kos pagar biru");
			await page.getByLabel("Kode pos").fill("40135");
			await page.getByRole("button", { name: "Simpan alamat" }).click();
			await expect(page.getByText("Patokan: kos pagar biru")).toBeVisible();

			await priced(page);
			await page
				.getByRole("radio", { name: /^AnterAja/ })
				.first()
				.check();
			await page.getByLabel("Kode voucher").fill("laut pasang");
			await page.getByRole("button", { name: "Pakai" }).click();
			await expect(page.getByText("Hemat Rp 14.900")).toBeVisible();
			await page.getByRole("checkbox", { name: /^Bungkus kado/ }).check();
			await page.getByLabel(/^Catatan untuk toko/).fill("Titip ke Bu Yani.");
			await page.reload();
			await ready(page);
			await expect(page.getByRole("radio", { name: /^AnterAja/ }).first()).toBeChecked();
			await expect(page.getByRole("checkbox", { name: /^Bungkus kado/ })).toBeChecked();
			await expect(page.getByLabel(/^Catatan untuk toko/)).toHaveValue("Titip ke Bu Yani.");
			await expect(summary(page).getByText("Voucher LAUTPASANG")).toBeVisible();
			await expect(page.getByRole("radio", { name: /^QRIS/ })).toBeChecked();
			await priced(page);
			await place(page).dblclick();
			await expect(pending(page)).toBeVisible();
			await expect(page.getByRole("link", { name: "Keranjang", exact: true })).toBeVisible();
			await expect(page.getByRole("img", { name: /Kode QRIS/ })).toBeVisible();
			const buyer = {
				email,
				token: (await page.context().cookies()).find(({ name }) => name === "token")!.value,
			};
			const order = await readOrder(request, buyer, numberOf(page));
			expect(order.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
				"goods",
				"service",
				"shipping",
				"discount",
			]);
			await simulate(request, buyer, order.number, "succeed");
			await expect(paid(page)).toBeVisible();
			await page.goBack();
			await expect(page).not.toHaveURL(/checkout/);
		});

		test("a price that changed holds the order until the fan agrees", async ({ page, baseURL }) => {
			const buyer = await comeWith(page, "syal-ombak", baseURL!);
			const [scarf] = await variantsOf(page.request, "syal-ombak");
			await putInCart(page.request, buyer, scarf!.id, { price: scarf!.price - 9_000 });
			await open(page);
			await priced(page);
			await place(page).click();
			await expect(page.getByRole("alert").getByText("Ada barang yang berubah.")).toBeVisible();
			await expect(page.getByText(/Harganya berubah dari Rp\s140\.000 menjadi Rp\s149\.000\./)).toBeVisible();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await page.getByRole("button", { name: "Setuju: Syal Ombak" }).click();
			await expect(page.getByText(/Harganya berubah/)).toBeHidden();
			await place(page).click();
			await expect(pending(page)).toBeVisible();
		});

		test("vouchers say why they are refused, carry over from the cart to the checkout, and can pay for everything", async ({
			page,
			baseURL,
		}) => {
			await comeWith(page, "syal-ombak", baseURL!);
			await open(page, "/cart");
			const tryCode = async (code: string) => {
				await page.getByLabel(/^(Kode voucher|Tambah kode lain)/).fill(code);
				await page.getByRole("button", { name: "Pakai" }).click();
			};
			await tryCode("TIDAKADA");
			await expect(page.getByText("Kode ini tidak ada. Periksa lagi hurufnya.")).toBeVisible();
			await tryCode("ONGKIRGRATIS");
			await expect(
				page.getByText(/minimum belanja Rp\s1\.500\.000, kurang Rp\s1\.351\.000 lagi/),
			).toBeVisible();
			await tryCode("BASKETDULU");
			await expect(page.getByText("Voucher ini bukan untuk barang di pesananmu.")).toBeVisible();
			await tryCode("OMBAKBARU");
			await expect(page.getByText("Verifikasi nomor HP-mu dulu untuk memakai voucher ini.")).toBeVisible();
			await tryCode("lautpasang");
			await expect(summary(page).getByText("Voucher LAUTPASANG")).toBeVisible();
			await page.getByRole("main").getByRole("link", { name: "Lanjut ke checkout" }).click();
			await priced(page);
			await expect(summary(page).getByText("Voucher LAUTPASANG")).toBeVisible();
			await page.getByRole("button", { name: "Lepas voucher LAUTPASANG" }).click();
			await expect(summary(page).getByText("Voucher LAUTPASANG")).toBeHidden();

			await open(page, "/cart/gantungan-kunci-lambang");
			await expect(page).toHaveURL(/\/cart\/[0-9a-f-]{36}$/);
			await page
				.getByRole("radio", { name: /^Ambil di/ })
				.first()
				.check();
			await tryCode("GANTUNGANGRATIS");
			await expect(page.getByText("Vouchermu menutup semuanya. Tidak ada yang perlu dibayar.")).toBeVisible();
			await page.getByRole("button", { name: "Buat pesanan, gratis" }).click();
			await expect(paid(page)).toBeVisible();
			// Bought without the cart, which still has its scarf.
			await expect(page.getByRole("link", { name: "Keranjang, 1 barang" })).toBeVisible();
		});
	});

test("nothing to check out, and an unknown cart", async ({ page, baseURL }) => {
	const buyer = await register(page.request);
	await enter(page, buyer, baseURL!);
	await open(page);
	await expect(page.getByRole("heading", { name: "Belum ada yang perlu dibayar." })).toBeVisible();
	await open(page, `/cart/${randomUUID()}`);
	await expect(page.getByRole("heading", { name: "Keranjang ini tidak ada." })).toBeVisible();
	await open(page, "/cart/barang-antah-berantah");
	await expect(page.getByRole("heading", { name: "Keranjang ini tidak ada." })).toBeVisible();
});

test("can be used by everybody, in both themes, on phone and desktop", async ({ page, baseURL }) => {
	await comeWith(page, "syal-ombak", baseURL!);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 3000 });
		await open(page);
		await priced(page);
		expect(await faultsOfWidth(page), `at ${width}`).toEqual([]);
		expect(await page.evaluate(overflow)).toBe(0);
	}
});
