import { password } from "./passwords";
import { accessibilityFaults, expect, ready, test } from "./site";

test("a parent follows a player, subscribes to the calendar, keeps quiet hours and a child's name", async ({
	page,
	request,
	baseURL,
}) => {
	const number = String(Date.now()).slice(-8);
	const answer = await request.post("/api/register", {
		data: {
			name: "Sari Dewanti",
			email: `ikut-${number}@example.com`,
			phone: `0816${number}`,
			password,
			password_confirmation: password,
			consent: true,
		},
	});
	const { access_token } = await answer.json();
	await page.context().addCookies([
		{ name: "token", value: access_token, url: baseURL! },
		{ name: "consent", value: "1.e2e.", url: baseURL! },
	]);
	// Tall enough for everything: a target half under a bar would count as too small.
	await page.setViewportSize({ width: 1440, height: 2400 });
	// The answer to whether it is already followed arrives only after the press.
	const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
	await page.route("**/api/user/follow?*", async (route) => {
		const response = await route.fetch();
		await isPressed;
		await route.fulfill({ response });
	});
	const answered = page.waitForResponse("**/api/user/follow?*");
	await page.goto("/player/detail/football/raka-wirayuda");
	await ready(page);
	const follow = page.getByRole("button", { name: "Ikuti Raka Wirayuda" });
	await follow.press("Enter");
	await expect(follow).toHaveAttribute("aria-pressed", "true");
	pressed();
	await (await answered).finished();
	await page.waitForLoadState("networkidle");
	await expect(follow).toHaveAttribute("aria-pressed", "true");

	await page.goto("/profile/notification");
	await ready(page);
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: "Raka Wirayuda" })).toBeVisible();
	const address = await main.locator(".own-calendar").innerText();
	const calendar = await request.get(new URL(address).pathname);
	expect(await calendar.text()).toContain("BEGIN:VEVENT");
	await main.getByRole("button", { name: "Ganti alamat" }).press("Enter");
	await expect(main.locator(".own-calendar")).not.toHaveText(address);
	expect((await request.get(new URL(address).pathname)).status()).toBe(404);

	await main.getByRole("switch", { name: "Jangan ganggu pada jam tertentu" }).press("Space");
	await expect(main.getByLabel("Dari")).toHaveValue("22:00");
	await main.getByLabel("Dari").fill("21:30");
	await main.getByLabel("Dari").blur();
	await page.reload();
	await ready(page);
	await expect(main.getByLabel("Dari")).toHaveValue("21:30");
	expect(await accessibilityFaults(page)).toEqual([]);

	await page.goto("/profile/edit");
	await ready(page);
	await main.getByLabel("Nama anak").fill("Bintang Dewanti");
	await main.getByRole("textbox", { name: "Tanggal lahir" }).fill("2015-05-03");
	await main.getByRole("button", { name: "Simpan anak" }).click();
	await expect(main).toContainText("Tanpa persetujuan orang tua");
	await main.getByLabel(/Aku orang tua atau walinya/).check();
	await main.getByRole("button", { name: "Simpan anak" }).click();
	await expect(main.getByRole("button", { name: "Hapus Bintang Dewanti" })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	await page.goto("/academy/football");
	await ready(page);
	await page.getByRole("button", { name: "Bintang Dewanti" }).click();
	await expect(page.getByLabel("Nama anak")).toHaveValue("Bintang Dewanti");
	await expect(page.getByLabel("Tanggal lahir")).toHaveValue("2015-05-03");
});
