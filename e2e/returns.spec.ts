import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { demoStaff } from "../club/demo/members";
import { as, type Buyer, enter, readOrder, register, simulate, variantsOf } from "./buyers";
import { choosePickUp } from "./pick-up";
import { accessibilityFaults, atBothWidths, expect, journeysAt, phone, ready, test } from "./site";

async function post(api: APIRequestContext, who: { token: string }, path: string, data: object = {}) {
	const headers = { ...as(who), "idempotency-key": randomUUID() };
	const answer = await api.post(`/api${path}`, { headers, data });
	expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
	return answer.json();
}

/** A fan's order, paid, and handed over at the stadium by the staff. */
async function buyAndFetch(api: APIRequestContext, fan: Buyer, staff: { token: string }): Promise<string> {
	const [shirt] = await variantsOf(api, "jersey-ketiga");
	const items = [{ variantId: shirt!.id, quantity: 2 }];
	const delivery = await choosePickUp(api, items);
	const { number } = await post(api, fan, "/checkout/orders", { items, method: "qris", delivery });
	await simulate(api, fan, number, "succeed");
	await expect.poll(async () => (await readOrder(api, fan, number)).state).toBe("paid");
	const { id } = await post(api, staff, `/staff/orders/${number}/parcels`);
	await post(api, staff, `/staff/parcels/${id}/handed-over`);
	return number;
}

for (const viewport of journeysAt(phone))
	test.describe(`at ${viewport.width}`, () => {
		test.use({ viewport });

		test("a fan asks to return what has arrived with a photograph; the club accepts, receives and refunds it", async ({
			page,
			request,
			baseURL,
		}) => {
			const { email, password } = demoStaff;
			const { access_token } = await (await request.post("/api/login", { data: { email, password } })).json();
			const [fan, staff] = [await register(request), { token: access_token as string }];
			await enter(page, fan, baseURL!);
			const number = await buyAndFetch(request, fan, staff);
			const photograph = await sharp({ create: { width: 80, height: 60, channels: 3, background: "navy" } })
				.png()
				.toBuffer();

			await page.goto(`/profile/more/${number}`);
			await ready(page);
			await page.getByRole("button", { name: "Ajukan pengembalian" }).click();
			const dialog = page.getByRole("dialog", { name: "Apa yang mau dikembalikan?" });
			await dialog.getByRole("button", { name: "Kirim pengajuan" }).click();
			await expect(dialog.getByText("Pilih paling sedikit satu barang.")).toBeVisible();
			await dialog.getByRole("button", { name: "Tambah", exact: true }).first().click();
			await dialog.getByLabel("Alasannya").selectOption("Ukurannya tidak pas");
			await dialog.getByLabel("Ceritakan singkat").fill("Lengannya kependekan.");
			await dialog
				.getByLabel("Tambah foto")
				.setInputFiles({ name: "jersey.png", mimeType: "image/png", buffer: photograph });
			await expect(dialog.getByRole("button", { name: "Buang foto 1" })).toBeVisible();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await dialog.getByRole("button", { name: "Kirim pengajuan" }).click();
			await expect(dialog).toBeHidden();
			await expect(page.getByRole("heading", { name: "Sedang kami periksa" })).toBeVisible();

			const { returns } = await (await request.get("/api/staff/returns", { headers: as(staff) })).json();
			const { id } = returns.find((each: { number: string }) => each.number === number);
			await post(request, staff, `/staff/returns/${id}/accepted`, { words: "Sertakan labelnya, ya." });
			await page.reload();
			await expect(page.getByText("Sertakan labelnya, ya.")).toBeVisible();
			await expect(page.getByText(`Tulis nomor pesanan ${number} di paketnya.`)).toBeVisible();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await post(request, staff, `/staff/returns/${id}/received`);
			await page.reload();
			await expect(page.getByRole("heading", { name: "Barang sudah kami terima" })).toBeVisible();
			await expect(page.getByRole("heading", { name: "Pengembalian dana" })).toBeVisible();
		});
	});
