import type { APIRequestContext, Page } from "@playwright/test";
import { codeNow } from "./authenticator-app";
import { as, register } from "./buyers";
import { tabTo } from "./keyboard";
import { password } from "./passwords";
import { accessibilityFaults, expect, phone, ready, test } from "./site";

/** A device with a fingerprint reader that always recognises its owner. */
async function addAuthenticator(page: Page) {
	const session = await page.context().newCDPSession(page);
	await session.send("WebAuthn.enable");
	const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return { session, authenticatorId };
}

/** Logged in on this page, with a verified address. */
async function arrive(page: Page, request: APIRequestContext, baseURL: string) {
	const fan = await register(request);
	await page.context().addCookies([
		{ name: "token", value: fan.token, url: baseURL },
		{ name: "consent", value: "1.e2e.", url: baseURL },
	]);
	return fan;
}

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").getByText(text, { exact: true });

test("a passkey is added, named, used to log in by keyboard alone, and removed", async ({
	page,
	request,
	baseURL,
}) => {
	await arrive(page, request, baseURL!);
	const { session, authenticatorId } = await addAuthenticator(page);
	const dialog = page.getByRole("dialog");

	// On another host name of the same site, the device refuses: the message names the right one.
	await page.goto(`${baseURL!.replace("localhost", "127.0.0.1")}/login`);
	await ready(page);
	await page.getByRole("button", { name: "Masuk dengan passkey" }).click();
	await expect(page.getByText(`Passkey hanya bisa dipakai di ${baseURL}.`)).toBeVisible();

	await page.goto("/profile/security");
	await ready(page);
	await page.getByRole("button", { name: "Tambah passkey" }).click();
	await dialog.getByLabel(/^Kata sandi saat ini/).fill(password);
	await dialog.getByRole("button", { name: "Lanjut" }).click();
	await expect(toast(page, "Passkey tersimpan.")).toBeVisible();
	await page.getByRole("button", { name: /^Ganti nama/ }).click();
	await dialog.getByLabel(/^Nama/).fill("HP merah");
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(page.getByText("HP merah", { exact: true })).toBeVisible();

	// A second one on the same device is refused by the device, with a message.
	await page.getByRole("button", { name: "Tambah passkey" }).click();
	await dialog.getByLabel(/^Kata sandi saat ini/).fill(password);
	await dialog.getByRole("button", { name: "Lanjut" }).click();
	await expect(dialog.getByText("Perangkat ini sudah punya passkey untuk akunmu.")).toBeVisible();
	await page.keyboard.press("Escape");

	await page.context().clearCookies({ name: "token" });
	const scripts: string[] = [];
	page.on("request", (sent) => sent.resourceType() === "script" && scripts.push(sent.url()));
	await page.goto("/login");
	await ready(page);
	const enter = page.getByRole("button", { name: "Masuk dengan passkey" });
	await enter.focus();
	const loaded = scripts.length;
	await page.keyboard.press("Enter");
	await expect(toast(page, "Berhasil masuk.")).toBeVisible();
	await expect(page).toHaveURL(`${baseURL}/`);
	// The code that talks to the device is loaded on the press, not with the page.
	expect(scripts.slice(loaded).some((url) => url.includes("passkey"))).toBe(true);

	await page.goto("/profile/security");
	await ready(page);
	await expect(page.getByText(/terakhir dipakai/)).toBeVisible();
	await page.getByRole("button", { name: "Hapus HP merah" }).click();
	await dialog.getByLabel(/^Kata sandi saat ini/).fill(password);
	await dialog.getByRole("button", { name: "Hapus" }).click();
	await expect(toast(page, "Passkey dihapus.")).toBeVisible();
	await expect(page.getByText("Belum ada passkey.")).toBeVisible();

	await page.context().clearCookies({ name: "token" });
	await page.goto("/login");
	await ready(page);
	await enter.click();
	await expect(page.getByText(/tidak terdaftar di sini/)).toBeVisible();
	await session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
});

test("whoever has a second step and a passkey confirms with either, by keyboard alone", async ({
	page,
	request,
	baseURL,
}) => {
	const headers = as(await arrive(page, request, baseURL!));
	const begun = await request.post("/api/user/second-step", {
		headers,
		data: { current_password: password },
	});
	const code = codeNow((await begun.json()).key);
	const on = await request.post("/api/user/second-step/confirmation", { headers, data: { code } });
	const [one, two] = (await on.json()).recovery_codes as [string, string];
	await addAuthenticator(page);
	await page.setViewportSize(phone);
	const dialog = page.getByRole("dialog");
	const type = async (label: RegExp, text: string) => {
		await tabTo(page, dialog.getByLabel(label));
		await page.keyboard.type(text);
	};

	// A wrong code says so, and the passkey is added with a right one.
	await page.goto("/profile/security");
	await ready(page);
	await page.getByRole("button", { name: "Tambah passkey" }).press("Enter");
	await type(/^Kata sandi saat ini/, password);
	await type(/^Kode/, "000000");
	await page.keyboard.press("Enter");
	await expect(dialog.getByText(/Kode salah atau sudah pernah dipakai/)).toBeVisible();
	await expect(dialog.getByLabel(/^Kode/)).toBeFocused();
	await dialog.getByLabel(/^Kode/).fill(one);
	await page.keyboard.press("Enter");
	await expect(toast(page, "Passkey tersimpan.")).toBeVisible();

	await page.goto("/profile/payment");
	await ready(page);
	await page.getByRole("button", { name: "Tambah rekening" }).press("Enter");
	await type(/^Bank/, "BCA");
	await type(/^Nomor rekening/, "0123456789");
	await type(/^Nama pemilik/, "Sari Dewanti");
	await type(/^Kata sandi saat ini/, password);
	await type(/^Kode/, two);
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press("Enter");
	await expect(page.getByText("BCA, berakhiran 6789")).toBeVisible();

	await page.getByRole("button", { name: "Hapus rekening" }).press("Enter");
	await type(/^Kata sandi saat ini/, password);
	await tabTo(page, dialog.getByRole("button", { name: "Pakai passkey, bukan kode" }));
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("button", { name: "Pakai kode, bukan passkey" })).toBeFocused();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(toast(page, "Rekeningmu sudah dihapus.")).toBeVisible();
});
