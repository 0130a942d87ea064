import { areasAreLoaded, register, variantsOf } from "./buyers";
import { password } from "./passwords";
import { accessibilityFaults, expect, ready, test } from "./site";

test.use({ viewport: { width: 320, height: 700 } });

test("a guest's wish list, viewed items and stock alerts are kept, also after the log-in", async ({
	page,
	request,
}) => {
	await areasAreLoaded(request);
	const { email } = await register(request);
	const main = page.getByRole("main");
	await page.goto("/store/detail/syal-ombak");
	await ready(page);
	await main.getByRole("button", { name: "Simpan di wishlist" }).click();
	await expect(main.getByRole("button", { name: "Ada di wishlist" })).toBeVisible();

	await main.getByRole("button", { name: "Pilih kecamatan" }).click();
	await main.getByRole("combobox").fill("tebet barat");
	await main
		.getByRole("option", { name: /Tebet Barat/ })
		.first()
		.click();
	await expect(main.getByRole("heading", { name: /^Dikirim ke Tebet, / })).toBeVisible();
	await expect(main.getByText(/^Tiba .+\d/).first()).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

	await page.goto("/store/detail/jersey-esports");
	await ready(page);
	await expect(main.getByRole("region", { name: "Terakhir dilihat" }).getByRole("link")).toHaveAttribute(
		"href",
		"/store/detail/syal-ombak",
	);
	await main.getByRole("button", { name: "Masuk dulu supaya kami bisa mengabarimu." }).click();
	await page
		.getByRole("main")
		.getByLabel(/^Email\*?$/)
		.fill(email);
	await page
		.getByRole("main")
		.getByLabel(/^Kata sandi\*?$/)
		.fill(password);
	await main.getByRole("button", { name: "Masuk", exact: true }).click();
	await expect(page).toHaveURL(/\/store\/detail\/jersey-esports$/);
	await main.getByRole("button", { name: "M", exact: true }).click();
	await expect(main.getByText("Kami kabari sekali lewat email dan kotak masuk.")).toBeVisible();
	await page.reload();
	await expect(main.getByRole("button", { name: "M", exact: true })).toHaveAttribute("aria-pressed", "true");
	const gone = (await variantsOf(request, "jersey-esports")).length;
	await expect(main.getByRole("group", { name: "Kabari kalau ada lagi" }).getByRole("button")).toHaveCount(
		gone,
	);

	await page.goto("/profile/notification");
	await main.getByRole("button", { name: "Berhenti menunggu: Jersey Esports 26/27, M" }).press("Enter");
	await expect(main.getByRole("button", { name: /^Berhenti menunggu/ })).toHaveCount(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

	await page.goto("/cart");
	const wishes = main.getByRole("region", { name: "Wishlist" });
	await expect(wishes.getByRole("link", { name: /Syal Ombak/ })).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("wishes"))).toBeNull();
	expect(await accessibilityFaults(page)).toEqual([]);
	await wishes.getByRole("button", { name: /^Hapus Syal Ombak/ }).click();
	await expect(wishes).toBeHidden();
});
