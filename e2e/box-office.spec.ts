import { demoStaff } from "../club/demo/members";
import { as, enter, register } from "./buyers";
import { expect, faultsInBothThemes, test } from "./site";

const match = "match-satria-laga-putri";

test("the box office gives tickets away and takes them back, sells to a walk-up by QRIS and prints, and keeps places for a group", async ({
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

	await page.goto(`/office/tickets/${match}`);
	await page.getByRole("button", { name: "Beri tiket" }).click();
	const dialog = page.getByRole("dialog");
	const guest = `tamu-${Date.now()}@kota.example`;
	await dialog.getByLabel(/^Nama di tiket/).fill("Ibu Wali Kota");
	await dialog.getByLabel(/^Email atau nomor ponsel/).fill("bukan alamat");
	await dialog.getByLabel(/^Alasan/).fill("Tamu kehormatan");
	await dialog.getByRole("button", { name: "Beri tiket" }).click();
	await expect(dialog.getByText(/^Tulis alamat email, atau nomor ponsel/)).toBeVisible();
	await dialog.getByLabel(/^Email atau nomor ponsel/).fill(guest);
	expect(await faultsInBothThemes(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Beri tiket" }).click();
	await expect(dialog).toBeHidden();
	const gift = page.getByRole("listitem").filter({ hasText: guest });
	await expect(gift).toContainText("Tamu kehormatan");
	await gift.getByRole("button", { name: /^Tarik/ }).click();
	await dialog.getByRole("button", { name: "Tarik" }).click();
	await expect(gift).toContainText("ditarik");

	const coordinator = await register(api);
	await page.getByRole("button", { name: "Beri jatah" }).click();
	await dialog.getByLabel(/^Kelompok/).fill("Ombak Utara");
	await dialog.getByLabel(/^Email koordinator/).fill(coordinator.email);
	await dialog.getByRole("button", { name: "Beri jatah" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("listitem").filter({ hasText: coordinator.email })).toContainText(
		"0 dari 1 diambil",
	);

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
	await expect(page.getByRole("button", { name: "Tampilkan QRIS" })).toBeVisible();

	const theirs = await browser.newContext({ baseURL: baseURL!, locale: "id-ID", timezoneId: "Asia/Jakarta" });
	const other = await theirs.newPage();
	await other.setViewportSize({ width: 390, height: 844 });
	await enter(other, coordinator, baseURL!);
	await other.goto("/profile/all/tickets");
	await other.getByLabel(/^Nama yang diundang/).fill("Sari Dewanti");
	await other.getByRole("button", { name: "Buat undangan" }).click();
	const link = await other.getByText(/\?invite=/).textContent();
	expect(await faultsInBothThemes(other)).toEqual([]);
	await theirs.close();

	const friends = await browser.newContext({
		baseURL: baseURL!,
		locale: "id-ID",
		timezoneId: "Asia/Jakarta",
	});
	const invited = await friends.newPage();
	const friend = await register(api);
	await enter(invited, friend, baseURL!);
	await invited.goto(new URL(link!).pathname + new URL(link!).search);
	await invited.getByRole("button", { name: "Ambil tempatku" }).click();
	await expect(invited.getByText("Tempatnya milikmu.")).toBeVisible();
	const { events } = await (await api.get("/api/passes", { headers: as(friend) })).json();
	expect(events[0].passes).toMatchObject([{ holder: "Sari Dewanti", state: "valid" }]);
	expect(await faultsInBothThemes(invited)).toEqual([]);
	await friends.close();
});
