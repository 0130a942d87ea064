import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { demoStaff } from "../club/demo/members";
import { as, type Buyer, enter } from "./buyers";
import { desktop, expect, faultsInBothThemes, phone, test } from "./site";

// What each role does besides packing, selling tickets and writing news, which have journeys of their own.

async function comeAsStaff(page: Page, baseURL: string): Promise<Buyer> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const answer = await page.request.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	const staff = { token: (await answer.json()).access_token as string, email: demoStaff.email };
	await enter(page, staff, baseURL);
	return staff;
}

async function ask(api: APIRequestContext, who: Buyer, path: string, data: object = {}) {
	const answer = await api.post(`/api${path}`, {
		headers: { ...as(who), "idempotency-key": randomUUID() },
		data,
	});
	expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
	return answer.json();
}

async function hasNoFaults(page: Page) {
	expect(await faultsInBothThemes(page)).toEqual([]);
	// Less while a dialog keeps the page below from scrolling.
	const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
	expect(await page.evaluate(overhang), "sideways scroll").toBeLessThanOrEqual(0);
}

test("support takes a message on, answers it by mail, and finds it answered", async ({ page, baseURL }) => {
	await comeAsStaff(page, baseURL!);
	const email = `warga-${Date.now()}@example.com`;
	const message = `Apakah tribun utara punya tempat menyusui? ${Date.now()}`;
	const written = await page.request.post("/api/contact-us/save", {
		data: { name: "Ratna Dewi", email, topic: "tickets", message, seconds: 60 },
	});
	expect(written.ok()).toBe(true);

	await page.setViewportSize(phone);
	await page.goto("/office/inbox");
	const card = page.getByRole("listitem").filter({ hasText: message });
	await card.getByLabel("Dijawab oleh").selectOption(demoStaff.name);
	await card.getByLabel("Catatan untuk rekan").fill("Tanya panitia gerbang C.");
	await card.getByRole("button", { name: "Simpan catatan" }).click();
	await page.goto("/office/inbox?folder=mine");
	await expect(card.getByLabel("Catatan untuk rekan")).toHaveValue("Tanya panitia gerbang C.");
	await hasNoFaults(page);
	await card.getByRole("button", { name: "Jawab lewat e-mail" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText(email);
	await dialog.getByRole("button", { name: "Kirim" }).click();
	await expect(dialog.locator("[aria-invalid=true]")).toBeFocused();
	await dialog.getByLabel(/^Jawabanmu/).fill("Ada, di belakang blok U3.");
	await hasNoFaults(page);
	await dialog.getByRole("button", { name: "Kirim" }).click();
	await expect(dialog).toBeHidden();
	await expect(card).toBeHidden();
	await page.goto("/office/inbox?folder=done");
	await expect(card.getByText("Ada, di belakang blok U3.")).toBeVisible();
	const mails = `/api/outbox/latest?to=${encodeURIComponent(email)}`;
	await expect
		.poll(async () => (await page.request.get(mails)).text())
		.toContain("Ada, di belakang blok U3.");
});

test("an admin gives a role and takes it away, finds both in the log, and looks after a webhook", async ({
	page,
	baseURL,
}) => {
	await comeAsStaff(page, baseURL!);
	const name = "Raka Adiwangsa";
	const dialog = page.getByRole("dialog");
	await page.goto("/office/staff");
	const form = page.getByRole("form").or(page.locator("form")).filter({ hasText: "E-mail anggota" });
	await form.getByLabel(/^E-mail anggota/).fill("raka@samudra-united.example");
	await form.getByRole("button", { name: "Beri peran" }).click();
	await expect(form.getByText("Pilih minimal satu peran.")).toBeVisible();
	await form.getByLabel(/^Gerbang/).check();
	await form.getByRole("button", { name: "Beri peran" }).click();
	const person = page.getByRole("listitem").filter({ hasText: name });
	await expect(person.getByLabel(/^Gerbang/)).toBeChecked();
	await hasNoFaults(page);
	await person.getByRole("button", { name: "Cabut semua" }).click();
	await dialog.getByRole("button", { name: "Cabut semua" }).click();
	await expect(person).toBeHidden();

	await page.goto("/office/log");
	await page.getByRole("searchbox").fill("staff.");
	await expect(page.getByRole("row").filter({ hasText: "gate" })).not.toHaveCount(0);

	await page.goto("/office/webhooks");
	await page.getByRole("button", { name: /^Tambah webhook/ }).click();
	await dialog.getByLabel(/^Alamat/).fill("pembukuan");
	await dialog.getByLabel(/^Untuk apa/).fill("Pembukuan");
	await dialog.getByLabel("Pesanan dibayar").check();
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(dialog.locator("[aria-invalid=true]")).toBeVisible();
	const url = `https://pembukuan.example/${Date.now()}`;
	await dialog.getByLabel(/^Alamat/).fill(url);
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(page.getByText(/whsec_/)).toBeVisible();
	await hasNoFaults(page);
	await dialog.getByRole("button", { name: "Sudah kusimpan" }).click();
	await page.setViewportSize(phone);
	await page.goto("/office/webhooks");
	await hasNoFaults(page);
	await page.getByRole("link", { name: url }).click();
	await expect(page.getByText(/whsec_/)).toHaveCount(0);
	await hasNoFaults(page);
	await page.getByRole("button", { name: "Hapus" }).click();
	await dialog.getByRole("button", { name: "Hapus" }).click();
	await expect(page).toHaveURL(/\/office\/webhooks$/);
	await expect(page.getByText(url)).toHaveCount(0);
});

test("an editor translates beside the Indonesian, corrects a table, and tidies the library", async ({
	page,
	baseURL,
}) => {
	test.slow();
	const staff = await comeAsStaff(page, baseURL!);
	const stamp = Date.now();
	const title = `Kapal latih ${stamp}`;
	const words = (title: string, excerpt: string, text: string) => ({
		title,
		excerpt,
		coverAlt: "",
		body: text ? [{ type: "paragraph", runs: [{ text }] }] : [],
	});
	const { id } = await ask(page.request, staff, "/staff/news", {
		content: {
			slug: `kapal-latih-${stamp}`,
			category: "football",
			cover: { art: "cover", division: "football", slug: `kapal-latih-${stamp}` },
			tags: [],
			author: "Redaksi",
			featured: false,
			words: { id: words(title, "Berlayar sehari.", "Anak-anak naik kapal."), en: words("", "", "") },
		},
	});
	const isSaved = () => expect(page.getByText(/^Tersimpan \d/)).toBeVisible();
	const source = page.locator(".beside-source");
	const text = page.locator(".editor-text");

	await page.goto(`/office/news/${id}`);
	await expect(source).toHaveCount(0);
	await page.getByRole("button", { name: "Terjemahkan berdampingan" }).click();
	await expect(source).toHaveText([/Kapal latih/, /Berlayar sehari\./, /Anak-anak naik kapal\./]);
	const [left, right] = [await source.last().boundingBox(), await text.boundingBox()];
	expect(left!.x + left!.width).toBeLessThan(right!.x);
	await hasNoFaults(page);
	await page.getByRole("textbox", { name: "Judul", exact: true }).fill(`Training ship ${stamp}`);
	await page.getByRole("textbox", { name: "Pengantar" }).fill("A day at sea.");
	await text.click();
	await page.keyboard.type("Children go aboard.");
	await isSaved();
	await expect(page.locator(".word-states .badge").filter({ hasText: /^en / })).toHaveText("en lengkap");
	// It stays while somebody writes, until they put it away.
	await expect(source).toHaveCount(3);
	await page.getByRole("button", { name: "Simpan" }).click();
	await page.getByRole("button", { name: "Lihat naskah Indonesia" }).click();
	await expect(source).toHaveCount(0);

	await page.getByRole("button", { name: /^Indonesia id/ }).click();
	await text.click();
	await page.keyboard.press("ControlOrMeta+End");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Mereka pulang sore.");
	await isSaved();
	await page.setViewportSize(phone);
	await page.getByRole("button", { name: /^English en perlu/ }).click();
	await expect(source.filter({ hasText: "berubah setelah diterjemahkan" })).toHaveCount(1);
	await expect(page.locator(".source-body mark")).toHaveText("Mereka pulang sore.");
	expect((await source.last().boundingBox())!.y).toBeLessThan((await text.boundingBox())!.y);
	await hasNoFaults(page);
	await page.getByRole("button", { name: "Hapus draf" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Hapus draf" }).click();
	await expect(page).toHaveURL(/\/office\/news$/);

	await page.setViewportSize(desktop);
	await page.goto("/office/standings");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	await hasNoFaults(page);

	const name = `layar-${stamp}`;
	await page.goto("/office/media");
	const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#0a3d62" } })
		.png()
		.toBuffer();
	await page
		.getByLabel("Unggah gambar")
		.setInputFiles({ name: `${name}.png`, mimeType: "image/png", buffer: photo });
	await page.getByRole("button", { name: new RegExp(name) }).click();
	const opened = page.getByRole("dialog", { name: new RegExp(name) });
	await expect(opened.getByText("Belum dipakai di mana pun.")).toBeVisible();
	await opened.getByRole("button", { name: "Hapus gambar" }).click();
	const question = page.getByRole("dialog", { name: "Hapus gambar ini?" });
	await hasNoFaults(page);
	await question.getByRole("button", { name: "Batal" }).click();
	await expect(opened).toBeVisible();
	await opened.getByRole("button", { name: "Hapus gambar" }).click();
	await question.getByRole("button", { name: "Hapus gambar" }).click();
	await expect(opened).toBeHidden();
	await expect(page.getByRole("button", { name: new RegExp(name) })).toHaveCount(0);
});
