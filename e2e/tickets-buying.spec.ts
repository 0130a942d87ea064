import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { as, type Buyer, enter, readOrder, register, simulate } from "./buyers";
import { password } from "./passwords";
import { accessibilityFaults, atBothWidths, expect, journeysAt, phone, ready, test } from "./site";

/** Through the form: that registers the service worker. */
async function logIn(page: Page, email: string) {
	if (!page.url().includes("/login")) await page.goto("/login");
	await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: page.url() }]);
	await ready(page);
	await page.getByLabel("Email").fill(email);
	await page.locator('input[name="password"]').fill(password);
	await page.locator('main form button[type="submit"]').click();
	await expect(page.getByText("Berhasil masuk.")).toBeVisible();
}

/** The gateway reports the payment of the order on the screen, and its tickets are issued. */
async function payShown(page: Page, buyer: Buyer) {
	await expect(page).toHaveURL(/order-complete\?order=/);
	const number = new URL(page.url()).searchParams.get("order")!;
	await simulate(page.request, buyer, number, "succeed");
	await expect.poll(async () => (await readOrder(page.request, buyer, number)).state).toBe("issued");
}

for (const viewport of journeysAt(phone))
	test.describe(`${viewport.width} wide`, () => {
		test.use({ viewport });

		test("a fan finds two in the shade, comes back after a reload, pays and has two tickets, also offline", async ({
			page,
			context,
			request,
		}) => {
			const fan = await register(request);
			await logIn(page, fan.email);
			await page.goto("/buy-ticket/match-satria-laga-putri");
			await ready(page);
			await page.getByRole("button", { name: "Daftar", exact: true }).click();
			const finder = page.getByRole("group", { name: "Cari yang cocok" });
			await finder.getByRole("button", { name: "Teduh" }).click();
			await finder.getByLabel("Harga").selectOption({ label: "Sampai Rp\u00a040.000" });
			await expect(page.getByRole("button", { name: "Pilih Tribun A 1" })).toHaveCount(0);
			await page.getByRole("button", { name: "Pilih Tribun C 2" }).click();
			await page.getByRole("button", { name: "Lanjut isi data" }).click();
			await expect(page.getByRole("timer")).toHaveAccessibleName(/Sisa waktu tahan: (9|10) menit/);
			await page.reload();
			await ready(page);
			await page.getByLabel("Nama pemegang tiket 2").fill("Raka Adiwangsa");
			// The store's list of ways to pay, with its likeliest one.
			await expect(page.getByRole("radio", { name: /^QRIS/ })).toBeChecked();
			await expect(page.getByRole("heading", { name: "Daftar tunggu" })).toHaveCount(0);
			await expect(page.locator("[data-bottom-bar]").getByRole("timer")).toBeVisible();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await page.getByRole("button", { name: "Buat pesanan" }).dblclick();
			await payShown(page, fan);
			const headers = as(fan);
			const { events } = await (await page.request.get("/api/passes", { headers })).json();
			expect(events[0].passes).toHaveLength(2);

			await page.goto("/profile/all/tickets");
			await ready(page);
			await page.getByRole("button", { name: /Buka QR/ }).click();
			const viewer = page.getByRole("dialog");
			await expect(viewer.getByRole("img", { name: /Kode QR tiket/ })).toHaveCount(2);
			await expect(viewer).toContainText("Raka Adiwangsa");
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			const downloading = page.waitForEvent("download");
			await viewer.getByRole("button", { name: "PDF" }).first().click();
			const ticket = await downloading;
			expect(ticket.suggestedFilename()).toBe(`${events[0].passes[0].number}.pdf`);
			expect((await readFile(await ticket.path())).subarray(0, 5).toString()).toBe("%PDF-");
			const calendar = viewer.getByRole("link", { name: "Kalender" }).first();
			const entry = await page.request.get((await calendar.getAttribute("href"))!);
			expect(await entry.text()).toMatch(/SUMMARY:.*Satria Laga/);
			await expect.poll(() => page.evaluate(() => caches.has("ombak-tickets"))).toBe(true);

			await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
			await page.keyboard.press("Escape");
			await expect(viewer).toBeHidden();
			await context.setOffline(true);
			// On the page that is open, and on one that is opened only now.
			await page.getByRole("button", { name: /Buka QR/ }).click();
			await expect(viewer.getByRole("img", { name: /Kode QR tiket/ })).toHaveCount(2);
			const offline = await context.newPage();
			await offline.goto("/profile/all/tickets");
			await expect(offline.getByRole("img", { name: /^QR / })).toHaveCount(2);
			await expect(offline.getByText("Raka Adiwangsa")).toBeVisible();
		});

		test("a guest chooses seats, logs in, and sees which seat somebody else has taken meanwhile", async ({
			page,
			request,
		}) => {
			const [fan, rival] = [await register(request), await register(request)];
			await page.goto("/buy-ticket/match-bayu-selatan");
			await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: page.url() }]);
			await ready(page);
			const map = page.getByRole("group", { name: /^Denah/ });
			// At each width in a block of its own, where nobody takes the other's seats.
			const block = viewport === phone ? "Barat 3" : "Barat 4";
			await map.getByRole("button", { name: /^Barat/ }).click();
			await map.getByRole("button", { name: new RegExp(block) }).click();
			await page.getByRole("button", { name: "Pilih kursi sendiri" }).click();
			await page.getByRole("button", { name: "Pilihkan 2 berdampingan" }).click();
			await expect(page.getByText("2 dari 2 kursi dipilih.")).toBeVisible();
			await page.getByRole("button", { name: "Masuk untuk membeli" }).click();
			await expect(page).toHaveURL(/\/login\/.+/);
			await logIn(page, fan.email);
			const key = block.toLowerCase().replace(" ", "-");
			await expect(page).toHaveURL(new RegExp(`/buy-ticket/match-bayu-selatan\\?blok=${key}`));
			const grid = page.getByRole("grid", { name: `Kursi ${block}` });
			const mine = grid.getByRole("gridcell", { selected: true });
			// What was chosen is still there.
			await expect(mine).toHaveCount(2);
			const names = await mine.evaluateAll((seats) => seats.map((seat) => seat.getAttribute("data-seat")!));

			// Somebody else gets there first.
			const sale = await (await request.get("/api/ticket-sales/match-bayu-selatan")).json();
			const section = sale.sections.find((each: { key: string }) => each.key === key);
			const taken = await request.post("/api/ticket-holds", {
				headers: as(rival),
				data: { saleId: sale.id, sections: [{ sectionId: section.id, quantity: 2 }], seats: names },
			});
			expect(taken.status(), await taken.text()).toBe(200);
			await page.getByRole("button", { name: "Lanjut isi data" }).click();
			await expect(page.getByText(/baru saja diambil\. Yang terdekat: baris/)).toBeVisible();
			await expect(page.getByText(/^Baru saja diambil orang lain: baris/)).toBeVisible();
			await page.getByRole("button", { name: /^Ambil yang terdekat: baris/ }).click();
			await expect(page.getByText("2 dari 2 kursi dipilih.")).toBeVisible();

			// By keyboard: Space gives a seat back and takes it again.
			await mine.first().focus();
			await page.keyboard.press("Space");
			await expect(mine).toHaveCount(1);
			await page.keyboard.press("Space");
			await expect(mine).toHaveCount(2);
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await page.getByRole("button", { name: "Lanjut isi data" }).click();
			await expect(page.getByText(/^Baris \d+ kursi \d+$/).first()).toBeVisible();

			// Leaving gives the seats back.
			await page.getByRole("main").getByRole("link", { name: "Tiket", exact: true }).first().click();
			await expect(page).toHaveURL("/tickets");
			const holds = `/api/ticket-holds?sale=${sale.id}`;
			const held = async () => (await (await page.request.get(holds, { headers: as(fan) })).json()).hold;
			await expect.poll(held).toBeNull();
		});

		test("two numbered seats take three presses: the stand, the best two, the order", async ({
			page,
			request,
			baseURL,
		}) => {
			const fan = await register(request);
			await enter(page, fan, baseURL!);
			await page.goto("/buy-ticket/match-bayu-selatan");
			await ready(page);
			await page
				.getByRole("group", { name: /^Denah/ })
				.getByRole("button", { name: /^Barat/ })
				.click();
			await page.getByRole("button", { name: "Pilihkan 2 kursi" }).click();
			const seats = page.getByText(/^Baris \d+ kursi \d+$/);
			await expect(seats.first()).toBeVisible();
			await page.getByRole("button", { name: "Buat pesanan" }).click();
			await payShown(page, fan);
		});

		test("a wheelchair place comes with its companion, on the plan and in the list, and neither alone", async ({
			page,
			request,
			baseURL,
		}) => {
			const fan = await register(request);
			await enter(page, fan, baseURL!);
			await page.goto("/buy-ticket/match-bayu-selatan?blok=barat-4&jumlah=1");
			await ready(page);
			await page.getByRole("button", { name: "Pilih kursi sendiri" }).click();
			const grid = page.getByRole("grid", { name: /Kursi Barat 4/ });
			const mine = grid.getByRole("gridcell", { selected: true });
			await grid
				.getByRole("gridcell", { name: /tempat kursi roda, kosong/ })
				.first()
				.click();
			await expect(mine).toHaveCount(2);
			await expect(page.getByText("2 dari 2 kursi dipilih.")).toBeVisible();
			await mine.last().click();
			await expect(mine).toHaveCount(0);

			await page
				.getByRole("group", { name: "Tampilan kursi" })
				.getByRole("button", { name: "Daftar" })
				.click();
			const pair = page.getByRole("button", { name: /^Pilih .*Kursi roda dan pendamping/ }).first();
			await pair.click();
			await expect(page.getByRole("button", { name: /^Dipilih .*Kursi roda dan pendamping/ })).toBeVisible();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
		});
	});
