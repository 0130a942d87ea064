import type { APIRequestContext, Browser } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { as, type Buyer, enter, register } from "./buyers";
import { expect, faultsInBothThemes, test } from "./site";

const match = "match-satria-laga-putri";
/** Nobody else buys here meanwhile. */
const quietSection = { key: "selatan-2", label: "Tribun D 2" };
/** Its sale has not opened, so that stopping it stops nobody. */
const laterMatch = "match-persada-timur";

test("the box office gives tickets away, sells by QRIS, keeps places for a group whose coordinator invites by link, and stops selling from the board", async ({
	page,
	browser,
	request: api,
	baseURL,
}) => {
	test.slow();
	await page.setViewportSize({ width: 1440, height: 900 });
	const login = await api.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	const staff = { token: (await login.json()).access_token, email: demoStaff.email };
	await enter(page, staff, baseURL!);
	const dialog = page.getByRole("dialog");

	await page.goto(`/office/tickets/${match}`);
	await page.getByRole("button", { name: "Beri tiket" }).click();
	const guest = `tamu-${Date.now()}@kota.example`;
	await dialog.getByLabel(/^Nama di tiket/).fill("Ibu Wali Kota");
	await dialog.getByLabel(/^Email atau nomor HP/).fill("bukan alamat");
	await dialog.getByLabel(/^Alasan/).fill("Tamu kehormatan");
	await dialog.getByRole("button", { name: "Beri tiket" }).click();
	await expect(dialog.getByText(/^Tulis alamat email, atau nomor HP/)).toBeVisible();
	await dialog.getByLabel(/^Email atau nomor HP/).fill(guest);
	expect(await faultsInBothThemes(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Beri tiket" }).click();
	await expect(dialog).toBeHidden();
	const gift = page.getByRole("listitem").filter({ hasText: guest });
	await expect(gift).toContainText("Tamu kehormatan");
	await gift.getByRole("button", { name: /^Tarik/ }).click();
	await dialog.getByRole("button", { name: "Tarik" }).click();
	await expect(gift).toContainText("ditarik");

	const coordinator = await register(api);
	const before = await quiet(api, staff);
	await page.getByRole("button", { name: "Beri jatah" }).click();
	const places = dialog.getByLabel(/^Tribun/);
	await places.selectOption(
		(await places.locator("option", { hasText: quietSection.label }).getAttribute("value"))!,
	);
	await dialog.getByLabel(/^Jumlah tiket/).fill("2");
	await dialog.getByLabel(/^Kelompok/).fill("Ombak Utara");
	await dialog.getByLabel(/^Email koordinator/).fill(coordinator.email);
	await dialog.getByRole("button", { name: "Beri jatah" }).click();
	await expect(dialog).toBeHidden();
	const group = page.getByRole("listitem").filter({ hasText: coordinator.email });
	await expect(group).toContainText("0 dari 2 diambil");
	expect((await quiet(api, staff)).left).toBe(before.left - 2);

	const coordinating = await openPhone(browser, baseURL!, coordinator);
	await coordinating.goto("/profile/all/tickets");
	await coordinating.getByLabel(/^Nama yang diundang/).fill("Sari Dewanti");
	await coordinating.getByRole("button", { name: "Buat undangan" }).click();
	const link = new URL((await coordinating.getByText(/\?invite=/).textContent())!);
	expect(await faultsInBothThemes(coordinating)).toEqual([]);

	const friend = await register(api);
	const invited = await openPhone(browser, baseURL!, friend);
	await invited.goto(link.pathname + link.search);
	await invited.getByRole("button", { name: "Ambil tempatku" }).click();
	await expect(invited.getByText("Tempatnya milikmu.")).toBeVisible();
	expect(await faultsInBothThemes(invited)).toEqual([]);
	await invited.goto("/profile/all/tickets");
	await invited.getByRole("button", { name: "Buka QR" }).first().click();
	await expect(invited.getByRole("dialog").getByText("Sari Dewanti")).toBeVisible();
	await invited.context().close();
	await coordinating.reload();
	await expect(coordinating.getByText("1 dari 2 sudah diambil")).toBeVisible();
	await coordinating.context().close();

	await page.reload();
	await expect(group).toContainText("1 dari 2 diambil");
	await group.getByRole("button", { name: /^Akhiri/ }).click();
	await dialog.getByRole("button", { name: "Akhiri" }).click();
	await expect(group).toContainText("selesai");
	await expect.poll(async () => (await quiet(api, staff)).left).toBe(before.left - 1);

	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole("link", { name: "Loket" }).click();
	await page.getByRole("button", { name: "Tampilkan QRIS" }).click();
	await expect(page.getByRole("img", { name: /QRIS|QR/ })).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	const simulator = await page.getByRole("link", { name: "Halaman pembayaran" }).getAttribute("href");
	expect((await api.post(simulator!, { form: { act: "succeed" } })).status()).toBe(200);
	await expect(page.getByRole("heading", { name: "Lunas" })).toBeFocused();
	await expect(page.getByRole("img", { name: /^Tiket / })).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("button", { name: "Cetak tiket" })).toBeHidden();
	await expect(page.getByRole("img", { name: /^Tiket / })).toBeVisible();
	await page.emulateMedia({ media: "screen" });
	await page.getByRole("button", { name: "Pembeli berikutnya" }).click();

	await page.goto(`/office/board/${laterMatch}`);
	await expect(page.getByRole("button", { name: /^Catat/ })).toBeVisible();
	await page.keyboard.press("n");
	await dialog.getByLabel(/^Apa yang terjadi/).fill("Antrean melewati pagar");
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await page.getByRole("button", { name: "Tutup: Antrean melewati pagar" }).click();
	await dialog.getByLabel(/^Apa yang dilakukan/).fill("Dialihkan ke pintu 2");
	await dialog.getByRole("button", { name: "Tutup" }).last().click();
	await expect(page.getByText("Dialihkan ke pintu 2")).toBeVisible();
	const stop = page.getByRole("button", { name: /^Hentikan penjualan/ });
	// A press that is too short does nothing.
	await stop.click();
	await stop.focus();
	await page.keyboard.down("Enter");
	await expect(page.getByText("Penjualan dihentikan.")).toBeVisible();
	await page.keyboard.up("Enter");
	const resume = page.getByRole("button", { name: /^Lanjutkan penjualan/ });
	await expect(resume).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	await expect
		.poll(async () => (await readSale(api, laterMatch)).notice)
		.toMatch(/^Penjualan dihentikan sebentar/);
	await resume.hover();
	await page.mouse.down();
	await expect(page.getByText("Penjualan dilanjutkan.")).toBeVisible();
	await page.mouse.up();
	// Other words about the match may stand there.
	await expect
		.poll(async () => (await readSale(api, laterMatch)).notice ?? "")
		.not.toContain("Penjualan dihentikan");
});

const readSale = async (api: APIRequestContext, event: string) =>
	(await api.get(`/api/ticket-sales/${event}`)).json();
/** By staff's own figures: the public page says exact numbers only when few are left. */
async function quiet(api: APIRequestContext, staff: Buyer): Promise<{ left: number }> {
	const sale = await (await api.get(`/api/staff/ticket-sales/${match}`, { headers: as(staff) })).json();
	return sale.sections.find(({ key }: { key: string }) => key === quietSection.key);
}

async function openPhone(browser: Browser, baseURL: string, who: Buyer) {
	const context = await browser.newContext({ baseURL, locale: "id-ID", timezoneId: "Asia/Jakarta" });
	const phone = await context.newPage();
	await phone.setViewportSize({ width: 390, height: 844 });
	await enter(phone, who, baseURL);
	return phone;
}
