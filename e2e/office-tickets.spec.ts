import { randomUUID } from "node:crypto";
import { demoStaff } from "../club/demo/members";
import { as, enter, register } from "./buyers";
import { accessibilityFaults, expect, faultsInBothThemes, test } from "./site";

const match = "samudra-day";

test("ticketing changes a price and a quota with their warnings, makes a promo link, sees who is affected by a postponement, and opens the board", async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const api = page.request;
	const fan = await register(api);
	const sale = await (await api.get(`/api/ticket-sales/${match}`)).json();
	const section = sale.sections.find(
		({ left, isNumbered }: { left: number; isNumbered: boolean }) => left > 0 && !isNumbered,
	);
	const placed = await api.post("/api/tickets/orders", {
		headers: { ...as(fan), "idempotency-key": randomUUID() },
		data: { saleId: sale.id, sections: [{ sectionId: section.id, quantity: 1 }], method: "va_bca" },
	});
	expect(placed.status(), await placed.text()).toBe(201);
	const staff = await api.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	await enter(page, { token: (await staff.json()).access_token, email: demoStaff.email }, baseURL!);

	await page.goto("/office/tickets");
	await page.locator(`a[href="/office/tickets/${match}"]`).click();
	await expect(page.getByRole("heading", { level: 1, name: sale.event.title })).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	await page.getByRole("button", { name: `Ubah ${section.label}`, exact: true }).click();
	const dialog = page.getByRole("dialog");
	const save = dialog.getByRole("button", { name: "Simpan" });
	const price = dialog.getByLabel(/^Harga/);
	await price.fill("1.25.000");
	await save.click();
	await expect(dialog.getByText("Tulis rupiah bulat, misalnya 75.000.")).toBeVisible();
	await price.fill("1,250,000");
	await expect(dialog.getByText(/pesanan yang belum dibayar memakai harga/)).toBeVisible();
	await dialog.getByLabel(/^Kuota/).fill("0");
	await save.click();
	await expect(dialog.getByText(/Kuota 0 terlalu kecil: \d+ sudah terjual/).first()).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByLabel(/^Kuota/).fill("5000");
	await save.click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("row", { name: new RegExp(section.label) }).first()).toContainText("1.250.000");
	await expect
		.poll(async () => (await (await api.get(`/api/ticket-sales/${match}`)).json()).sections)
		.toContainEqual(expect.objectContaining({ id: section.id, price: 1_250_000 }));

	const slug = `sekolah-${Date.now()}`;
	await page.getByRole("button", { name: "Tautan baru" }).click();
	await dialog.getByLabel(/^Nama di layar \(Indonesia\)/).fill("Harga sekolah");
	await dialog.getByLabel(/^Alamat/).fill(slug);
	await dialog.getByLabel(/^Persen/).fill("40");
	await dialog.getByLabel(section.label, { exact: true }).check();
	await save.click();
	await expect(dialog).toBeHidden();
	await expect(page.getByText(`/${slug}`)).toBeVisible();
	const promo = await (await api.get(`/api/promo-links/${slug}`)).json();
	expect(promo).toMatchObject({ prices: [{ price: 750_000 }] });

	await page.getByRole("link", { name: "Laga berubah" }).click();
	await page.getByRole("button", { name: "Periksa siapa yang terkena" }).click();
	await expect(page.getByRole("heading", { name: "Yang terkena" })).toBeFocused();
	await expect(page.getByText(/\d+ pesanan yang belum dibayar akan dibatalkan/)).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	await page.getByRole("button", { name: "Ubah laganya dan beri tahu semua" }).click();
	await expect(dialog.getByText(/Ini tidak bisa dibatalkan/)).toBeVisible();
	await dialog.getByRole("button", { name: "Batal", exact: true }).click();

	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of [
		"/office/tickets",
		`/office/tickets/${match}`,
		`/office/tickets/${match}/change`,
		`/office/board/${match}`,
	]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
		expect(await faultsInBothThemes(page), path).toEqual([]);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
			`sideways scroll of ${path}`,
		).toBe(0);
	}
	await expect(page.getByText("Sudah di dalam").first()).toBeVisible();
});
