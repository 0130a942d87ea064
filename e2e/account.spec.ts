import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { demoMember } from "../club/demo/members";
import { readOrder, register as registerBuyer, simulate } from "./buyers";
import { nextPassword, password } from "./passwords";
import { placeTicketOrder } from "./place-ticket-order";
import { accessibilityFaults, expect, inTallWindow, ready, test, testWithNoise } from "./site";

const agents = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605";

async function logIn(api: APIRequestContext, userAgent?: string): Promise<string> {
	const answer = await api.post("/api/login", {
		data: { email: demoMember.email, password: demoMember.password },
		...(userAgent && { headers: { "user-agent": userAgent } }),
	});
	return (await answer.json()).access_token;
}

/** A fresh member, so that a test can change things that other tests don't look at. */
async function register(api: APIRequestContext) {
	const number = String(Date.now() + Math.floor(Math.random() * 1e6)).slice(-8);
	const answer = await api.post("/api/register", {
		data: {
			name: "Sari Dewanti",
			email: `akun-${number}@example.com`,
			phone: `0814${number}`,
			password,
			password_confirmation: password,
			consent: true,
		},
	});
	return { token: (await answer.json()).access_token as string, password };
}

async function enter(page: Page, baseURL: string, token: string) {
	await page.context().addCookies([
		{ name: "token", value: token, url: baseURL },
		{ name: "consent", value: "1.e2e.", url: baseURL },
	]);
}
const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").getByText(text, { exact: true });

test("the summary shows who is logged in and where to go from empty lists", async ({
	page,
	request,
	baseURL,
}) => {
	await enter(page, baseURL!, (await register(request)).token);
	await page.goto("/profile");
	await ready(page);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText(/Sari Dewanti/);
	await expect(main).toContainText("Belum terverifikasi");
	await main.getByRole("link", { name: "Cari laga berikutnya" }).click();
	await expect(page).toHaveURL("/tickets");
});

test("no account page contains member data before the browser requests it", async ({ request, baseURL }) => {
	const token = await logIn(request);
	for (const path of ["/profile", "/profile/edit", "/profile/security", "/profile/notification"]) {
		const html = await (
			await request.get(`${baseURL}${path}`, { headers: { cookie: `token=${token}` } })
		).text();
		expect(html, path).not.toContain(demoMember.email);
		expect(html, path).not.toContain(demoMember.name);
	}
});

test("every page of the account is named and marked in the menu", async ({ page, request, baseURL }) => {
	await enter(page, baseURL!, await logIn(request));
	await page.goto("/profile");
	await ready(page);
	const menu = page.getByRole("navigation", { name: "Akun" }).last();
	for (const name of [
		"Pesan masuk",
		"Tiket saya",
		"Barang saya",
		"Ubah profil",
		"Alamat",
		"Pembayaran",
		"Keamanan",
		"Notifikasi",
	]) {
		await menu.getByRole("link", { name, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(name));
		await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
	}
});

test("a changed name shows everywhere, and an invalid one is refused at its field", async ({
	page,
	request,
	baseURL,
}) => {
	const { token } = await register(request);
	await enter(page, baseURL!, token);
	await page.goto("/profile/edit");
	await ready(page);
	const name = page.getByRole("textbox", { name: "Nama", exact: true });
	await name.fill("S");
	await page.getByRole("button", { name: "Simpan", exact: true }).click();
	await expect(page.getByText("Minimal 2 karakter.")).toBeVisible();
	await expect(name).toBeFocused();
	await name.fill("Sari Dewanti Ombak");
	await page.getByLabel("Divisi favorit").selectOption("basketball");
	await page.getByLabel("Tampilkan kartu anggotaku ke orang lain").uncheck();
	await page.getByRole("button", { name: "Simpan", exact: true }).click();
	await expect(toast(page, "Profilmu tersimpan.")).toBeVisible();
	await expect(page.locator(".account-name")).toHaveText("Sari Dewanti Ombak");
	await expect(page.locator(".account")).toHaveAttribute("data-division", "basketball");
	await page.getByRole("link", { name: "Ringkasan" }).click();
	await expect(page.getByText("Kartumu disembunyikan dari orang lain.")).toBeVisible();
});

test("a photo is chosen, cropped by keyboard and shown in the header, the account and on the card", async ({
	page,
	request,
	baseURL,
}) => {
	const { token } = await register(request);
	await enter(page, baseURL!, token);
	await page.goto("/profile/edit");
	await ready(page);
	const photoField = page.getByRole("region", { name: "Foto profil" });
	const choose = photoField.getByLabel("Pilih foto");
	const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
	await choose.setInputFiles({ name: "gambar.svg", mimeType: "image/svg+xml", buffer: drawing });
	await expect(photoField.getByRole("alert")).toHaveText("Berkas ini bukan foto JPEG, PNG, WebP, atau AVIF.");
	const broken = { name: "rusak.png", mimeType: "image/png", buffer: drawing };
	await choose.setInputFiles(broken);
	await expect(photoField.getByRole("alert")).toHaveText("Foto ini tidak bisa dibuka. Coba yang lain.");

	// The left half is sea, the right half sun: what the arrow keys reach shows in the colour.
	const halves = await page.evaluate(() => {
		const canvas = document.createElement("canvas");
		Object.assign(canvas, { width: 1200, height: 600 });
		const pen = canvas.getContext("2d")!;
		pen.fillStyle = "#1130DE";
		pen.fillRect(0, 0, 600, 600);
		pen.fillStyle = "#FFB81C";
		pen.fillRect(600, 0, 600, 600);
		return canvas.toDataURL("image/png").split(",")[1]!;
	});
	const photo = { name: "saya.png", mimeType: "image/png", buffer: Buffer.from(halves, "base64") };
	await choose.setInputFiles(photo);
	const dialog = page.getByRole("dialog", { name: "Atur fotomu" });
	const area = dialog.getByRole("group", { name: /Bagian foto yang dipakai/ });
	await area.focus();
	for (let step = 0; step < 40; step++) await page.keyboard.press("ArrowLeft");
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByLabel("Perbesar").fill("1.5");
	await dialog.getByRole("button", { name: "Pakai foto ini" }).press("Enter");
	await expect(toast(page, "Avatar successfully updated.")).toBeVisible();
	await expect(dialog).toBeHidden();

	const inHeader = page.locator(".avatar-button img");
	await expect(inHeader).toHaveAttribute("src", /^\/photo\//);
	await expect(page.locator(".account-head .avatar img")).toHaveAttribute("src", /^\/photo\//);
	const colour = await inHeader.evaluate(async (shown: HTMLImageElement) => {
		await shown.decode();
		const pen = document.createElement("canvas").getContext("2d")!;
		pen.drawImage(shown, 0, 0, 9, 9);
		return [...pen.getImageData(4, 4, 1, 1).data.slice(0, 3)];
	});
	// The keys have moved the photo to the left, so the circle holds its right half: much red, little blue.
	expect([colour[0]! > 200, colour[2]! < 100]).toEqual([true, true]);
	const { id } = await page.evaluate(async (bearer) => {
		const answer = await fetch("/api/user/data", { headers: { authorization: `Bearer ${bearer}` } });
		return (await answer.json()).data.user_data as { id: string };
	}, token);
	await page.goto(`/member/profile/${id}`);
	await expect(page.locator(".member-card .avatar img")).toHaveAttribute("src", /^\/photo\//);
	await page.goto("/profile/edit");
	await ready(page);
	await page.getByRole("button", { name: "Hapus foto" }).click();
	await expect(inHeader).toHaveAttribute("src", /^\/art\/avatar\//);
});

// The browser itself logs the upload that fails.
testWithNoise(
	"phone, English: a photo is dropped; one too large is refused with a message; progress shows, and a failed upload can be retried",
	async ({ page, request, context, baseURL }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await enter(page, baseURL!, (await register(request)).token);
		await context.addCookies([{ name: "lang", value: "en", url: baseURL! }]);
		await page.goto("/profile/edit");
		await ready(page);
		const photoField = page.getByRole("region", { name: "Profile photo" });
		await expect(photoField.locator(".avatar-camera input")).toHaveAttribute("capture", "user");
		const drop = async (bytes: number) => {
			const files = await page.evaluateHandle(async (bytes) => {
				const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 300 });
				canvas.getContext("2d")!.fillRect(0, 0, 150, 300);
				const photo = await new Promise<Blob>((made) => canvas.toBlob((blob) => made(blob!), "image/png"));
				const files = new DataTransfer();
				files.items.add(new File([photo, new Uint8Array(bytes)], "saya.png", { type: "image/png" }));
				return files;
			}, bytes);
			await photoField.locator(".avatar-zone").dispatchEvent("drop", { dataTransfer: files });
		};
		await drop(5 * 1024 * 1024);
		await expect(photoField.getByRole("alert")).toHaveText(
			"The photo is larger than 5 MB. Choose a smaller one.",
		);
		await drop(0);
		const dialog = page.getByRole("dialog", { name: "Adjust your photo" });
		await expect(photoField.locator("[role=alert]")).toBeEmpty();
		const lineBreaks = Promise.withResolvers<void>();
		await page.route("**/api/user/avatar*", async (route) => {
			await lineBreaks.promise;
			await route.abort();
		});
		await dialog.getByRole("button", { name: "Use this photo" }).press("Enter");
		await expect(dialog.getByRole("progressbar", { name: "Uploading photo" })).toBeVisible();
		await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
		lineBreaks.resolve();
		await expect(dialog.getByText("The photo was not uploaded. Try again.")).toBeVisible();
		await page.unroute("**/api/user/avatar*");
		await dialog.getByRole("button", { name: "Use this photo" }).press("Enter");
		await expect(toast(page, "Avatar successfully updated.")).toBeVisible();
		await expect(dialog).toBeHidden();
	},
);

test("another device is listed and can be logged out", async ({ page, request, baseURL, playwright }) => {
	const { token, password } = await register(request);
	await enter(page, baseURL!, token);
	const user = await request.get("/api/user/data", { headers: { authorization: `Bearer ${token}` } });
	const { email } = (await user.json()).data.user_data;
	const phone = await playwright.request.newContext({ baseURL: baseURL!, userAgent: agents });
	const other = (await (await phone.post("/api/login", { data: { email, password } })).json()).access_token;
	await page.goto("/profile/security");
	await ready(page);
	await expect(page.locator(".device-rows li")).toHaveCount(2);
	await page.getByRole("button", { name: "Keluarkan Safari · iOS" }).click();
	await expect(toast(page, "Perangkat itu sudah keluar.")).toBeVisible();
	await expect(page.locator(".device-rows li")).toHaveCount(1);
	const ended = await phone.get("/api/user/sessions", { headers: { authorization: `Bearer ${other}` } });
	expect(ended.status()).toBe(401);
	await phone.dispose();
});

test("changing the password requires the current one", async ({ page, request, baseURL }) => {
	const { token, password } = await register(request);
	await enter(page, baseURL!, token);
	await page.goto("/profile/security");
	await ready(page);
	const fill = async (current: string, next: string) => {
		await page.getByLabel(/^Kata sandi saat ini/).fill(current);
		await page.getByLabel(/^Kata sandi baru/).fill(next);
		await page.getByLabel(/^Ulangi kata sandi/).fill(next);
		await page.getByRole("button", { name: "Ganti kata sandi" }).click();
	};
	await fill("bukan-ini-1987", nextPassword);
	await expect(page.getByText("Kata sandi saat ini salah.")).toBeVisible();
	await fill(password, nextPassword);
	await expect(toast(page, "Password Updated!")).toBeVisible();
	await expect(page.getByLabel(/^Kata sandi saat ini/)).toHaveValue("");
});

test("a QR code lets another device in", async ({ page, request, baseURL }) => {
	await enter(page, baseURL!, (await register(request)).token);
	await page.goto("/profile/security");
	await ready(page);
	await page.getByRole("button", { name: "Masuk di perangkat lain" }).click();
	await expect(page.getByRole("img", { name: "Kode QR untuk masuk di perangkat lain" })).toBeVisible();
});

// The browser itself logs the request that is aborted here.
testWithNoise("a toggle is saved, and flips back if saving fails", async ({ page, request, baseURL }) => {
	await enter(page, baseURL!, (await register(request)).token);
	await page.goto("/profile/notification");
	await ready(page);
	const news = page.getByRole("group", { name: "Berita klub" }).getByRole("switch", { name: "Email" });
	await expect(news).not.toBeChecked();
	await news.check();
	await expect(toast(page, "Tersimpan.")).toBeVisible();
	await page.reload();
	await expect(news).toBeChecked();
	await page.route("**/api/notification-settings*", (route) =>
		route.request().method() === "PUT" ? route.abort() : route.continue(),
	);
	await news.click();
	await expect(toast(page, "Belum tersimpan. Periksa koneksimu, lalu coba lagi.")).toBeVisible();
	await expect(news).toBeChecked();
});

test("an unknown order number gets a clear message that repeats it", async ({ page, request, baseURL }) => {
	await enter(page, baseURL!, await logIn(request));
	for (const [path, words] of [
		["/profile/more/INV-77", "Tidak ada pesanan dengan nomor ini."],
		["/track-order/INV-77/jne", "Tidak ada kiriman dengan nomor ini."],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole("heading", { name: words })).toBeVisible();
		await expect(
			page
				.getByRole("main")
				.getByText(/INV-77/)
				.first(),
		).toBeVisible();
	}
	await page.goto("/track-order/INV-77/merpati");
	await ready(page);
	await expect(page.getByRole("heading", { name: "Kurir ini tidak kami pakai." })).toBeVisible();
	await page.getByRole("link", { name: "SiCepat" }).click();
	await expect(page).toHaveURL("/track-order/INV-77/sicepat");
	await expect(page.getByText(/yang dikirim lewat SiCepat/)).toBeVisible();
});

test.describe("settings", () => {
	test("change language and theme at once, and keep them", async ({ page, baseURL }) => {
		await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: baseURL! }]);
		await page.goto("/settings/language");
		await ready(page);
		await page.getByRole("radio", { name: "English" }).check();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Settings/);
		await page.getByRole("link", { name: "Appearance" }).click();
		await page.getByRole("radio", { name: "Dark" }).check();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await page.reload();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
	});

	test("show the first tab for an unknown name, and ask guests to log in", async ({ page }) => {
		await page.goto("/settings/entah");
		await ready(page);
		await expect(page.getByRole("link", { name: "Bahasa", exact: true })).toHaveAttribute(
			"aria-current",
			"page",
		);
		await page.goto("/settings/notifications");
		await expect(page.getByText("Masuk dulu untuk memilih kabar yang ingin kamu terima.")).toBeVisible();
		await page.goto("/settings/privacy");
		await expect(page.getByRole("main").getByRole("link", { name: "Pengaturan cookie" })).toBeVisible();
	});

	test("hide a member's card from everybody", async ({ page, request, baseURL }) => {
		await enter(page, baseURL!, (await register(request)).token);
		await page.goto("/settings/privacy");
		await ready(page);
		const card = page.getByRole("main").getByRole("link", { name: "Lihat kartuku" });
		const address = await card.getAttribute("href");
		expect((await request.get(address!)).status()).toBe(200);
		await page.getByRole("switch", { name: "Tampilkan kartuku ke orang lain" }).uncheck();
		await expect(toast(page, "Tersimpan.")).toBeVisible();
		await expect.poll(async () => (await request.get(address!)).status()).toBe(404);
		// To a visitor, hidden and unknown are the same page.
		const id = address!.split("/").at(-1)!;
		const unknown = randomUUID();
		const pageOf = async (other: string) =>
			(await (await request.get(address!.replace(id, other))).text()).replaceAll(other, "");
		expect(await pageOf(id)).toBe(await pageOf(unknown));
	});
});

test("on a phone the account begins with the next ticket, then notes and every page, which lead back", async ({
	page,
	request,
	baseURL,
}) => {
	const fan = await registerBuyer(request);
	const paid = await placeTicketOrder(request, fan.token);
	await simulate(request, fan, paid, "succeed");
	await expect.poll(async () => (await readOrder(request, fan, paid)).state).toBe("issued");
	await placeTicketOrder(request, fan.token);
	await page.setViewportSize({ width: 390, height: 844 });
	await enter(page, baseURL!, fan.token);
	await page.goto("/profile");
	await ready(page);
	const main = page.getByRole("main");
	await expect(main.getByRole("button", { name: /Buka QR/ }).first()).toBeInViewport({ ratio: 1 });
	const notes = main.getByRole("list", { name: "Menunggu kamu" }).getByRole("listitem");
	await expect(notes.filter({ hasText: "Menunggu pembayaran" }).first()).toBeVisible();
	expect((await notes.first().boundingBox())!.height).toBeLessThan(64);
	expect(await inTallWindow(page, accessibilityFaults)).toEqual([]);
	const menu = main.getByRole("navigation", { name: "Akun" });
	await expect(menu.getByRole("link")).toHaveCount(11);
	for (const name of ["Alamat", "Notifikasi", "Pembayaran"]) {
		await menu.getByRole("link", { name }).click();
		await expect(main.getByRole("heading", { level: 1 })).toContainText(name);
		await expect(page.getByRole("link", { name: /^Notifikasi|pesan/i }).first()).toBeVisible();
		await main.getByRole("link", { name: "Akun", exact: true }).click();
		await expect(page).toHaveURL("/profile");
	}
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("home does not ask a member to join", async ({ page, request, baseURL }) => {
	const { token } = await register(request);
	await enter(page, baseURL!, token);
	await page.goto("/");
	await ready(page);
	await expect(page.getByRole("heading", { name: "Kamu bagian dari ombak" })).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Daftar anggota" })).toHaveCount(0);
});
