import { demoStaff } from "../club/demo/members";
import { as, enter, register, registerNewcomer } from "./buyers";
import { password } from "./passwords";
import { accessibilityFaults, expect, faultsInBothThemes, inTallWindow, ready, test } from "./site";

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

test("support asks to merge two accounts of one fan, whose code does it, and one account is left", async ({
	page,
	request,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	// In a browser of the fan's own: staff may not merge accounts that were used in theirs.
	const [stays, goes] = [await register(request), await register(request)];
	const staff = await page.request.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	await enter(page, { token: (await staff.json()).access_token, email: demoStaff.email }, baseURL!);
	const hasNoFaults = async () => {
		// A fading toast fails the contrast check.
		await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
		for (const [width, height] of [
			[1440, 900],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			expect(await inTallWindow(page, faultsInBothThemes)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
		}
		await page.setViewportSize({ width: 1440, height: 900 });
	};

	await page.goto("/office/members");
	await page.getByRole("searchbox").fill(stays.email);
	await page.getByRole("row", { name: stays.email }).getByRole("link", { name: "Sari Dewanti" }).click();
	await page.getByRole("link", { name: "Gabungkan dengan akun lain" }).click();
	await page.getByRole("searchbox").fill(goes.email);
	await page.getByRole("link", { name: `Pilih Sari Dewanti, ${goes.email}` }).click();
	const table = page.getByRole("region", { name: "Kedua akun" });
	await expect(table.getByRole("row", { name: /^Email/ })).toContainText(goes.email);
	await expect(table.getByRole("row", { name: /^HP/ })).toContainText(/0817 \d{4} \d{4}/);
	await hasNoFaults();

	const ask = page.getByRole("button", { name: "Minta penggabungan" });
	await ask.click();
	await expect(page.getByText("Tulis alasannya.")).toBeVisible();
	await page.getByLabel(/^Alasan/).fill("Lupa sudah pernah mendaftar");
	await ask.click();
	await expect(page.getByText("Kamu yang memintanya.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Setujui dan gabungkan" })).toHaveCount(0);
	const logIn = ({ email }: { email: string }) => request.post("/api/login", { data: { email, password } });
	expect((await logIn(goes)).status()).toBe(200);

	await page.goto("/office/members/merges");
	const row = page.getByRole("row", { name: goes.email });
	await expect(row).toContainText("Lupa sudah pernah mendaftar");
	await hasNoFaults();
	await row.getByRole("link", { name: "Bandingkan" }).click();
	await page.getByRole("button", { name: "Kirim kode lewat email" }).click();
	const code = page.getByLabel("Kode dari pemiliknya");
	await expect(code).toBeVisible();
	await hasNoFaults();
	const mails = `/api/outbox/latest?to=${encodeURIComponent(goes.email)}`;
	let mailed: string | undefined;
	await expect
		.poll(async () => {
			const { template, text } = await (await request.get(mails)).json();
			mailed = template === "merge-code" ? /\d{6}/.exec(text)?.[0] : undefined;
			return mailed;
		})
		.toBeTruthy();
	const dialog = page.getByRole("dialog");
	const enterCode = async (typed: string) => {
		await code.fill(typed);
		await page.getByRole("button", { name: "Gabungkan", exact: true }).click();
		await expect(dialog).toContainText(`${stays.email} mendapat semua milik ${goes.email}`);
	};
	await enterCode(mailed === "000000" ? "111111" : "000000");
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Gabungkan" }).click();
	await expect(page.getByText("Kode salah atau sudah kedaluwarsa.")).toBeVisible();
	await enterCode(mailed!);
	await dialog.getByRole("button", { name: "Gabungkan" }).click();
	await expect(page.getByText("Digabung dengan akun lain", { exact: true })).toBeVisible();

	expect((await logIn(goes)).status()).toBe(422);
	expect((await logIn(stays)).status()).toBe(200);
	await page.goto("/office/members/merges?tab=over");
	await expect(page.getByRole("row", { name: stays.email })).toContainText("dengan kode pemiliknya");
	await hasNoFaults();
});

test("a colleague approves or declines what somebody else has asked for", async ({ page, baseURL }) => {
	const staff = await page.request.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	await enter(page, { token: (await staff.json()).access_token, email: demoStaff.email }, baseURL!);
	await page.goto("/office");
	await page.getByRole("link", { name: "akun menunggu digabung" }).click();
	const row = page.getByRole("row", { name: "sekar.lama@warga.example" });
	await row.getByRole("button", { name: "Tolak penggabungan Sekar W." }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Tolak" }).click();
	await expect(dialog.getByText("Tulis alasannya.")).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await row.getByRole("link", { name: "Bandingkan" }).click();
	await page.getByRole("button", { name: "Setujui dan gabungkan" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Gabungkan" }).click();
	await expect(page.getByText("Digabung dengan akun lain", { exact: true })).toBeVisible();
	await page.goto("/office/members/merges?tab=over");
	await expect(page.getByRole("row", { name: "sekar@samudra-united.example" })).toContainText(
		"disetujui Wulan",
	);
});
