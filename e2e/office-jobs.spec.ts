import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { demoStaff } from "../club/demo/members";
import { as, type Buyer, enter, register, simulate, variantsOf } from "./buyers";
import { goToEnd } from "./editor";
import { password } from "./passwords";
import { choosePickUp } from "./pick-up";
import { desktop, expect, faultsInBothThemes, phone, test } from "./site";

// What each role does besides packing, selling tickets and writing news, which have their own specs.

async function comeAsStaff(page: Page, baseURL: string): Promise<Buyer> {
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

/** Two scarves that a fan has paid for, to be fetched at the stadium. */
async function sell(api: APIRequestContext, method: string) {
	const buyer = await register(api);
	const variant = (await variantsOf(api, "syal-ombak")).find(({ stock }) => stock > 1)!;
	const items = [{ variantId: variant.id, quantity: 2 }];
	const { number } = await ask(api, buyer, "/checkout/orders", {
		items,
		method,
		delivery: await choosePickUp(api, items),
	});
	await simulate(api, buyer, number, "succeed");
	const state = async () =>
		(await (await api.get(`/api/orders/${number}`, { headers: as(buyer) })).json()).state;
	await expect.poll(state).toBe("paid");
	return { buyer, number: number as string, price: variant.price };
}

async function handOver(api: APIRequestContext, staff: Buyer, number: string) {
	const { id } = await ask(api, staff, `/staff/orders/${number}/parcels`);
	await ask(api, staff, `/staff/parcels/${id}/shipped`);
	await ask(api, staff, `/staff/parcels/${id}/handed-over`);
}

async function hasNoFaults(page: Page) {
	expect(await faultsInBothThemes(page)).toEqual([]);
	// Negative while a dialog keeps the page below from scrolling.
	const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
	expect(await page.evaluate(overhang), "sideways scroll").toBeLessThanOrEqual(0);
}

test("support takes on a message, answers it by e-mail, and finds it marked as answered", async ({
	page,
	baseURL,
}) => {
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
	await card.getByRole("button", { name: "Jawab lewat email" }).click();
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

test("a seller books stock with a reason, makes a voucher, decides a return, and answers and hides a rating", async ({
	page,
	baseURL,
}) => {
	test.slow();
	const api = page.request;
	const staff = await comeAsStaff(page, baseURL!);
	const { buyer, number } = await sell(api, "qris");
	await handOver(api, staff, number);
	const photograph = await sharp({ create: { width: 80, height: 60, channels: 3, background: "navy" } })
		.png()
		.toBuffer();
	const photo = await api.post("/api/photos", {
		headers: { ...as(buyer), "content-type": "image/png" },
		data: photograph,
	});
	const words = `Jahitannya lepas ${Date.now()}`;
	await ask(api, buyer, `/orders/${number}/returns`, {
		lines: [{ position: 1, quantity: 1 }],
		reason: "damaged",
		words,
		photos: [(await photo.json()).id],
	});
	const said = `Syalnya tipis ${Date.now()}`;
	const rated = await api.put(`/api/orders/${number}/items/1/rating`, {
		headers: as(buyer),
		data: { stars: 2, words: said },
	});
	expect(rated.ok(), await rated.text()).toBe(true);
	const dialog = page.getByRole("dialog");

	await page.setViewportSize(desktop);
	await page.goto("/office/products/syal-ombak");
	await page.getByRole("button", { name: /^Stok/ }).first().click();
	await dialog.getByLabel(/^Perubahan/).fill("dua belas");
	await dialog.getByRole("button", { name: "Catat perubahan" }).click();
	await expect(dialog.getByText("Tulis angka bulat selain nol")).toBeVisible();
	await dialog.getByLabel(/^Perubahan/).fill("12");
	await dialog.getByLabel("Alasan").selectOption("Hasil hitung ulang");
	await dialog.getByLabel("Catatan").fill("Rak belakang");
	// Enter saves, as in every dialog with fields.
	await page.keyboard.press("Enter");
	await expect(dialog.getByText("Hasil hitung ulang: Rak belakang")).toBeVisible();
	await hasNoFaults(page);
	await dialog.getByRole("button", { name: "Tutup", exact: true }).last().click();
	await expect(dialog).toBeHidden();

	const code = `HEMAT${String(Date.now()).slice(-7)}`;
	await page.goto("/office/vouchers");
	await page.getByRole("button", { name: /^Voucher baru/ }).click();
	await dialog.getByLabel(/^Kode\*?$/).fill(code);
	await dialog.getByLabel(/^Nama \(Indonesia\)/).fill("Hemat hari laga");
	await dialog.getByLabel("Potongan").selectOption("Rupiah");
	await dialog.getByLabel(/^Rupiah/).fill("12.50");
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(dialog.getByText(/^Tulis rupiah bulat/)).toBeVisible();
	await dialog.getByLabel(/^Rupiah/).fill("25.000");
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByText(code).first()).toBeVisible();

	await page.setViewportSize(phone);
	await page.goto("/office/returns");
	const asked = page.getByRole("listitem").filter({ hasText: words });
	await asked.getByRole("button", { name: `Terima pengajuan ${number}` }).click();
	await dialog.getByLabel(/^Kata untuk pembeli/).fill("Bawa ke loket toko, ya.");
	await hasNoFaults(page);
	await dialog.getByRole("button", { name: "Terima pengajuan" }).click();
	await expect(dialog).toBeHidden();
	await page.goto("/office/returns?state=accepted");
	await asked.getByRole("button", { name: `Barang sudah kembali ${number}` }).click();
	await dialog.getByLabel(/tidak bisa dijual lagi/).fill("1");
	await dialog.getByRole("button", { name: "Barang sudah kembali" }).click();
	await expect(dialog).toBeHidden();
	await page.goto("/office/returns?state=received");
	await expect(asked.getByText(/ dikembalikan$/)).toBeVisible();

	await page.goto("/office/ratings");
	const rating = page.getByRole("listitem").filter({ hasText: said });
	await rating.getByRole("button", { name: "Jawab" }).click();
	await dialog.getByLabel("Jawaban klub").fill("Maaf, kami ganti bahannya musim depan.");
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(dialog).toBeHidden();
	await page.goto("/office/ratings?state=all");
	await expect(rating.getByText("Maaf, kami ganti bahannya musim depan.")).toBeVisible();
	await rating.getByRole("button", { name: "Sembunyikan" }).click();
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(dialog.locator("[aria-invalid=true]")).toBeVisible();
	await dialog.getByLabel("Alasan menyembunyikan").fill("Bukan tentang barang ini");
	await hasNoFaults(page);
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(rating.getByText("Disembunyikan: Bukan tentang barang ini")).toBeVisible();
	const shown = await (await api.get("/api/products/syal-ombak/ratings")).text();
	expect(shown).not.toContain(said);
});

test("finance refunds part of an order, transfers it once the fan has given an account, and downloads the ledger", async ({
	page,
	baseURL,
}) => {
	const api = page.request;
	await comeAsStaff(page, baseURL!);
	const { buyer, number, price } = await sell(api, "va_bca");
	const sum = `Rp ${price.toLocaleString("id-ID")}`;
	const dialog = page.getByRole("dialog");

	await page.goto(`/office/orders/${number}`);
	await page.getByRole("button", { name: "Kembalikan uang" }).click();
	const count = dialog.getByLabel(/^Syal/);
	await count.fill("3");
	await expect(dialog.getByText("Tulis angka dari 0 sampai 2.")).toBeVisible();
	await expect(dialog.getByRole("button", { name: /^Kembalikan Rp/ })).toBeDisabled();
	await count.fill("1");
	await dialog.getByLabel("Alasan").selectOption("tidak bisa dikirim");
	await hasNoFaults(page);
	await dialog.getByRole("button", { name: `Kembalikan ${sum}` }).click();
	await expect(dialog).toBeHidden();
	const refunds = page.getByRole("main").locator(".order-money");
	await expect(refunds).toContainText(sum);

	// The gateway cannot refund this payment method, which shows only after the press.
	const readRefund = async () =>
		(await (await api.get(`/api/orders/${number}`, { headers: as(buyer) })).json()).refunds[0];
	await expect.poll(async () => (await readRefund()).state).toBe("needs_account");
	const due = page.getByRole("listitem").filter({ hasText: number });
	await page.goto("/office/money");
	await expect(due.getByText("menunggu nomor rekening dari pembeli")).toBeVisible();
	await ask(api, buyer, `/orders/${number}/refunds/${(await readRefund()).id}/account`, {
		bank: "BCA",
		accountNumber: "8140123456",
		holder: "Sari Dewanti",
		current_password: password,
	});
	await page.setViewportSize(phone);
	// Without a reload.
	await expect(due).toContainText("8140123456");
	await hasNoFaults(page);
	await due.getByRole("button", { name: "Sudah ditransfer" }).click();
	await expect(dialog).toContainText(sum);
	await dialog.getByRole("button", { name: "Ya, sudah" }).click();
	await expect(due).toBeHidden();
	await page.goto("/office/money?tab=days");
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Unduh buku besar (CSV)" }).click();
	expect(await readFile(await (await download).path(), "utf8")).toContain(number);
});

test("an admin gives a role and takes it away, finds both in the log, and looks after a webhook and a key", async ({
	page,
	baseURL,
}) => {
	await comeAsStaff(page, baseURL!);
	const name = "Raka Adiwangsa";
	const dialog = page.getByRole("dialog");
	await page.goto("/office/staff");
	const form = page.getByRole("form").or(page.locator("form")).filter({ hasText: "Email anggota" });
	await form.getByLabel(/^Email anggota/).fill("raka@samudra-united.example");
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

	await page.goto("/office/keys");
	await page.getByRole("button", { name: "Buat kunci" }).click();
	const till = `Kasir ${Date.now()}`;
	await dialog.getByLabel(/^Untuk apa/).fill(till);
	await dialog.getByRole("button", { name: "Simpan" }).click();
	await expect(dialog.getByText("Pilih sedikitnya satu.")).toBeVisible();
	await dialog.getByLabel("Membaca produk dan stoknya").check();
	await dialog.getByRole("button", { name: "Simpan" }).click();
	const secret = await dialog.getByText(/^ombak_/).textContent();
	await hasNoFaults(page);
	const headers = { authorization: `Bearer ${secret}` };
	expect((await page.request.get("/api/staff/products", { headers })).status()).toBe(200);
	await dialog.getByRole("button", { name: "Sudah kusimpan" }).click();
	await page.getByRole("button", { name: `Cabut kunci: ${till}` }).click();
	await dialog.getByRole("button", { name: "Cabut" }).click();
	await expect(page.getByText("Kunci dicabut.")).toBeVisible();
	expect((await page.request.get("/api/staff/products", { headers })).status()).toBe(401);
	await hasNoFaults(page);
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
	// It stays open while someone writes, until they close it.
	await expect(source).toHaveCount(3);
	await page.getByRole("button", { name: "Simpan" }).click();
	await page.getByRole("button", { name: "Lihat naskah Indonesia" }).click();
	await expect(source).toHaveCount(0);

	await page.getByRole("button", { name: /^Indonesia id/ }).click();
	await goToEnd(text);
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
