import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { demoMember, demoStaff } from "../club/demo/members";
import { accessibilityFaults, expect, phone, ready, test } from "./site";

test("a fan asks to return what has arrived with a photograph; the club accepts, receives and refunds it", async ({
	page,
	request,
	baseURL,
}) => {
	const logIn = async ({ email, password }: { email: string; password: string }) =>
		(await (await request.post("/api/login", { data: { email, password } })).json()).access_token as string;
	const [fan, staff] = [await logIn(demoMember), await logIn(demoStaff)];
	await page.context().addCookies([
		{ name: "token", value: fan, url: baseURL! },
		{ name: "consent", value: "1.e2e.", url: baseURL! },
	]);
	const photograph = await sharp({ create: { width: 80, height: 60, channels: 3, background: "navy" } })
		.png()
		.toBuffer();
	// Demo orders are created in the background after startup.
	const delivered = async () =>
		(
			await (
				await request.get(`/api/staff/orders?tab=delivered&q=${encodeURIComponent(demoMember.email)}`, {
					headers: { authorization: `Bearer ${staff}` },
				})
			).json()
		).orders.find(({ state }: { state: string }) => state === "delivered");
	await expect.poll(delivered, { timeout: 120_000 }).toBeTruthy();
	const { number } = await delivered();

	await page.goto(`/profile/more/${number}`);
	await ready(page);
	await page.getByRole("button", { name: "Ajukan pengembalian" }).click();
	const dialog = page.getByRole("dialog", { name: "Apa yang mau dikembalikan?" });
	await dialog.getByRole("button", { name: "Kirim pengajuan" }).click();
	await expect(dialog.getByText("Pilih paling sedikit satu barang.")).toBeVisible();
	await page.setViewportSize(phone);
	await dialog.getByRole("button", { name: "Tambah", exact: true }).first().click();
	await dialog.getByLabel("Alasannya").selectOption("Ukurannya tidak pas");
	await dialog.getByLabel("Ceritakan singkat").fill("Lengannya kependekan.");
	await dialog
		.getByLabel("Tambah foto")
		.setInputFiles({ name: "jersey.png", mimeType: "image/png", buffer: photograph });
	await expect(dialog.getByRole("button", { name: "Buang foto 1" })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Kirim pengajuan" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("heading", { name: "Sedang kami periksa" })).toBeVisible();

	const ask = (call: string, data: object) =>
		request.post(`/api/staff/returns/${call}`, {
			headers: { authorization: `Bearer ${staff}`, "idempotency-key": randomUUID() },
			data,
		});
	const { returns } = await (
		await request.get("/api/staff/returns", { headers: { authorization: `Bearer ${staff}` } })
	).json();
	const { id } = returns.find((each: { number: string }) => each.number === number);
	expect((await ask(`${id}/accepted`, { words: "Sertakan labelnya, ya." })).status()).toBe(200);
	await page.reload();
	await expect(page.getByText("Sertakan labelnya, ya.")).toBeVisible();
	await expect(page.getByText(`Tulis nomor pesanan ${number} di paketnya.`)).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	expect((await ask(`${id}/received`, {})).status()).toBe(200);
	await page.reload();
	await expect(page.getByRole("heading", { name: "Barang sudah kami terima" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Pengembalian dana" })).toBeVisible();
});
