import { expect, ready, test } from "./site";

for (const [path, title, law] of [
	["/syarat", "Syarat keanggotaan", "UU 8/1999"],
	["/privasi", "Kebijakan privasi", "UU 27/2022"],
] as const)
	test(`${path} can be read, has a version and a date, and names the law`, async ({ page }) => {
		await page.goto("/faq");
		await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
		await expect(page).toHaveURL(path);
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		const main = page.getByRole("main");
		await expect(main).toContainText(/Versi \d{4}-\d\d(\.\d+)?, berlaku sejak \d+ \S+ \d{4}/);
		await expect(main).toContainText(law);
	});

test("the registration leads to both, and keeps what was typed", async ({ page, context }) => {
	await page.goto("/register");
	await ready(page);
	await page.getByLabel(/^Nama/).fill("Sari");
	for (const [name, path] of [
		["Baca syarat keanggotaan", "/syarat"],
		["Baca kebijakan privasi", "/privasi"],
	] as const) {
		const [opened] = await Promise.all([
			context.waitForEvent("page"),
			page.getByRole("link", { name: new RegExp(name) }).click(),
		]);
		await expect(opened).toHaveURL(path);
		await opened.close();
	}
	await expect(page.getByLabel(/^Nama/)).toHaveValue("Sari");
});

test("the cookie list names the cart's cookie", async ({ page }) => {
	await page.goto("/cookie");
	await expect(page.getByRole("main")).toContainText("Mengenali keranjangmu selama kamu belum masuk.");
});
