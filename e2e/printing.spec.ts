import { enter, register, saveAddress } from "./buyers";
import { accessibilityFaults, atBothWidths, desktop, expect, journeysAt, ready, test } from "./site";

for (const viewport of journeysAt(desktop))
	test.describe(`at ${viewport.width}`, () => {
		test.use({ viewport });

		test("a printed shirt: seen while typing, beside a plain one in the cart, and on the order", async ({
			page,
			baseURL,
		}) => {
			const buyer = await register(page.request);
			await saveAddress(page.request, buyer);
			await enter(page, buyer, baseURL!);
			await page.goto("/store/detail/jersey-ketiga");
			await ready(page);
			const main = page.getByRole("main");
			const add = main.getByRole("button", { name: "Tambah ke keranjang" });
			await main.getByRole("radio", { name: "L", exact: true }).check();
			await add.click();
			await expect(main.getByText("L ada di keranjangmu.")).toBeVisible();

			await main.getByRole("checkbox", { name: /Cetak nama dan nomor/ }).check();
			await expect(main.getByText(/Rp\s824\.000/).first()).toBeVisible();
			await add.click();
			const name = main.getByLabel("Nama", { exact: true });
			await expect(name).toBeFocused();
			await expect(main.getByText("Isi nama, nomor, atau keduanya.")).toBeVisible();
			await main.getByRole("button", { name: /PATTINAMA$/ }).click();
			const preview = main.getByRole("img", { name: "Punggung jersey dengan tulisan PATTINAMA 10" });
			await expect(preview).toHaveAttribute("src", /number=10.*name=PATTINAMA|name=PATTINAMA.*number=10/);
			await name.fill("anjing");
			await expect(main.getByText("Kata ini tidak kami cetak. Pilih yang lain.")).toBeVisible();
			await add.click();
			await expect(name).toBeFocused();
			await name.fill("terlalu panjang");
			await expect(main.getByText("Paling banyak 12 huruf muat di punggung.")).toBeVisible();
			await name.fill("nadia");
			await main.getByLabel("Nomor", { exact: true }).fill("87");
			await expect(main.getByRole("img", { name: "Punggung jersey dengan tulisan NADIA 87" })).toBeVisible();
			await expect(main.getByText(/tidak bisa dikembalikan/)).toBeVisible();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await add.click();
			await main.getByRole("link", { name: "Lihat keranjang" }).click();

			const lines = page.getByRole("list", { name: "Isi keranjang" });
			await expect(lines.getByRole("listitem")).toHaveCount(2);
			await expect(lines.getByText("L, cetak NADIA 87")).toBeVisible();
			await page.getByRole("link", { name: "Lanjut ke checkout" }).locator("visible=true").first().click();
			await expect(page.getByRole("radio", { name: /^JNE Reguler/ })).toBeVisible();
			const place = page.getByRole("button", { name: "Buat pesanan" });
			await expect(place).not.toHaveAttribute("aria-busy", "true");
			await place.click();
			await expect(page.getByRole("heading", { name: "Tinggal bayar", exact: true })).toBeVisible();
			const number = new URL(page.url()).searchParams.get("order");
			await page.goto(`/profile/more/${number}`);
			await expect(page.getByText(/L, cetak NADIA 87/).first()).toBeVisible();
		});
	});
