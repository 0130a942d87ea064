import { type APIRequestContext, expect, test } from "@playwright/test";
import { demoMember } from "../club/demo/members";
import { accessibilityFaults } from "./site";

// Without the console check: a mail's frame blocks all scripts, including the test tools' own.

test("a newcomer follows a reset link from the outbox", async ({ page, context, request }) => {
	await askForReset(request);
	// A job writes it, sooner or later.
	await expect(async () => {
		await page.goto("/outbox");
		await page.getByRole("link", { name: "Buat kata sandi baru" }).first().click({ timeout: 2_000 });
	}).toPass();
	const mail = page.frameLocator("iframe");
	await expect(mail.getByRole("heading", { name: "Buat kata sandi baru" })).toBeVisible();
	const opened = context.waitForEvent("page");
	await mail.getByRole("link", { name: "Buat kata sandi", exact: true }).click();
	const site = await opened;
	await expect(site).toHaveURL(/\/reset/);
	await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a newcomer reads a code, and the outbox has no accessibility fault", async ({ page, request }) => {
	await request.post("/api/otp_password/generate", { data: { phone: demoMember.phone } });
	const { id, text } = await latestTo(request, demoMember.phone);
	for (const colorScheme of ["light", "dark"] as const)
		for (const width of [390, 1440]) {
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 844 });
			await page.goto(`/outbox/${id}`);
			await expect(page.locator(".outbox-text")).toHaveText(text);
			expect(await accessibilityFaults(page)).toEqual([]);
		}
});

test("a mail on its own has no accessibility fault", async ({ page, request }) => {
	await askForReset(request);
	const { id } = await latestTo(request, demoMember.email);
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.goto(`/outbox/${id}/mail`);
		// Landmarks are for pages; a mail is read inside of one.
		const faults = await accessibilityFaults(page);
		expect(faults.filter((fault) => !/^(region|landmark-one-main)/.test(fault))).toEqual([]);
	}
});

const askForReset = (request: APIRequestContext) =>
	request.post("/api/user/forgot-password", { data: { email: demoMember.email } });

async function latestTo(request: APIRequestContext, to: string): Promise<{ id: string; text: string }> {
	const answer = await request.get(`/api/outbox/latest?to=${encodeURIComponent(to)}`);
	expect(answer.status()).toBe(200);
	return answer.json();
}
