import type { APIRequestContext, Page } from "@playwright/test";
import { areasAreLoaded, as, register, simulate } from "./buyers";
import { password } from "./passwords";
import { accessibilityFaults, atBothWidths, expect, phone, ready, test } from "./site";

test.use({ viewport: phone });

const main = (page: Page) => page.getByRole("main");
const bought = (page: Page) => page.getByRole("region", { name: "Yang kamu beli" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Lanjut yang tadi?" });
const tokenOf = async (page: Page) =>
	(await page.context().cookies()).find(({ name }) => name === "token")?.value ?? "";
/** Of whoever this browser is, guest or member. */
async function cartCount(page: Page) {
	const token = await tokenOf(page);
	const headers = token ? as({ token }) : {};
	return (await (await page.request.get("/api/cart", { headers })).json()).count;
}

async function buyNow(page: Page) {
	await page.goto("/store/detail/tumbler");
	await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: page.url() }]);
	await ready(page);
	await page.getByRole("link", { name: "Beli sekarang" }).click();
	await expect(page).toHaveURL(/\/login\/.+/);
}

async function linkTo(api: APIRequestContext, email: string) {
	let link: URL | undefined;
	await expect
		.poll(async () => {
			const mail = await (await api.get(`/api/outbox/latest?to=${encodeURIComponent(email)}`)).json();
			link = mail.template === "login-link" ? new URL(/https?:\/\/\S+/.exec(mail.text)![0]) : undefined;
			return Boolean(link);
		})
		.toBe(true);
	return `${link?.pathname}${link?.search}`;
}

test("a newcomer buys a tumbler: what is bought stays in sight, and registering leads on to it", async ({
	page,
	request,
}) => {
	await areasAreLoaded(request);
	await buyNow(page);
	await expect(bought(page)).toContainText("Tumbler");
	await expect(bought(page)).toContainText("1 buah · Rp 159.000");
	await expect.poll(() => cartCount(page)).toBe(1);
	expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);

	const newHere = page.getByRole("link", { name: "Baru di sini" });
	await expect(newHere).toBeInViewport({ ratio: 1 });
	await newHere.click();
	await expect(page).toHaveURL("/register");
	await expect(bought(page)).toContainText("Tumbler");
	expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
	const number = String(Date.now()).slice(-8);
	await main(page).getByLabel("Nama").fill("Gita Laras");
	await main(page).getByLabel("Nomor HP").fill(`0819${number}`);
	await main(page).getByLabel("Email").fill(`gita-${number}@example.com`);
	await main(page)
		.getByLabel(/^Kata sandi\*?$/)
		.fill(password);
	await main(page)
		.getByLabel(/^Saya setuju/)
		.check();
	await main(page).getByRole("button", { name: "Daftar, lalu bayar" }).click();

	await expect(page).toHaveURL("/");
	await expect(sheet(page)).toContainText("Selamat datang, Gita Laras.");
	await expect(sheet(page)).toContainText("Tumbler");
	expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
	await sheet(page).getByRole("link", { name: "Lanjut bayar Rp 159.000" }).click();
	await expect(page).toHaveURL(/\/cart\/.+/);
	await expect(page.getByLabel("Nama penerima")).toHaveValue("Gita Laras");
	await expect(page.getByLabel("Nomor HP penerima")).toHaveValue(/819/);
	await page.getByRole("combobox", { name: "Kelurahan atau kecamatan" }).fill("tebet timur");
	await page
		.getByRole("option", { name: /^Tebet Timur/ })
		.first()
		.click();
	await expect(page.getByLabel("Nama alamat")).toHaveValue("Tebet Timur");
	await expect(page.getByLabel("Kode pos")).toHaveValue("12820");
	await page.getByLabel("Jalan, nomor, RT/RW").fill("Jl. Tebet Timur Dalam No. 3");
	await page.getByRole("button", { name: "Simpan alamat" }).click();
	await expect(page.getByRole("radio", { name: /^JNE Reguler/ })).toBeVisible();
	expect(await cartCount(page)).toBe(1);
	await page.getByRole("button", { name: "Buat pesanan" }).click();
	await expect(page).toHaveURL(/\/order-complete\?order=/);
	const order = new URL(page.url()).searchParams.get("order")!;
	await simulate(request, { token: await tokenOf(page), email: "" }, order, "succeed");
	await expect(page.getByRole("heading", { name: "Lunas", exact: true })).toBeVisible();
	// What was bought at once has left the cart, too, and nothing asks about it again.
	await expect.poll(() => cartCount(page)).toBe(0);
	await page.goto("/");
	await ready(page);
	await expect(sheet(page)).toBeHidden();
});

test("a log-in link leads Home and on from there, a new password straight to the purchase", async ({
	page,
	request,
}) => {
	const { email } = await register(request);
	await buyNow(page);
	await page.getByRole("button", { name: "Kirim tautan masuk ke emailku" }).click();
	await main(page).getByLabel("Email").fill(email);
	await main(page).getByRole("button", { name: "Kirim tautan" }).click();
	await page.goto(await linkTo(request, email));
	await expect(page).toHaveURL("/");
	await sheet(page).getByRole("button", { name: "Nanti saja, taruh di keranjang" }).click();
	await expect(sheet(page)).toBeHidden();
	expect(await cartCount(page)).toBe(1);
	await page.context().clearCookies();

	await buyNow(page);
	const login = page.url();
	await page.getByRole("link", { name: "Lupa kata sandi?" }).click();
	await page.getByRole("link", { name: "Kembali ke halaman masuk" }).click();
	await expect(page).toHaveURL(login);
	await main(page).getByLabel("Email").fill(email);
	await main(page)
		.getByLabel(/^Kata sandi\*?$/)
		.fill(password);
	await main(page).getByRole("button", { name: "Masuk, lalu bayar" }).click();
	await expect(page).toHaveURL(/\/cart\/.+/);
});
