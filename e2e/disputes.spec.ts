import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { as, enter, readOrder, register, simulate, variantsOf } from "./buyers";
import { choosePickUp } from "./pick-up";
import { desktop, expect, faultsInBothThemes, phone, test } from "./site";

/** A paid order whose payment the buyer's bank has taken back. */
async function chargedBack(api: APIRequestContext) {
	const buyer = await register(api);
	const variant = (await variantsOf(api, "syal-ombak")).find(({ stock }) => stock > 0)!;
	const items = [{ variantId: variant.id, quantity: 1 }];
	const placed = await api.post("/api/checkout/orders", {
		headers: { ...as(buyer), "idempotency-key": randomUUID() },
		data: { items, method: "qris", delivery: await choosePickUp(api, items) },
	});
	const { number } = (await placed.json()) as { number: string };
	for (const act of ["succeed", "charge_back"]) await simulate(api, buyer, number, act);
	await expect.poll(async () => (await readOrder(api, buyer, number)).state).toBe("disputed");
	return number;
}

const cardOf = (page: Page, number: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: number }) });

async function decide(page: Page, number: string, outcome: "Menang" | "Kalah") {
	const card = cardOf(page, number);
	await card.getByLabel(/^Apa kata bank atau penyedia/).fill("Surat bank 0119");
	await card.getByRole("button", { name: outcome }).click();
	await page.getByRole("button", { name: `Ya, klub ${outcome.toLowerCase()}` }).click();
	await expect(card).toHaveCount(0);
}

test("disputes come from the gateway's notice, gather evidence on a phone, and end won or lost", async ({
	page,
	baseURL,
}) => {
	const [won, lost] = [await chargedBack(page.request), await chargedBack(page.request)];
	const login = await page.request.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	await enter(page, { token: (await login.json()).access_token, email: demoStaff.email }, baseURL!);
	await page.setViewportSize(phone);
	await page.goto("/office/money?tab=disputes");
	const card = cardOf(page, won);
	await expect(card.getByText("4837: No cardholder authorization")).toBeVisible();
	await expect(card.getByText("7 hari lagi")).toBeVisible();
	await expect(card.getByText("1 barang belum dikemas")).toBeVisible();
	await card.getByLabel(/^Tulis catatan atau bukti/).fill("Foto serah terima di gerbang");
	await card.getByRole("button", { name: "Simpan catatan" }).click();
	await expect(card.getByRole("listitem").getByText("Foto serah terima di gerbang")).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);

	await decide(page, won, "Menang");
	await decide(page, lost, "Kalah");
	await page.setViewportSize(desktop);
	await page.getByLabel("Sengketa", { exact: true }).selectOption("decided");
	await expect(cardOf(page, won).getByText(/^Menang, /)).toBeVisible();
	await expect(cardOf(page, lost).getByText(/^Kalah, /)).toBeVisible();
	await expect(cardOf(page, lost).getByText("Surat bank 0119")).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
});
