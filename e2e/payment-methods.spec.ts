import type { Page } from "@playwright/test";
import type { PaymentMethod } from "../app/orders/payments/payment-methods";
import { type Buyer, comeWith, readOrder, register, saveAddress, simulate } from "./buyers";
import { password } from "./passwords";
import { desktop, expect, phone, ready, test } from "./site";

type Visit = { page: Page; buyer: Buyer; number: string };

async function payAtGateway({ page, buyer, number }: Visit, button: string) {
	await expect.poll(async () => (await readOrder(page.request, buyer, number)).attempt?.pageUrl).toBeTruthy();
	await page.goto((await readOrder(page.request, buyer, number)).attempt.pageUrl);
	await page.getByRole("button", { name: button }).click();
}

async function transfer(visit: Visit) {
	await expect(visit.page.getByText("Nomor virtual account", { exact: true })).toBeVisible();
	await payAtGateway(visit, "Transfer sekarang");
}

async function transferWhileThePageIsOpen({ page, buyer, number }: Visit) {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await expect(page.getByRole("timer")).toHaveAccessibleName(/Sisa waktu: 23 jam/);
	await page.getByRole("button", { name: "Salin nomor" }).click();
	await expect(page.getByRole("button", { name: "Tersalin" })).toBeVisible();
	const { attempt } = await readOrder(page.request, buyer, number);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(attempt.instructions.number);
	await simulate(page.request, buyer, number, "succeed");
}

async function payBill(visit: Visit) {
	await expect(visit.page.getByText("Kode perusahaan", { exact: true })).toBeVisible();
	await expect(visit.page.getByText("Nomor tagihan", { exact: true })).toBeVisible();
	await payAtGateway(visit, "Transfer sekarang");
}

async function scan(visit: Visit) {
	const { page, number } = visit;
	await expect(page.getByRole("img", { name: /Kode QRIS untuk pembayaran Rp/ })).toBeVisible();
	await expect(page.getByRole("link", { name: "Simpan gambar" })).toHaveAttribute(
		"download",
		`${number}.png`,
	);
	await payAtGateway(visit, "Saya sudah memindai dan membayar");
}

const approveIn = (app: string) => (visit: Visit) => approve(visit, `Buka ${app}`);

async function approve({ page }: Visit, link = "Buka halaman pembayaran") {
	await page.getByRole("link", { name: link }).click();
	await page.getByRole("button", { name: "Setujui" }).click();
}

async function payByCard({ page }: Visit) {
	await page.getByRole("link", { name: "Buka halaman pembayaran" }).click();
	await page.getByRole("button", { name: "Bayar dengan kartu" }).click();
	for (const [code, isRight] of [
		["000000", false],
		["112233", true],
	] as const) {
		await page.getByLabel("Kode 3-D Secure").fill(code);
		await page.getByRole("button", { name: "Konfirmasi" }).click();
		if (!isRight) await expect(page.getByRole("alert")).toHaveText("Kodenya salah. Coba 112233.");
	}
}

const payAtTill = (visit: Visit) => payAtGateway(visit, "Bayar di kasir");

const widths = { phone, desktop };
type Width = keyof typeof widths;
const both: Width[] = ["phone", "desktop"];
type NotOffered = "akulaku" | "kredivo";
/** As BRI and DANA in all but the name. */
type Alike = "va_cimb" | "ovo";
type Method = { group?: string; name: string; pay: (visit: Visit) => Promise<void>; at: Width[] };

/** Every method on offer, as the checkout names it, and how it is paid. Those that look alike share the two widths among them. */
const methods: Record<Exclude<PaymentMethod, NotOffered | Alike>, Method> = {
	qris: { name: "QRIS", pay: scan, at: both },
	va_bca: { group: "Virtual account", name: "BCA", pay: transferWhileThePageIsOpen, at: both },
	va_bni: { group: "Virtual account", name: "BNI", pay: transfer, at: ["phone"] },
	va_bri: { group: "Virtual account", name: "BRI", pay: transfer, at: ["desktop"] },
	va_mandiri: { group: "Virtual account", name: "Mandiri", pay: payBill, at: both },
	va_permata: { group: "Virtual account", name: "Permata", pay: transfer, at: ["phone"] },
	gopay: { group: "Dompet digital", name: "GoPay", pay: approveIn("GoPay"), at: ["phone"] },
	shopeepay: { group: "Dompet digital", name: "ShopeePay", pay: approveIn("ShopeePay"), at: ["desktop"] },
	dana: { group: "Dompet digital", name: "DANA", pay: approve, at: ["phone"] },
	va_bsi: { group: "Virtual account", name: "BSI", pay: approve, at: ["desktop"] },
	card: { name: "Kartu kredit atau debit", pay: payByCard, at: both },
	alfamart: { group: "Bayar tunai di gerai", name: "Alfamart", pay: payAtTill, at: ["desktop"] },
	indomaret: { group: "Bayar tunai di gerai", name: "Indomaret", pay: payAtTill, at: ["phone"] },
};

/** From the checkout on, where everybody arrives alike, to the paid order. */
async function orderAndPay(page: Page, buyer: Buyer, { group, name, pay }: Method) {
	const place = page.getByRole("button", { name: "Buat pesanan" });
	await expect(page.getByRole("radio", { name: /^JNE Reguler/ })).toBeVisible();
	if (group) await page.locator("summary").filter({ hasText: group }).click();
	await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
	await expect(place).not.toHaveAttribute("aria-busy", "true");
	await place.click();
	await expect(page.getByRole("heading", { name: "Tinggal bayar", exact: true })).toBeVisible();
	await pay({ page, buyer, number: new URL(page.url()).searchParams.get("order")! });
	await expect(page.getByRole("heading", { name: "Lunas", exact: true })).toBeVisible();
}

for (const width of both)
	test.describe(`${widths[width].width} wide`, () => {
		test.use({ viewport: widths[width] });

		test("a guest pays by card, from the shop window to a paid order", async ({ page, request }) => {
			const buyer = await register(request);
			await saveAddress(request, buyer);
			await page.goto("/store/detail/syal-ombak");
			await ready(page);
			await page.getByRole("link", { name: "Beli sekarang" }).click();
			await expect(page).toHaveURL(/\/login\//);
			const main = page.getByRole("main");
			await main.getByLabel(/^Email\*?$/).fill(buyer.email);
			await main.getByLabel(/^Kata sandi\*?$/).fill(password);
			await main.getByRole("button", { name: "Masuk, lalu bayar" }).click();
			await orderAndPay(page, buyer, methods.card);
		});

		for (const [name, method] of Object.entries(methods))
			if (name !== "card" && method.at.includes(width))
				test(`a member pays by ${name}`, async ({ page, baseURL }) => {
					const buyer = await comeWith(page, "syal-ombak", baseURL!);
					await page.goto("/checkout");
					await ready(page);
					await orderAndPay(page, buyer, method);
				});
	});
