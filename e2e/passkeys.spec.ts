import type { Page } from "@playwright/test";
import { register } from "./buyers";
import { password } from "./passwords";
import { accessibilityFaults, expect, ready, test } from "./site";

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

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").getByText(text, { exact: true });

test("a passkey is added, named, used to log in by keyboard alone, and removed", async ({
	page,
	request,
	baseURL,
}) => {
	const { token } = await register(request);
	await page.context().addCookies([
		{ name: "token", value: token, url: baseURL! },
		{ name: "consent", value: "1.e2e.", url: baseURL! },
	]);
	const { session, authenticatorId } = await addAuthenticator(page);
	const dialog = page.getByRole("dialog");

	// On another host name of the same site, the device refuses: the message names the right one.
	await page.goto(`${baseURL!.replace("localhost", "127.0.0.1")}/login`);
	await ready(page);
	await page.getByRole("button", { name: "Masuk dengan kunci sandi" }).click();
	await expect(page.getByText(`Kunci sandi hanya bisa dipakai di ${baseURL}.`)).toBeVisible();

	await page.goto("/profile/security");
	await ready(page);
	await page.getByRole("button", { name: "Tambah kunci sandi" }).click();
	await dialog.getByLabel(/^Kata sandi saat ini/).fill(password);
	await dialog.getByRole("button", { name: "Lanjut" }).click();
	await expect(toast(page, "Kunci sandi tersimpan.")).toBeVisible();
	await page.getByRole("button", { name: /^Ganti nama/ }).click();
	await dialog.getByLabel(/^Nama/).fill("HP merah");
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(page.getByText("HP merah", { exact: true })).toBeVisible();

	// A second one on the same device is refused by the device, with a message.
	await page.getByRole("button", { name: "Tambah kunci sandi" }).click();
	await dialog.getByLabel(/^Kata sandi saat ini/).fill(password);
	await dialog.getByRole("button", { name: "Lanjut" }).click();
	await expect(dialog.getByText("Perangkat ini sudah punya kunci sandi untuk akunmu.")).toBeVisible();
	await page.keyboard.press("Escape");

	await page.context().clearCookies({ name: "token" });
	const scripts: string[] = [];
	page.on("request", (sent) => sent.resourceType() === "script" && scripts.push(sent.url()));
	await page.goto("/login");
	await ready(page);
	const enter = page.getByRole("button", { name: "Masuk dengan kunci sandi" });
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
	await expect(toast(page, "Kunci sandi dihapus.")).toBeVisible();
	await expect(page.getByText("Belum ada kunci sandi.")).toBeVisible();

	await page.context().clearCookies({ name: "token" });
	await page.goto("/login");
	await ready(page);
	await enter.click();
	await expect(page.getByText(/tidak terdaftar di sini/)).toBeVisible();
	await session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
});
