import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { dayOf } from "../app/platform/words/dates";
import { demoStaff } from "../club/demo/members";
import { club } from "../club/profile";
import { goToEnd } from "./editor";
import { expect, faultsInBothThemes, testWithNoise as test } from "./site";

async function logIn(context: BrowserContext, baseURL: string) {
	const answer = await context.request.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	const { access_token } = await answer.json();
	await context.addCookies([
		{ name: "token", value: access_token, url: baseURL },
		{ name: "consent", value: "1.e2e.", url: baseURL },
	]);
}

const isSaved = (page: Page) => expect(page.getByText(/^Tersimpan \d/)).toBeVisible();

/** From the text to a toolbar button by keyboard: one tab stop, then arrows. */
async function pressTool(page: Page, name: string) {
	await page.keyboard.press("Shift+Tab");
	const tool = page.getByRole("button", { name, exact: true });
	for (let step = 0; step < 20; step++) {
		if (await tool.evaluate((button) => button === document.activeElement)) break;
		await page.keyboard.press("ArrowRight");
	}
	await expect(tool).toBeFocused();
	await page.keyboard.press("Enter");
}

test("an editor's day: nothing typed is lost, readers see what was published, and every step can be taken back", async ({
	browser,
	page: first,
	context,
	baseURL,
}) => {
	// A whole day, with three axe checks in both themes.
	test.slow();
	await logIn(context, baseURL!);
	await first.setViewportSize({ width: 1440, height: 1000 });
	const stamp = Date.now();
	const title = `Menara lampu ${stamp}`;

	// Morning: written without ever pressing "save".
	await first.goto("/office/news");
	await first.getByRole("heading", { level: 1, name: "Berita" }).waitFor();
	await first.keyboard.press("n");
	await first.getByRole("textbox", { name: "Judul", exact: true }).focus();
	await first.keyboard.type(title);
	await first.keyboard.press("Tab");
	await first.keyboard.type("Empat menara, satu saklar.");
	await first.keyboard.press("Tab");
	await first.keyboard.press("Tab");
	await first.keyboard.type("Semalam menyala di depan @");
	await first.getByPlaceholder(/Nama pemain/).waitFor();
	await first.keyboard.type("raka");
	await expect(first.getByRole("option").first()).toBeVisible();
	await first.keyboard.press("Enter");
	await expect(first.locator(".editor-mention")).toBeVisible();
	await expect(first.locator(".editor-text")).toBeFocused();
	await expect(first).toHaveURL(/\/office\/news\/[0-9a-f-]{36}$/);
	await isSaved(first);
	const address = first.url();

	// The connection drops, then the window closes: the text is still on this device.
	await context.setOffline(true);
	await first.keyboard.type("dan ribuan orang.");
	await expect(first.getByText(/^Tanpa jaringan\. Tulisanmu aman/)).toBeVisible();
	await first.close();
	await context.setOffline(false);
	const page = await context.newPage();
	await page.setViewportSize({ width: 1440, height: 1000 });
	await page.goto(address);
	await expect(page.getByText(/belum sempat tersimpan/)).toBeVisible();
	const text = page.locator(".editor-text");
	await expect(text).toContainText("dan ribuan orang.");
	await expect(page.getByText(/belum sempat tersimpan/)).toBeHidden();
	await isSaved(page);

	// A quote and a picture. Half a quote waits on this device until it is whole.
	await goToEnd(text);
	await page.keyboard.press("Enter");
	await pressTool(page, "Tambah kutipan");
	await page.getByLabel("Kata-katanya").focus();
	await page.keyboard.type("Akhirnya terang.");
	await expect(page.getByText(/^Tulisanmu aman di perangkat ini\. Di server belum/)).toBeVisible();
	await page.keyboard.press("Tab");
	await page.keyboard.type("Pak Darmo");
	await isSaved(page);
	await goToEnd(text);
	await pressTool(page, "Tambah gambar");
	const card = page.locator(".editor-card").filter({ hasText: "Gambar" });
	await card.getByRole("button", { name: "Ganti dengan foto" }).focus();
	await page.keyboard.press("Enter");
	const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#0a3d62" } })
		.png()
		.toBuffer();
	await page
		.getByLabel("Unggah gambar")
		.setInputFiles({ name: `menara-${stamp}.png`, mimeType: "image/png", buffer: photo });
	await card.getByLabel("Titik fokus, mendatar").focus();
	await page.keyboard.press("Home");
	await card.getByLabel("Teks alternatif").focus();
	await page.keyboard.type("Menara lampu di senja.");
	await page.getByLabel("Teks alternatif sampul (Indonesia)").fill("Empat menara menyala.");
	await page.getByLabel("Teks alternatif sampul (English)").fill("Four towers alight.");

	await page.getByRole("button", { name: /^English en/ }).focus();
	await page.keyboard.press("Enter");
	await page.getByRole("textbox", { name: "Judul", exact: true }).fill(`Floodlights ${stamp}`);
	await page.getByRole("textbox", { name: "Pengantar" }).fill("Four towers, one switch.");
	await page.getByRole("button", { name: "Salin naskah Indonesia ke sini" }).click();
	await expect(text).toContainText("dan ribuan orang.");
	await isSaved(page);
	await expect(page.locator(".word-states .badge").filter({ hasText: /^en / })).toHaveText("en lengkap");
	expect(await faultsInBothThemes(page)).toEqual([]);

	// Scheduled for tomorrow; a colleague without an account reads it today.
	const tomorrow = dayOf(Date.now() + 86_400_000, club.timeZone);
	await page.getByLabel("Waktu terbit").fill(`${tomorrow}T06:00`);
	await page.getByRole("button", { name: "Jadwalkan" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^Terbit sendiri pada/)).toBeVisible();
	const slug = await page.getByRole("textbox", { name: /^Alamat/ }).inputValue();
	await page.getByRole("button", { name: "Pratinjau" }).focus();
	await page.keyboard.press("Enter");
	const link = await page.getByRole("textbox", { name: "Tautan" }).inputValue();
	await page.keyboard.press("Escape");
	const outside = await browser.newContext({ baseURL: baseURL! });
	const reader = await outside.newPage();
	await reader.goto(new URL(link).pathname);
	await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(reader.locator(".article-cover img").first()).toHaveAttribute("alt", "Empat menara menyala.");
	await expect(reader.getByRole("img", { name: "Menara lampu di senja." })).toBeVisible();
	expect((await reader.goto(`/news/detail/${slug}`))!.status()).toBe(404);

	await page.getByRole("button", { name: "Terbitkan sekarang" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^Terbit sejak/)).toBeVisible();
	const reads = (words: string | RegExp) =>
		expect(async () => {
			await reader.goto(`/news/detail/${slug}`);
			await expect(reader.getByRole("main")).toContainText(words, { timeout: 1_000 });
		}).toPass();
	await reads("Empat menara, satu saklar.");

	// Afternoon: a correction is saved by itself, readers get it when it is published, and the translation is outdated.
	await page.getByRole("button", { name: /^Indonesia id/ }).click();
	await page.getByRole("textbox", { name: "Pengantar" }).fill("Empat menara, dua saklar.");
	await isSaved(page);
	await expect(page.getByText("Yang tersimpan belum semuanya terbit.")).toBeVisible();
	await expect(page.locator(".word-states .badge").filter({ hasText: /^en / })).toContainText(
		"perlu diperbarui",
	);
	await reads("Empat menara, satu saklar.");
	await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
	await reads("Empat menara, dua saklar.");

	// Evening: the first wording was right. Its revision is compared, restored and published, at a better address.
	await page.locator(".history").getByRole("button", { name: "Bandingkan" }).first().focus();
	await page.keyboard.press("Enter");
	const compared = page.getByRole("dialog");
	await expect(compared.locator("del")).toContainText("satu");
	await expect(compared.locator("ins")).toContainText("dua");
	expect(await faultsInBothThemes(page)).toEqual([]);
	await compared.getByRole("button", { name: "Kembalikan versi ini" }).click();
	await expect(compared).toBeHidden();
	await expect(page.getByRole("textbox", { name: "Pengantar" })).toHaveValue("Empat menara, satu saklar.");
	await page.getByRole("textbox", { name: /^Alamat/ }).fill(`menara-menyala-${stamp}`);
	await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
	await reads("Empat menara, satu saklar.");
	await expect(reader).toHaveURL(new RegExp(`/news/detail/menara-menyala-${stamp}$`));

	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
	await outside.close();
});
