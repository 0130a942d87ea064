import { as, enter, register } from "./buyers";
import { inDays, logInStaff, planEvent } from "./own-sale";
import {
	accessibilityFaults,
	expect,
	faultsInBothThemes,
	noteTakeOver,
	ready,
	test,
	watchConsole,
} from "./site";

test("ticketing makes a sale with a free and a numbered section and a waiting room, and a fan queues and holds a seat", async ({
	page,
	browser,
	baseURL,
}) => {
	test.slow();
	await page.setViewportSize({ width: 1440, height: 900 });
	const api = page.request;
	const staff = await logInStaff(api);
	await enter(page, staff, baseURL!);
	const { slug, title } = await planEvent(api, staff);

	// A draft: times in the wrong order get an error at their field, and nothing is on the site yet.
	await page.goto("/office/tickets");
	await page.getByRole("link", { name: "Penjualan baru" }).click();
	await page.getByLabel("Laga atau acara").selectOption(slug);
	await page.getByRole("checkbox", { name: /Pakai \d+ tribun dari/ }).uncheck();
	const opens = inDays(-1).slice(0, 10);
	await page.getByLabel(/^Untuk anggota lama, mulai/).fill(`${opens}T12:00`);
	await page.getByLabel(/^Untuk semua, mulai/).fill(`${opens}T10:00`);
	for (const [side, count] of [
		["Utara", "2"],
		["Selatan", "0"],
		["Timur", "0"],
		["Barat", "1"],
		["VIP", "0"],
	] as const)
		await page.getByLabel(side, { exact: true }).fill(count);
	expect(await faultsInBothThemes(page)).toEqual([]);
	await page.getByRole("button", { name: "Buat draf" }).click();
	await expect(page.getByText("Harus sebelum penjualan dibuka untuk semua.")).toBeVisible();
	await page.getByLabel(/^Untuk anggota lama, mulai/).fill("");
	await page.getByRole("button", { name: "Buat draf" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page.getByText("Baru staf yang melihat penjualan ini.")).toBeVisible();
	expect((await api.get(`/api/ticket-sales/${slug}`)).status()).toBe(404);

	// By keyboard from the map: free seating.
	const dialog = page.getByRole("dialog");
	const save = dialog.getByRole("button", { name: "Simpan" });
	await page.getByRole("button", { name: "U2, Utara 2, kosong" }).press("Enter");
	await expect(dialog.getByLabel("Blok di denah")).toHaveValue("utara-2");
	await expect(dialog.getByLabel("Nama (Indonesia)")).toHaveValue("Utara 2");
	await dialog.getByLabel("Gerbang").fill("C");
	await dialog.getByLabel(/^Harga/).fill("1.25.000");
	await dialog.getByLabel(/^Kuota/).fill("300");
	await save.click();
	await expect(dialog.getByText("Tulis rupiah bulat, misalnya 75.000.")).toBeVisible();
	await dialog.getByLabel(/^Harga/).fill("75.000");
	expect(await accessibilityFaults(page)).toEqual([]);
	await save.click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("row", { name: /Utara 2/ })).toContainText("300");

	// By pointer: numbered rows, one of them typed twice at first.
	await page.getByRole("button", { name: "Tambah tribun" }).click();
	await dialog.getByRole("button", { name: "B1, Barat 1, kosong" }).click();
	await expect(dialog.getByLabel("Nama (Indonesia)")).toHaveValue("Barat 1");
	await dialog.getByLabel("Gerbang").fill("A");
	await dialog.getByLabel(/^Harga/).fill("175000");
	await dialog.getByRole("radio", { name: /^Bernomor/ }).check();
	for (const _ of [1, 2, 3]) await dialog.getByRole("button", { name: "Tambah baris" }).click();
	await dialog.getByLabel("Kursi roda, baris ke-1").fill("5");
	await dialog.getByLabel("Baris, baris ke-3").fill("2");
	await save.click();
	await expect(dialog.getByText("Kursi-kursi ini sudah ada di baris 2 di atas.")).toBeVisible();
	await dialog.getByLabel("Baris, baris ke-3").fill("3");
	await expect(dialog.getByText("60 kursi di 3 baris")).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	await save.click();
	await expect(dialog).toBeHidden();

	// A colleague changes the price meanwhile: the second editor is told, and chooses.
	await page.getByRole("button", { name: "Ubah Utara 2" }).click();
	const read = async () => (await api.get(`/api/staff/ticket-sales/${slug}`, { headers: as(staff) })).json();
	const { id, version, plan } = (await read()).sections.find(({ key }: { key: string }) => key === "utara-2");
	const theirs = await api.put(`/api/staff/ticket-sections/${id}`, {
		headers: as(staff),
		data: { version, ...plan, price: 80_000 },
	});
	expect(theirs.status(), await theirs.text()).toBe(200);
	await dialog.getByLabel(/^Kuota/).fill("250");
	await save.click();
	await expect(dialog.getByRole("alert").getByRole("row", { name: /Harga/ })).toContainText("80.000");
	await dialog.getByRole("button", { name: "Pakai yang sudah ada" }).click();
	await expect(dialog.getByLabel(/^Harga/)).toHaveValue("80.000");
	await dialog.getByLabel(/^Kuota/).fill("250");
	await save.click();
	await expect(dialog).toBeHidden();

	// Switch the waiting room on, and publish.
	const room = page.locator(".room-panel");
	await expect(room).toContainText("Siapa cepat, dia dapat.");
	await room.getByLabel("Orang per menit").fill("6000");
	await room.getByRole("button", { name: "Nyalakan" }).click();
	await expect(room).toContainText("Tiket hanya bisa dibeli lewat antrean.");
	await page.getByRole("button", { name: "Terbitkan" }).click();
	await expect(page.getByRole("link", { name: "Lihat di situs" })).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of [`/office/tickets/${slug}`, "/office/tickets/new"]) {
		await page.goto(path);
		await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await faultsInBothThemes(page), path).toEqual([]);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
			`sideways scroll of ${path}`,
		).toBe(0);
	}

	// A fan sees both sections, queues, and holds a seat.
	const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
	await noteTakeOver(context);
	const phone = await context.newPage();
	const complaints = watchConsole(phone);
	await enter(phone, await register(phone.request), baseURL!);
	await phone.goto(`/buy-ticket/${slug}`);
	await ready(phone);
	await phone.getByRole("link", { name: "Masuk antrean" }).click();
	await expect(phone.locator("body")).toHaveAttribute("data-state", "admitted", { timeout: 40_000 });
	await phone.getByRole("link", { name: "Pilih tiket" }).click();
	await ready(phone);
	await phone.getByRole("button", { name: "Daftar", exact: true }).click();
	await expect(phone.getByText("Utara 2").first()).toBeVisible();
	await phone.getByRole("button", { name: "Pilih Barat 1", exact: true }).click();
	await phone.getByRole("button", { name: /^Pilihkan/ }).click();
	await expect(phone.getByRole("timer")).toHaveAccessibleName(/Sisa waktu tahan/);
	const seats = (await read()).sections.find(({ key }: { key: string }) => key === "barat-1");
	expect(seats).toMatchObject({ isNumbered: true, quota: 60, left: 60 - seats.held });
	expect(seats.held).toBeGreaterThan(0);
	expect(complaints).toEqual([]);
	await context.close();
});
