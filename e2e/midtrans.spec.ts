import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { club } from "../club/profile";
import { freePort } from "../scripts/free-port.mjs";
import { startSite } from "../scripts/server.mjs";
import { startMidtransServer } from "../test/midtrans-server";
import { as, type Buyer, enter, register } from "./buyers";
import { choosePickUp } from "./pick-up";
import { expect, faultsInBothThemes, phone, ready, test } from "./site";

const match = "match-satria-laga-putri";
const price = 50_000;

test("with Midtrans, fans pay on our own page, the box office shows its QR, and finance imports the settlement and wins a dispute", async ({
	page,
	playwright,
}) => {
	// It starts a site of its own.
	test.slow();
	const midtrans = await startMidtransServer();
	const folder = await mkdtemp(path.join(tmpdir(), "ombak midtrans "));
	const port = String(await freePort());
	const baseURL = `http://127.0.0.1:${port}`;
	const site = await startSite({
		...{
			APP_ENV: "demo",
			HOST: "127.0.0.1",
			PORT: port,
			PUBLIC_URL: baseURL,
			DATA_DIR: folder,
			LOG_LEVEL: "error",
		},
		...{
			PAYMENT_GATEWAY: "midtrans",
			MIDTRANS_SERVER_KEY: "SB-Mid-server-TEST",
			MIDTRANS_MERCHANT_ID: "M100",
		},
		...{ MIDTRANS_URL: midtrans.url, UNPAID_ORDERS: "20", UNPAID_PIECES: "20" },
	});
	const api = await playwright.request.newContext({ baseURL });
	const tell = async (number: string) => {
		const data = JSON.parse(midtrans.noticeOf(number).toString());
		expect((await api.post("/api/payments/notices/midtrans", { data })).status()).toBe(200);
	};
	try {
		const buyer = await register(api);
		await enter(page, buyer, baseURL);
		await page.setViewportSize(phone);
		const sold: { number: string; total: number }[] = [];
		const order = async (method: string) => {
			sold.push(await place(api, buyer, method));
			await page.goto(`${baseURL}/order-complete?order=${sold.at(-1)!.number}`);
			await ready(page);
			return sold.at(-1)!.number;
		};
		const payThere = async (number: string) => {
			midtrans.books.pay(number);
			await tell(number);
			await isPaid(page);
		};

		const scanned = await order("qris");
		await expect(page.getByRole("img", { name: /^Kode QRIS untuk pembayaran Rp/ })).toBeVisible();
		await payThere(scanned);

		const transferred = await order("va_bca");
		await expect(page.getByText("Nomor virtual account", { exact: true })).toBeVisible();
		const [va] = midtrans.books.payments.get(transferred)!.numbers.va_numbers as { va_number: string }[];
		await expect(page.locator(".payment-copy b").first()).toHaveText(va!.va_number);
		await payThere(transferred);

		const atTill = await order("alfamart");
		await expect(page.getByText("Kode bayar", { exact: true })).toBeVisible();
		await payThere(atTill);

		const approved = await order("gopay");
		await page.getByRole("link", { name: "Buka GoPay" }).click();
		await page.getByRole("button", { name: "Setujui" }).click();
		await page.waitForURL(/order-complete/);
		await tell(approved);
		await isPaid(page);

		const login = await api.post("/api/login", {
			data: { email: demoStaff.email, password: demoStaff.password },
		});
		await enter(page, { token: (await login.json()).access_token, email: demoStaff.email }, baseURL);
		await page.goto(`${baseURL}/office/tickets/${match}`);
		await page.getByRole("link", { name: "Loket" }).click();
		await page.getByRole("button", { name: "Tampilkan QRIS" }).click();
		await expect(page.getByRole("img", { name: /QRIS|QR/ })).toBeVisible();
		const counter = [...midtrans.books.payments.keys()].at(-1)!;
		midtrans.books.pay(counter);
		await tell(counter);
		await expect(page.getByRole("heading", { name: "Lunas" })).toBeFocused();

		await page.goto(`${baseURL}/office/money?tab=settlements`);
		await expect(page.getByText("Belum ada pencairan di bulan ini.")).toBeVisible();
		const file = { name: "pencairan.csv", mimeType: "text/csv", buffer: settlementOf(sold) };
		await page.getByLabel("Impor file pencairan").setInputFiles(file);
		await expect(
			page.getByText(/^5 baris dibaca, 4 dicatat di buku besar\. 1 baris tidak cocok/),
		).toBeVisible();
		await expect(page.getByText("Nomor ini tidak ada di pesanan kita.")).toBeVisible();
		const sum = sold.reduce((all, { total }) => all + total, 0) - 4 * 1_110 + price;
		await page.getByLabel(/^Yang masuk rekening pada/).fill(String(sum));
		await page.getByRole("button", { name: "Simpan" }).click();
		await expect(page.getByText("cocok", { exact: true })).toBeVisible();
		await page.getByLabel("Impor file pencairan").setInputFiles(file);
		await expect(page.getByText(/^File ini sudah diimpor/)).toBeVisible();
		expect(await faultsInBothThemes(page)).toEqual([]);
		await page.setViewportSize({ width: 1440, height: 900 });
		expect(await faultsInBothThemes(page)).toEqual([]);

		midtrans.books.move(scanned, "chargeback");
		await tell(scanned);
		await page.goto(`${baseURL}/office/money?tab=disputes`);
		const dispute = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: scanned }) });
		await dispute.getByLabel(/^Apa kata bank atau penyedia/).fill("Surat bank 0119");
		await dispute.getByRole("button", { name: "Menang" }).click();
		await page.getByRole("button", { name: "Ya, klub menang" }).click();
		await expect(dispute).toHaveCount(0);
	} finally {
		// Its page keeps listening to the order's state.
		await page.close();
		await api.dispose();
		await site.stop();
		await midtrans.close();
		await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
	}
});

const isPaid = (page: Page) =>
	expect(page.getByRole("heading", { name: "Lunas", exact: true })).toBeVisible();

async function place(api: APIRequestContext, buyer: Buyer, method: string) {
	const { products } = await (await api.get("/api/products?sort=cheapest")).json();
	const { variants } = await (await api.get(`/api/products/${products[0].slug}`)).json();
	const inStock = variants.find(({ stock }: { stock: number }) => stock > 5);
	const items = [{ variantId: inStock.id, quantity: 1 }];
	const placed = await api.post("/api/checkout/orders", {
		data: { items, method, delivery: await choosePickUp(api, items) },
		headers: { ...as(buyer), "idempotency-key": randomUUID() },
	});
	expect(placed.status(), await placed.text()).toBe(201);
	return (await placed.json()) as { number: string; total: number };
}

/** Of today, each with a fee of Rp 1.000 and its tax, and one order of another shop. */
function settlementOf(sold: { number: string; total: number }[]) {
	const day = new Intl.DateTimeFormat("en-CA", { timeZone: club.timeZone }).format(new Date());
	const lines = sold.map(({ number, total }) =>
		[number, "", "qris", total, 1_000, 110, total - 1_110, `${day} 10:00:00`, day].join(","),
	);
	lines.push(["TOKO-LAIN-17", "", "qris", price, 0, 0, price, `${day} 10:00:00`, day].join(","));
	return Buffer.from([Object.values(club.settlementColumns).join(","), ...lines].join("\n"));
}
