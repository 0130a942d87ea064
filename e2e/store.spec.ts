import { accessibilityFaults, expect, ready, test, testWithNoise } from "./site";

test.beforeEach(async ({ context, baseURL }) => {
	await context.addCookies([{ name: "consent", value: "1.e2e.", url: baseURL! }]);
});

test("the list keeps filters, sorting and page in the URL, and restores them from it", async ({ page }) => {
	await page.goto("/store/list");
	await ready(page);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText(/Toko/);
	await main.getByRole("link", { name: "Berikutnya" }).click();
	await expect(page).toHaveURL("/store/list?page=2");

	const collection = main.getByRole("link", { name: /^Koleksi/ });
	await expect(collection).toHaveText("Koleksi 4 barang");
	await collection.click();
	await expect(page).toHaveURL("/store/list?category=koleksi");
	await expect(collection).toHaveAttribute("aria-current", "true");
	await expect(main.getByRole("link", { name: /Jersey Layar 1987/ })).toBeVisible();

	await main.getByLabel("Urutkan").selectOption("cheapest");
	await expect(page).toHaveURL(/category=koleksi/);
	await expect(page).toHaveURL(/sort=cheapest/);
	await expect(main.locator(".product-card").first()).toContainText("Rp");

	await main.getByLabel("Divisi").selectOption({ label: "Esports (1)" });
	await expect(page).toHaveURL(/division=esports/);
	await expect(main.locator(".product-card")).toHaveCount(1);
	await page.reload();
	await expect(main.locator(".product-card")).toHaveCount(1);
	await page.goBack();
	await expect(main.locator(".product-card")).toHaveCount(4);

	await page.goto("/store/list?category=jersey");
	await ready(page);
	await main.getByLabel("Ukuran").selectOption({ label: "3XL (5)" });
	await expect(main.getByRole("status").filter({ hasText: "5 barang" })).toBeVisible();
	await main.getByLabel("Stok").selectOption("ready");
	const left = await main.getByLabel("Stok").locator("option:checked").textContent();
	await expect(main.locator(".product-card")).toHaveCount(Number(/\((\d+)\)/.exec(left!)![1]));
	await main.getByRole("link", { name: "Hapus filter 3XL" }).click();
	await expect(page).not.toHaveURL(/size=/);
	await expect(page).toHaveURL(/availability=ready/);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test("the filters are a form with a submit button", async ({ page }) => {
		await page.goto("/store/list");
		await expect(page.getByRole("button", { name: "Filter" })).toBeHidden();
		await page.getByRole("main").getByLabel("Ukuran").selectOption("3XL");
		await page.getByRole("main").getByRole("button", { name: "Cari" }).click();
		await expect(page).toHaveURL(/size=3XL/);
		await expect(page.getByRole("main").getByLabel("Ukuran").locator("option:checked")).toHaveText("3XL (5)");
		await expect(page.locator(".product-card")).toHaveCount(5);
	});
});

test("a search finds a product, and an empty result offers a way on", async ({ page }) => {
	await page.goto("/store/list");
	await ready(page);
	const search = page.getByRole("main").getByRole("searchbox", { name: "Cari di toko" });
	await search.fill("syal derbi");
	await search.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "1 barang untuk “syal derbi”" })).toBeVisible();
	await expect(page.getByRole("link", { name: /Syal Derbi Selat/ })).toContainText("Sisa 7");
	await search.fill("kapal selam");
	await search.press("Enter");
	await expect(page.getByRole("heading", { name: "Tidak ada barang yang cocok." })).toBeVisible();
	await page.getByRole("link", { name: "Semua barang" }).click();
	await expect(page).toHaveURL("/store/list");
});

test("the store's search forgives a typing mistake, as the site's does", async ({ page }) => {
	await page.goto("/store/list?q=jersi");
	await expect(page.getByText("Tidak ada yang persis “jersi”. Ini yang paling mirip.")).toBeVisible();
	await expect(page.locator(".product-card").first()).toContainText("Jersey");
});

// The browser itself logs the request that is aborted here.
testWithNoise("a list that cannot be loaded says so and tries again", async ({ page }) => {
	await page.goto("/store/list");
	await ready(page);
	await page.route("**/api/products*", (route) => route.abort());
	await page.getByRole("main").getByRole("link", { name: /^Anak/ }).click();
	await expect(page.getByRole("alert")).toContainText("Gagal memuat toko.");
	await page.unroute("**/api/products*");
	await page.getByRole("button", { name: "Coba lagi" }).click();
	await expect(page.locator(".product-card").first()).toBeVisible();
});

test("a product is chosen by size and put into the cart, which the badge counts", async ({ page }) => {
	await page.goto("/store/detail/jersey-kandang");
	await ready(page);
	await expect(page.getByRole("radio", { name: "2XL" })).toBeDisabled();
	await page.getByRole("radio", { name: "3XL" }).check();
	await expect(page.getByText("Tersisa 6 untuk 3XL.")).toBeVisible();
	await expect(page.getByText("Rp 769.000")).toBeVisible();
	await page.getByRole("button", { name: "Tambah ke keranjang" }).click();
	await expect(page.getByRole("status").filter({ hasText: "3XL ada di keranjangmu." })).toBeVisible();
	await expect(page.getByRole("link", { name: "Keranjang, 1 barang" })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
});

test("no size is preselected, and the cart asks for one", async ({ page }) => {
	await page.goto("/store/detail/jersey-kandang");
	await ready(page);
	await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
	await page.getByRole("button", { name: "Tambah ke keranjang" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Pilih ukuranmu dulu." })).toBeVisible();
	await expect(page.getByRole("radio", { name: "S", exact: true })).toBeFocused();
	await page.getByRole("radio", { name: "M", exact: true }).check();
	await expect(page.getByText("Pilih ukuranmu dulu.")).toBeHidden();
	expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the filters are in a sheet, which stays open and updates its counts", async ({ page }) => {
		await page.goto("/store/list");
		await ready(page);
		const opener = page.getByRole("button", { name: "Filter" });
		await opener.click();
		const sheet = page.getByRole("dialog", { name: "Filter" });
		const basketball = sheet.getByRole("link", { name: /^Basket/ });
		await basketball.click();
		await expect(basketball).toHaveAttribute("aria-current", "true");
		await sheet.getByRole("link", { name: /^Rp 600.000 ke atas/ }).click();
		await expect(page).toHaveURL("/store/list?division=basketball&price=over-600");
		expect(await accessibilityFaults(page)).toEqual([]);
		await sheet.getByRole("button", { name: "Lihat 3 barang" }).click();
		await expect(sheet).toBeHidden();
		await expect(page.locator(".product-card")).toHaveCount(3);
		await page.getByRole("button", { name: "Filter, 2 terpasang" }).click();
		await sheet.getByRole("link", { name: "Hapus semua filter" }).click();
		await expect(page).toHaveURL("/store/list");
	});

	test("name, price and sizes of a product are in the first screen, above one bar", async ({ page }) => {
		await page.goto("/store/detail/jersey-kandang");
		const bar = page.locator("[data-bottom-bar]");
		const edge = (await bar.boundingBox())!.y;
		await expect(page.locator(".tab-bar")).toBeHidden();
		for (const part of [
			page.getByRole("heading", { level: 1 }),
			page.getByText("Rp 749.000").first(),
			page.locator(".size-choice label").last(),
		]) {
			const box = (await part.boundingBox())!;
			expect(box.y + box.height).toBeLessThan(edge);
		}
	});

	test("the pictures of a product are swiped, and each shows the product", async ({ page }) => {
		await page.goto("/store/detail/jersey-kandang");
		await ready(page);
		const gallery = page.getByRole("region", { name: "Gambar barang" });
		const pictures = gallery.locator("img:not(.product-gallery-backdrop)");
		await expect(pictures).toHaveCount(2);
		for (const picture of await pictures.all()) expect(await picture.getAttribute("src")).toContain("jersey");
		await gallery.evaluate((box) => box.scrollBy({ left: box.clientWidth, behavior: "instant" }));
		await expect(pictures.last()).toBeInViewport({ ratio: 0.9 });
	});
});

test("at 200 % the bars leave most of a product's page free", async ({ page }) => {
	await page.setViewportSize({ width: 720, height: 450 });
	await page.goto("/store/detail/jersey-kandang");
	await ready(page);
	const covered = await page.evaluate(() =>
		[...document.querySelectorAll("*")]
			.filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
			.map((element) => element.getBoundingClientRect())
			.filter(
				({ width, height, top }) =>
					width === innerWidth && height > 0 && height < innerHeight && top < innerHeight,
			)
			.reduce((sum, { height }) => sum + height, 0),
	);
	expect(covered).toBeGreaterThan(0);
	expect(covered).toBeLessThan(140);
});

test("the size guide opens by keyboard, reads as a table and gives the focus back", async ({ page }) => {
	await page.goto("/store/detail/jersey-kandang");
	await ready(page);
	const opener = page.getByRole("button", { name: "Panduan ukuran" });
	await opener.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Panduan ukuran" });
	await expect(dialog.getByRole("row", { name: "M 51 70 21" })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
});

test("a player's shirt leads to the player, and a sold-out product can be asked about", async ({ page }) => {
	await page.goto("/store/detail/jersey-kandang-wirayuda");
	await ready(page);
	await page.getByRole("link", { name: "Kenal Raka Wirayuda lebih dekat" }).click();
	await expect(page).toHaveURL("/player/detail/football/raka-wirayuda");
	await page.goto("/store/detail/jersey-esports");
	await expect(page.getByText("Barang ini sedang habis.")).toBeVisible();
	await expect(page.getByRole("link", { name: /Tanya kapan ada lagi/ })).toHaveAttribute("href", /wa\.me/);
});

test("search engines learn price and stock of every size", async ({ request }) => {
	const html = await (await request.get("/store/detail/jersey-kandang")).text();
	const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? "{}");
	const [product, way] = data["@graph"];
	expect(product).toMatchObject({ "@type": "Product", name: expect.stringContaining("Jersey Kandang") });
	expect(way).toMatchObject({ "@type": "BreadcrumbList" });
	expect(product.offers).toHaveLength(6);
	expect(product.offers[0]).toMatchObject({
		price: 749_000,
		priceCurrency: "IDR",
		availability: "https://schema.org/InStock",
	});
	expect(product.offers[4].availability).toBe("https://schema.org/OutOfStock");
});

test("an unknown product is not found", async ({ page }) => {
	const response = await page.goto("/store/detail/tidak-ada");
	expect(response?.status()).toBe(404);
});

test("an empty cart shows the way back to the shelves", async ({ page }) => {
	await page.goto("/cart");
	await ready(page);
	await expect(page.getByRole("heading", { name: "Keranjangmu masih kosong." })).toBeVisible();
	await page.getByRole("link", { name: "Mulai belanja" }).click();
	await expect(page).toHaveURL("/store/list");
});
