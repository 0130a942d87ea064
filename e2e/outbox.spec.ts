import { expect, test } from "@playwright/test";
import { demoMember } from "../club/demo/members";
import { accessibilityFaults } from "./site";

// Without the watch over the console: the frame of a mail lets no script run, not even those of this test's tools.

test("a newcomer follows a reset link from the outbox", async ({ page, context, request }) => {
	const asked = await request.post("/api/user/forgot-password", { data: { email: demoMember.email } });
	expect(asked.status()).toBe(200);
	await page.goto("/outbox");
	await page.getByRole("link", { name: "Buat kata sandi baru" }).first().click();
	const mail = page.frameLocator("iframe");
	await expect(mail.getByRole("heading", { name: "Buat kata sandi baru" })).toBeVisible();
	const opened = context.waitForEvent("page");
	await mail.getByRole("link", { name: "Buat kata sandi", exact: true }).click();
	const site = await opened;
	await expect(site).toHaveURL(/\/reset/);
	await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
	test(`the outbox has no accessibility fault, ${colorScheme}`, async ({ page, request }) => {
		await page.emulateMedia({ colorScheme });
		await request.post("/api/user/forgot-password", { data: { email: demoMember.email } });
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto("/outbox");
			await page
				.locator(".outbox-list a")
				.first()
				.click({ trial: width < 900 });
			expect(await accessibilityFaults(page)).toEqual([]);
		}
	});
