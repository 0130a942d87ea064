import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { as, type Buyer, enter, register, simulate, variantsOf } from "./buyers";
import { choosePickUp } from "./pick-up";
import { expect, ready, test } from "./site";

/** A member with an unpaid order for goods, on its screen. */
async function waitToPay(page: Page, baseURL: string) {
	const api = page.request;
	const buyer = await register(api);
	await enter(page, buyer, baseURL);
	const variant = (await variantsOf(api, "syal-ombak")).find(({ stock }) => stock > 0);
	const items = [{ variantId: variant!.id, quantity: 1 }];
	const placed = await api.post("/api/checkout/orders", {
		data: { items, method: "qris", delivery: await choosePickUp(api, items) },
		headers: { ...as(buyer), "idempotency-key": randomUUID() },
	});
	expect(placed.status(), await placed.text()).toBe(201);
	const { number } = (await placed.json()) as { number: string };
	await page.goto(`/order-complete?order=${number}`);
	await ready(page);
	await expect(page.getByRole("img", { name: /^Kode QRIS/ })).toBeVisible();
	return { buyer, number };
}
const pay = (page: Page, buyer: Buyer, number: string) => simulate(page.request, buyer, number, "succeed");
const isPaid = (page: Page) =>
	expect(page.getByRole("heading", { name: "Lunas", exact: true })).toBeVisible();

test("a payment shows because the server says so: the page's own clock stands still", async ({
	page,
	baseURL,
}) => {
	await page.clock.install();
	const { buyer, number } = await waitToPay(page, baseURL!);
	await page.clock.pauseAt(Date.now() + 1_000);
	await pay(page, buyer, number);
	await isPaid(page);
});

test("without a stream, the payment shows by and by", async ({ page, baseURL }) => {
	await page.route("**/api/changes*", (route) => route.fulfill({ status: 204 }));
	const { buyer, number } = await waitToPay(page, baseURL!);
	await pay(page, buyer, number);
	await isPaid(page);
});
