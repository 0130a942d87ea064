import type { APIRequestContext, Page } from "@playwright/test";
import { password } from "./passwords";
import { accessibilityFaults, expect, ready, test } from "./site";

/** A fresh member, so that a test can change things that other tests don't look at. */
async function enterAsNewMember(page: Page, api: APIRequestContext, baseURL: string) {
	const number = String(Date.now() + Math.floor(Math.random() * 1e6)).slice(-8);
	const answer = await api.post("/api/register", {
		data: {
			name: "Sari Dewanti",
			email: `alamat-${number}@example.com`,
			phone: `0815${number}`,
			password,
			password_confirmation: password,
			consent: true,
		},
	});
	const token = (await answer.json()).access_token as string;
	await page.context().addCookies([
		{ name: "token", value: token, url: baseURL },
		{ name: "consent", value: "1.e2e.", url: baseURL },
	]);
	return token;
}

/** On the first start, areas are loaded in the background. */
async function areasAreLoaded(api: APIRequestContext) {
	await expect
		.poll(async () => (await (await api.get("/api/areas")).json()).isReady, { timeout: 120_000 })
		.toBe(true);
}

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").getByText(text, { exact: true });

async function fillPerson(page: Page, label: string) {
	await page.getByLabel("Nama alamat").fill(label);
	await page.getByLabel("Nama penerima").fill("Ratna Dewi");
	await page.getByLabel("Nomor HP penerima").fill("0813 5550 1987");
	await page.getByLabel("Jalan, nomor, RT/RW").fill("Jl. Tebet Raya No. 12");
	await page.getByLabel("Kode pos").fill("12810");
}

test.beforeEach(async ({ request }) => areasAreLoaded(request));

test("an address is found by keyboard alone, saved, changed, and deleted", async ({
	page,
	request,
	baseURL,
}) => {
	await enterAsNewMember(page, request, baseURL!);
	await page.goto("/profile/address");
	await ready(page);
	await expect(page.getByRole("heading", { name: "Belum ada alamat tersimpan." })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Tambah alamat" }).click();
	await expect(page).toHaveURL("/profile/address/create");

	await fillPerson(page, "Kos");
	const box = page.getByRole("combobox", { name: "Kelurahan atau kecamatan" });
	await box.pressSequentially("tbet barat jaksel");
	await expect(page.getByText("Mungkin maksudmu:")).toBeVisible();
	await expect(page.getByRole("option").first()).toContainText("Tebet Barat");
	await box.press("ArrowDown");
	await box.press("ArrowUp");
	await box.press("Enter");
	await expect(page.getByText("Tebet Barat, Tebet, Kota Jakarta Selatan, DKI Jakarta")).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole("button", { name: "Simpan alamat" }).press("Enter");
	await expect(page).toHaveURL("/profile/address");
	await expect(toast(page, "Alamat tersimpan.")).toBeVisible();
	const first = page.getByRole("listitem").filter({ hasText: "Ratna Dewi" });
	await expect(first).toContainText("Utama");
	await expect(first).toContainText("0813 5550 1987");

	await page.getByRole("link", { name: "Ubah alamat Kos" }).click();
	await page.getByLabel("Patokan (boleh kosong)").fill("pagar biru");
	await page.getByRole("button", { name: "Simpan alamat" }).click();
	await expect(page).toHaveURL("/profile/address");
	await expect(first).toContainText("Patokan: pagar biru");

	await page.getByRole("button", { name: "Hapus alamat Kos" }).click();
	const dialog = page.getByRole("dialog", { name: "Hapus alamat ini?" });
	await dialog.getByRole("button", { name: "Batal" }).click();
	await expect(first).toBeVisible();
	await page.getByRole("button", { name: "Hapus alamat Kos" }).click();
	await dialog.getByRole("button", { name: "Hapus" }).click();
	await expect(page.getByRole("heading", { name: "Belum ada alamat tersimpan." })).toBeVisible();
});

test("province by province works as well, and the main one can be another", async ({
	page,
	request,
	baseURL,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await enterAsNewMember(page, request, baseURL!);
	for (const label of ["Rumah", "Kantor"]) {
		await page.goto("/profile/address/create");
		await ready(page);
		await fillPerson(page, label);
		await page.getByRole("button", { name: "Pilih dari daftar provinsi" }).click();
		await page.getByLabel("Provinsi").selectOption({ label: "Jawa Barat" });
		await page.getByLabel("Kota atau kabupaten").selectOption({ label: "Kota Bandung" });
		await page.getByLabel("Kecamatan", { exact: false }).last().selectOption({ label: "Coblong" });
		await page.getByLabel("Kelurahan atau desa").selectOption({ label: "Dago" });
		await page.getByRole("button", { name: "Simpan alamat" }).click();
		await expect(page).toHaveURL("/profile/address");
	}
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole("button", { name: "Jadikan utama: Kantor" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Utama" }).last()).toContainText("Kantor");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("errors appear at their fields, and no input is lost", async ({ page, request, baseURL }) => {
	await enterAsNewMember(page, request, baseURL!);
	await page.goto("/profile/address/create");
	await ready(page);
	await fillPerson(page, "Kos");
	await page.getByLabel("Nomor HP penerima").fill("12");
	await page.getByRole("button", { name: "Simpan alamat" }).click();
	await expect(page.getByText("Pilih kelurahan atau desanya.")).toBeVisible();
	await expect(page.getByLabel("Nama alamat")).toHaveValue("Kos");
	const box = page.getByRole("combobox", { name: "Kelurahan atau kecamatan" });
	await expect(box).toBeFocused();
	await box.fill("coblong bandung");
	await page.getByRole("option", { name: "Kecamatan Coblong" }).click();
	await page.getByLabel("Kelurahan atau desa").selectOption({ label: "Dago" });
	await page.getByRole("button", { name: "Simpan alamat" }).click();
	await expect(page.getByText("Tulis nomor HP Indonesia")).toBeVisible();
});

test("an unknown address shows a clear empty state", async ({ page, request, baseURL }) => {
	await enterAsNewMember(page, request, baseURL!);
	await page.goto("/profile/address/unknown/edit");
	await ready(page);
	await expect(page.getByRole("heading", { name: "Alamat ini tidak ada." })).toBeVisible();
});
