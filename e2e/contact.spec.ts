import type { Page } from "@playwright/test";
import { desktop, expect, faultsOfWidth, phone, ready, test, testWithNoise } from "./site";

const message = "Tiket derbi saya belum punya QR. Nomor pesanannya SMU-1987.";

test("a message reaches the club, and no mail goes to an unverified address", async ({ page, request }) => {
	const number = Date.now();
	const email = `budi-${number}@warga.example`;
	await open(page);
	await page.getByLabel("Nama").fill(`Budi Santoso ${number}`);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Topik").selectOption({ label: "Tiket dan stadion" });
	await messageField(page).fill(message);
	await waitAsAPerson(page);
	await page.getByRole("button", { name: "Kirim pesan" }).click();
	await expect(page.getByText("Feedback Added.")).toBeVisible();
	await expect(page).toHaveURL("/");
	await expect
		.poll(async () => (await request.get("/outbox")).text())
		.toContain(`Pesan dari Budi Santoso ${number}: Tiket dan stadion`);
	expect((await request.get(`/api/outbox/latest?to=${encodeURIComponent(email)}`)).status()).toBe(404);
});

test("each field's error clears separately", async ({ page }) => {
	await open(page);
	await page.getByRole("button", { name: "Kirim pesan" }).click();
	await expect(page.getByText("Feedback is not sent.")).toBeVisible();
	const [name, email, topic] = [page.getByLabel("Nama"), page.getByLabel("Email"), page.getByLabel("Topik")];
	for (const field of [name, email, topic]) await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(name).toBeFocused();
	await name.pressSequentially("Bu");
	await expect(name).not.toHaveAttribute("aria-invalid");
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await topic.selectOption({ index: 1 });
	await expect(topic).not.toHaveAttribute("aria-invalid");
	await expect(page).toHaveURL("/contact-us");
});

test("the form is sent by keyboard alone", async ({ page }) => {
	await open(page);
	await page.getByLabel("Nama").focus();
	await page.keyboard.type("Sri Ayu");
	await page.keyboard.press("Tab");
	await page.keyboard.type(`sri-${Date.now()}@warga.example`);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Aka");
	await page.keyboard.press("Tab");
	await page.keyboard.type(message);
	await waitAsAPerson(page);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Kirim pesan" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Feedback Added.")).toBeVisible();
	await expect(page).toHaveURL("/");
});

// The browser itself logs the request that is aborted here.
testWithNoise("a broken connection loses nothing that was written", async ({ page }) => {
	await open(page);
	await messageField(page).fill(message);
	await page.route("**/api/contact-us/save*", (route) => route.abort());
	await page.getByRole("button", { name: "Kirim pesan" }).click();
	await expect(page.getByText("Feedback is not sent.")).toBeVisible();
	await expect(page.getByText("Tidak ada sambungan.")).toBeVisible();
	await expect(messageField(page)).toHaveValue(message);
});

test("speaks English to those who chose it", async ({ page }) => {
	await page.goto("/contact-us?lang=en");
	await expect(page).toHaveTitle(/^Contact us/);
	await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
});

for (const viewport of [phone, desktop])
	test(`has no accessibility fault, ${viewport.width} wide`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await open(page);
		await page.getByRole("button", { name: "Kirim pesan" }).click();
		await expect(page.getByLabel("Nama")).toHaveAttribute("aria-invalid", "true");
		expect(await faultsOfWidth(page)).toEqual([]);
	});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("contact details are readable, and the page says what needs scripts", async ({ page }) => {
		await page.goto("/contact-us");
		await expect(page.getByRole("heading", { name: "Hubungi kami", exact: true })).toBeVisible();
		await expect(page.locator("main a[href^='mailto:']")).toBeVisible();
		await expect(page.locator("main form noscript .note")).toContainText("JavaScript");
	});
});

const messageField = (page: Page) => page.getByRole("textbox", { name: "Pesan" });

async function open(page: Page) {
	await page.goto("/contact-us");
	await ready(page);
}

/** The form treats anyone who takes less than two seconds as a bot. */
const waitAsAPerson = (page: Page) => page.waitForTimeout(2100);
