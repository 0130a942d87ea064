import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { password } from "./passwords";
import { choosePickUp } from "./pick-up";
import { expect, faultsInBothThemes, faultsOfWidth, journeysAt, phone, ready, test } from "./site";

type Buyer = { token: string; api: APIRequestContext };
type Method = "qris" | "va_bca" | "gopay" | "card";

/** A fresh member, logged in in this browser. */
async function arrive(page: Page, baseURL: string): Promise<Buyer> {
	const api = page.request;
	const number = String(Date.now() + Math.floor(Math.random() * 1e6)).slice(-8);
	const answer = await api.post("/api/register", {
		data: {
			name: "Sari Dewanti",
			email: `bayar-${number}@example.com`,
			phone: `0815${number}`,
			password,
			password_confirmation: password,
			consent: true,
		},
	});
	const { access_token: token } = await answer.json();
	await page.context().addCookies([
		{ name: "token", value: token, url: baseURL },
		{ name: "consent", value: "1.e2e.", url: baseURL },
	]);
	return { token, api };
}

const headers = ({ token }: Buyer, key = randomUUID() as string) => ({
	authorization: `Bearer ${token}`,
	"idempotency-key": key,
});

async function findVariant(api: APIRequestContext): Promise<string> {
	const { products } = await (await api.get("/api/products?sort=cheapest")).json();
	for (const { slug } of products) {
		const { variants } = await (await api.get(`/api/products/${slug}`)).json();
		const plenty = variants.find(({ stock }: { stock: number }) => stock >= 10);
		if (plenty) return plenty.id;
	}
	throw new Error("The demo store has nothing to sell");
}

async function order(buyer: Buyer, method: Method, key?: string): Promise<string> {
	const items = [{ variantId: await findVariant(buyer.api), quantity: 1 }];
	const answer = await buyer.api.post("/api/checkout/orders", {
		data: { items, method, delivery: await choosePickUp(buyer.api, items) },
		headers: headers(buyer, key),
	});
	expect(answer.status(), await answer.text()).toBe(201);
	return (await answer.json()).number;
}
const read = async (buyer: Buyer, number: string) =>
	(await buyer.api.get(`/api/orders/${number}`, { headers: headers(buyer) })).json();

async function pageOf(buyer: Buyer, number: string): Promise<string> {
	await expect.poll(async () => (await read(buyer, number)).attempt?.pageUrl).toBeTruthy();
	return (await read(buyer, number)).attempt.pageUrl;
}
/** Presses a button of the simulator's drawer, as somebody does who knows the payment's page. */
async function act(buyer: Buyer, number: string, what: string) {
	const answer = await buyer.api.post(await pageOf(buyer, number), { form: { act: what } });
	expect(answer.status()).toBe(200);
}
const show = async (page: Page, number: string) => {
	await page.goto(`/order-complete?order=${number}`);
	await ready(page);
};
const pending = (page: Page) => page.getByRole("heading", { name: "Tinggal bayar", exact: true });
const paid = (page: Page) => page.getByRole("heading", { name: "Lunas", exact: true });

for (const viewport of journeysAt(phone))
	test.describe(`paying an order, ${viewport.width} wide`, () => {
		test.use({ viewport });

		test("after a refusal, by another method; the old number no longer works", async ({ page, baseURL }) => {
			const buyer = await arrive(page, baseURL!);
			const number = await order(buyer, "card");
			const first = await pageOf(buyer, number);
			await act(buyer, number, "fail");
			await show(page, number);
			await expect(page.getByText("Pembayaran ditolak.")).toBeVisible();
			await page.locator("summary").getByText("Ganti cara bayar").click();
			await page.getByRole("radio", { name: "BNI virtual account" }).check();
			await page.getByRole("button", { name: "Pakai cara ini" }).click();
			await expect(page.getByText("Nomor virtual account", { exact: true })).toBeVisible();
			const second = await pageOf(buyer, number);
			expect(second).not.toBe(first);
			await act(buyer, number, "succeed");
			await expect(paid(page)).toBeVisible();
			// The banner about missing account details appears only once the payment is done.
			const banner = page.locator(".account-banner");
			await expect(banner).toHaveCount(0);
			await page.getByRole("link", { name: "Lihat pesanan" }).click();
			await expect(banner).toBeVisible();
			await expect(page.getByRole("heading", { name: "Sedang dikemas.", exact: true })).toBeVisible();
		});

		test("cancelled by its owner; money that comes late asks for an account", async ({ page, baseURL }) => {
			const buyer = await arrive(page, baseURL!);
			const number = await order(buyer, "va_bca");
			const payment = await pageOf(buyer, number);
			await show(page, number);
			await page.getByRole("button", { name: "Batalkan pesanan" }).click();
			await page.getByRole("button", { name: "Ya, batalkan" }).click();
			await expect(page.getByRole("heading", { name: "Dibatalkan", exact: true })).toBeVisible();
			const again = await buyer.api.post(`/api/orders/${number}/attempts`, {
				data: { method: "qris" },
				headers: headers(buyer),
			});
			expect([again.status(), (await again.json()).error]).toEqual([409, "order.cancelled"]);
			await buyer.api.post(payment, { form: { act: "pay_late" } });
			await expect.poll(async () => (await read(buyer, number)).refunds[0]?.state).toBe("needs_account");
			await page.reload();
			await ready(page);
			await page.getByLabel("Bank", { exact: false }).first().fill("BCA");
			await page.getByLabel("Nomor rekening").fill("12");
			await page.getByLabel("Nama pemilik rekening").fill("Sari Dewanti");
			await page.getByLabel(/^Kata sandi saat ini/).fill(password);
			await page.getByRole("button", { name: "Kirim nomor rekening" }).click();
			await expect(page.getByLabel("Nomor rekening")).toBeFocused();
			await page.getByLabel("Nomor rekening").fill("1234 5678 90");
			await page.getByRole("button", { name: "Kirim nomor rekening" }).click();
			await expect(page.getByText("BCA, rekening berakhiran 7890")).toBeVisible();
		});

		test("expired at the gateway: the page says so, and it can be tried again", async ({ page, baseURL }) => {
			const buyer = await arrive(page, baseURL!);
			const number = await order(buyer, "gopay");
			await act(buyer, number, "expire");
			await expect.poll(async () => (await read(buyer, number)).attempt.state).toBe("expired");
			await show(page, number);
			await expect(page.getByText("Cara bayar ini sudah tidak berlaku.")).toBeVisible();
			await page.getByRole("button", { name: "Coba lagi" }).click();
			await expect(page.getByRole("link", { name: "Buka GoPay" })).toBeVisible();
		});
	});

test("notices sent twice, out of order and forged", async ({ page, baseURL }) => {
	const buyer = await arrive(page, baseURL!);
	const forged = await order(buyer, "gopay");
	await act(buyer, forged, "send_forged");
	for (const what of ["send_twice", "send_out_of_order"]) {
		const number = await order(buyer, "gopay");
		await act(buyer, number, what);
		await expect.poll(async () => (await read(buyer, number)).state).toBe("paid");
		const { timeline } = await read(buyer, number);
		expect(timeline.map(({ state }: { state: string }) => state)).toEqual(["awaiting_payment", "paid"]);
	}
	expect((await read(buyer, forged)).state).toBe("awaiting_payment");
});

test("one key is one order, and another member's order does not exist", async ({
	page,
	browser,
	baseURL,
}) => {
	const buyer = await arrive(page, baseURL!);
	const key = randomUUID();
	const [first, second] = [await order(buyer, "qris", key), await order(buyer, "qris", key)];
	expect(second).toBe(first);
	const other = await browser.newPage();
	const stranger = await arrive(other, baseURL!);
	expect((await stranger.api.get(`/api/orders/${first}`, { headers: headers(stranger) })).status()).toBe(404);
	await other.goto(`/order-complete?order=${first}`);
	await expect(other.getByRole("heading", { name: "Tidak ada pesanan dengan nomor ini." })).toBeVisible();
	await other.close();
});

test("the payment screen can be used by everybody", async ({ page, baseURL }) => {
	const buyer = await arrive(page, baseURL!);
	const [waiting, done] = [await order(buyer, "va_bca"), await order(buyer, "gopay")];
	await act(buyer, done, "succeed");
	await expect.poll(async () => (await read(buyer, done)).state).toBe("paid");
	for (const [number, heading] of [
		[waiting, pending],
		[done, paid],
	] as const)
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await show(page, number);
			await expect(heading(page)).toBeVisible();
			expect(await faultsOfWidth(page), `${number} at ${width}`).toEqual([]);
			const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
			expect(await page.evaluate(isWider)).toBe(false);
		}
	await page.goto(await pageOf(buyer, waiting));
	expect(await faultsInBothThemes(page), "the simulator").toEqual([]);
});
