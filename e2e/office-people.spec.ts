import { demoStaff } from "../club/demo/members";
import { as, enter, register, registerNewcomer } from "./buyers";
import { password } from "./passwords";
import { accessibilityFaults, expect, faultsInBothThemes, faultsOfWidth, ready, test } from "./site";

test("support finds a fan, disables and enables the account with a reason, and the fan sees who looked", async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const api = page.request;
	const fan = await registerNewcomer(api);
	const staff = await api.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	const token = (await staff.json()).access_token;
	await enter(page, { token, email: demoStaff.email }, baseURL!);

	await page.goto("/office/members");
	await page.getByRole("searchbox").fill(fan.email);
	const link = page.getByRole("link", { name: "Sari Dewanti" });
	await expect(link).toHaveCount(1);
	expect(await faultsInBothThemes(page)).toEqual([]);
	await link.click();
	await expect(page.getByRole("heading", { level: 1, name: "Sari Dewanti" })).toBeVisible();
	await page.getByRole("button", { name: "Kirim ulang verifikasi" }).click();
	await expect(page.getByText("Tautan verifikasi dikirim ulang")).toBeVisible();

	const change = async (button: string, because: string) => {
		await page.getByRole("button", { name: button }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("button", { name: button }).click();
		await expect(dialog.getByText("Tulis alasannya.")).toBeVisible();
		await dialog.getByLabel(/^Alasan/).fill(because);
		// A fading toast fails the contrast check.
		await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
		expect(await accessibilityFaults(page)).toEqual([]);
		await dialog.getByRole("button", { name: button }).click();
		await expect(dialog).toBeHidden();
	};
	await change("Nonaktifkan akun", "Menjual tiket di luar klub");
	await expect(page.locator(".screen-head").getByText("Nonaktif", { exact: true })).toBeVisible();
	const logIn = () => api.post("/api/login", { data: { email: fan.email, password } });
	expect((await api.get("/api/user/addresses", { headers: as(fan) })).status()).toBe(401);
	expect((await logIn()).status()).toBe(422);
	expect(await faultsInBothThemes(page)).toEqual([]);
	await change("Aktifkan lagi", "Ternyata keliru");
	await expect(page.getByText("“Menjual tiket di luar klub”")).toBeVisible();

	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of [new URL(page.url()).pathname, "/office/members", "/office/staff", "/office/inbox"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
		expect(await faultsInBothThemes(page), path).toEqual([]);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
			`sideways scroll of ${path}`,
		).toBe(0);
	}

	const back = await logIn();
	expect(back.status()).toBe(200);
	await enter(page, { token: (await back.json()).access_token, email: fan.email }, baseURL!);
	await page.goto("/profile/privacy");
	await ready(page);
	await expect(
		page
			.getByRole("main")
			.getByText(/Layanan/)
			.first(),
	).toBeVisible();
});

test("support merges two accounts of one fan: compares, says why, confirms what happens, and one account is left", async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const api = page.request;
	const [stays, goes] = [await register(api), await register(api)];
	const staff = await api.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	await enter(page, { token: (await staff.json()).access_token, email: demoStaff.email }, baseURL!);

	await page.goto("/office/members");
	await page.getByRole("searchbox").fill(stays.email);
	await page.getByRole("row", { name: stays.email }).getByRole("link", { name: "Sari Dewanti" }).click();
	await page.getByRole("link", { name: "Gabungkan dengan akun lain" }).click();
	await page.getByRole("searchbox").fill(goes.email);
	await page.getByRole("link", { name: `Pilih Sari Dewanti, ${goes.email}` }).click();
	const table = page.getByRole("region", { name: "Kedua akun" });
	await expect(table.getByRole("row", { name: /^Email/ })).toContainText(goes.email);
	await expect(table.getByRole("row", { name: /^HP/ })).toContainText(/0817 \d{4} \d{4}/);
	expect(await faultsOfWidth(page)).toEqual([]);
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await faultsOfWidth(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

	const press = page.getByRole("button", { name: "Gabungkan", exact: true });
	await press.click();
	await expect(page.getByText("Tulis alasannya.")).toBeVisible();
	await page.getByLabel(/^Alasan/).fill("Lupa sudah pernah mendaftar");
	await press.click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText(`${stays.email} mendapat semua milik ${goes.email}`);
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Gabungkan" }).click();
	await expect(page.getByText("“Lupa sudah pernah mendaftar”")).toBeVisible();

	const logIn = ({ email }: { email: string }) => api.post("/api/login", { data: { email, password } });
	expect((await logIn(goes)).status()).toBe(422);
	expect((await logIn(stays)).status()).toBe(200);
});
