import type { APIRequestContext, Page } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { accessibilityFaults, expect, faultsInBothThemes, ready, test } from "./site";

async function logIn(page: Page, path: string) {
	await page.goto(path);
	await expect(page).toHaveURL(/\/login\//);
	await ready(page);
	const field = (label: string) => page.getByRole("main").getByLabel(new RegExp(`^${label}\\*?$`));
	await field("Email").fill(demoStaff.email);
	await field("Kata sandi").fill(demoStaff.password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Someone else saves the article meanwhile, through the API. */
async function changeElsewhere(page: Page, api: APIRequestContext, author: string) {
	const id = page.url().split("/").at(-1)!;
	const cookies = await page.context().cookies();
	const headers = { authorization: `Bearer ${cookies.find(({ name }) => name === "token")!.value}` };
	const { version, content } = await (await api.get(`/api/staff/news/${id}`, { headers })).json();
	const saved = await api.put(`/api/staff/news/${id}`, {
		headers,
		data: { version, content: { ...content, author } },
	});
	expect(saved.status(), await saved.text()).toBe(200);
}

/** As a word processor puts it on the clipboard. */
const fromWord = `<html><head><style>p.MsoNormal{color:red}</style></head><body>
	<p class="MsoNormal" style="color:red"><b style="mso-bidi-font-weight:normal">Tiga hal</b> yang berubah:<o:p></o:p></p>
	<p class="MsoListParagraph"><span style="mso-list:Ignore">·  </span>lampu</p>
	<p class="MsoListParagraph"><span style="mso-list:Ignore">·  </span>rumput</p>
	<img src="x" onerror="document.title='jebol'"><script>document.title='jebol'</script></body></html>`;

test("an editor writes with the keyboard, publishes, corrects, and sees another editor's change", async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1440, height: 1000 });
	await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: baseURL! }]);
	const title = `Lampu menara menyala ${Date.now()}`;
	await logIn(page, "/office/news");
	await expect(page.getByRole("heading", { level: 1, name: "Berita" })).toBeVisible();
	await page.keyboard.press("n");
	await expect(page).toHaveURL(/\/office\/news\/new$/);

	await page.getByRole("textbox", { name: "Judul", exact: true }).focus();
	await page.keyboard.type(title);
	// Leaving in the middle of a word loses nothing.
	await page.getByRole("main").getByRole("link", { name: "Berita" }).click();
	await expect(page).toHaveURL(/\/office\/news$/);
	await page.getByRole("link", { name: title }).click();
	await page.getByRole("textbox", { name: "Judul", exact: true }).focus();
	await page.keyboard.press("Tab");
	await page.keyboard.type("Empat menara, satu saklar.");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: /^Tebal/ })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.type("Semalam ");
	await page.keyboard.press("ControlOrMeta+b");
	await page.keyboard.type("keempat menara");
	await page.keyboard.press("ControlOrMeta+b");
	await page.keyboard.type(" menyala di depan @");
	await page.getByPlaceholder(/Nama pemain/).waitFor();
	await page.keyboard.type("raka");
	await expect(page.getByRole("option").first()).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press("Enter");
	await expect(page.locator(".editor-mention")).toBeVisible();
	await expect(page.locator(".editor-text")).toBeFocused();
	await page.keyboard.press("Enter");
	await page.evaluate((html) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/html", html);
		document.activeElement!.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
		);
	}, fromWord);
	await expect(page.locator(".editor-text li")).toHaveText(["lampu", "rumput"]);
	await expect(page.locator(".editor-text strong")).toHaveText(["keempat menara", "Tiga hal"]);
	await expect(page.locator(".editor-text img")).toHaveCount(0);
	await page.getByRole("button", { name: "Tambah kutipan" }).click();
	await page.getByLabel("Kata-katanya").fill("Akhirnya terang.");
	await page.getByLabel("Siapa yang bicara").fill("Pak Darmo, penjaga stadion");
	await page.keyboard.press("ControlOrMeta+s");
	await expect(page).toHaveURL(/\/office\/news\/[0-9a-f-]{36}$/);
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page.getByText("Tersimpan.", { exact: true })).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);

	await page.getByRole("button", { name: "Terbitkan sekarang" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^Terbit sejak/)).toBeVisible();
	const address = await page.getByRole("link", { name: "Lihat di situs" }).getAttribute("href");
	const reader = await page.context().newPage();
	await reader.goto(address!);
	await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(reader.locator(".article-body strong").first()).toHaveText("keempat menara");
	await expect(reader.locator(".article-body blockquote")).toContainText("Akhirnya terang.");
	await expect(reader.locator(".article-mention")).toBeVisible();

	// The autosave arrives after someone else's change.
	const elsewhere = Promise.withResolvers<void>();
	await page.route("**/api/staff/news/*", async (route) => {
		if (route.request().method() === "PUT") await elsewhere.promise;
		await route.continue();
	});
	await page.getByLabel("Pengantar").fill("Empat menara, dua saklar.");
	await changeElsewhere(page, page.request, "Gilang Ramadhan");
	elsewhere.resolve();
	const conflict = page.getByRole("alert").filter({ hasText: "sudah menyimpan perubahan lain" });
	await expect(conflict).toContainText(demoStaff.name);
	await expect(conflict.locator("del").filter({ hasText: "Gilang" })).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	await conflict.getByRole("button", { name: "Simpan naskahku di atasnya" }).click();
	await expect(conflict).toBeHidden();
	await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
	await expect(async () => {
		await reader.reload();
		await expect(reader.getByText("Empat menara, dua saklar.")).toBeVisible({ timeout: 1_000 });
	}).toPass();

	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of ["/office/news?tab=published", new URL(page.url()).pathname, "/office/media"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
		expect(await faultsInBothThemes(page), path).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
	}
});
