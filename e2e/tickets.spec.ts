import { club } from "../club/profile";
import { as, enter, readOrder, register, simulate } from "./buyers";
import {
	accessibilityFaults,
	atBothWidths,
	desktop,
	expect,
	inTallWindow,
	journeysAt,
	phone,
	ready,
	test,
} from "./site";

test.beforeEach(async ({ context, baseURL }) => {
	await context.addCookies([{ name: "consent", value: "1.e2e.", url: baseURL! }]);
});

test("the list shows what is on sale, what opens later, and filters by division", async ({ page }) => {
	await page.goto("/tickets");
	await ready(page);
	const main = page.getByRole("main");
	const cards = main.getByRole("article");
	await expect(cards.filter({ hasText: "Bayu Selatan" })).toContainText("Dijual");
	await expect(cards.filter({ hasText: "Persada Timur" })).toContainText("Dibuka");
	await expect(cards.filter({ hasText: "Liga Arena, semifinal" })).toContainText("Ditutup");
	await main.getByRole("link", { name: "Basket", exact: true }).click();
	await expect(page).toHaveURL("/tickets?division=basketball");
	await expect(cards).toHaveCount(2);
	await cards.filter({ hasText: "Halilintar" }).getByRole("link", { name: "Pilih kursi" }).click();
	await expect(page).toHaveURL("/buy-ticket/match-halilintar");
});

test("a block is chosen on the map, by pointer and by keyboard", async ({ page }) => {
	await page.goto("/buy-ticket/match-bayu-selatan");
	await ready(page);
	const map = page.getByRole("group", { name: "Denah Stadion Bahari" });
	await expect(map.getByRole("button")).toHaveCount(5);
	await map.getByRole("button", { name: /^Utara/ }).click();
	await expect(map.getByRole("img", { name: /habis, Utara 1/ })).toHaveCount(1);
	const whole = page.getByRole("button", { name: "Seluruh denah" });
	await whole.click();

	await map.getByRole("button", { name: /^Selatan/ }).click();
	await map.getByRole("button", { name: /Selatan 4/ }).click();
	const details = page.getByRole("region", { name: "Blok pilihanmu" });
	await expect(details.getByRole("heading", { name: "Selatan 4" })).toBeVisible();
	await expect(details).toContainText("Gerbang B");
	await expect(details).toContainText("210");

	await whole.click();
	const stand = map.getByRole("button", { name: /^Barat/ });
	await stand.focus();
	await page.keyboard.press("Enter");
	const west = map.getByRole("button", { name: /Barat 3/ });
	await west.focus();
	await page.keyboard.press("Space");
	await expect(details.getByRole("heading", { name: "Barat 3" })).toBeVisible();
	await expect(west).toHaveAttribute("aria-pressed", "true");
	expect(await inTallWindow(page, accessibilityFaults)).toEqual([]);
	// Seats are numbered there, and the best two are one press away.
	await expect(page.getByRole("button", { name: "Pilihkan 2 kursi" })).toBeVisible();
});

test("the list matches the map, and a stand can be zoomed into", async ({ page }) => {
	await page.goto("/buy-ticket/match-halilintar");
	await ready(page);
	const map = page.getByRole("group", { name: "Denah GOR Ombak" });
	const whole = await map.getAttribute("viewBox");
	const stand = page
		.getByRole("list", { name: "Tribun dan harganya" })
		.getByRole("button", { name: /Tribun C/ });
	await stand.click();
	expect(await map.getAttribute("viewBox")).not.toBe(whole);
	await stand.click();
	expect(await map.getAttribute("viewBox")).toBe(whole);

	await page.getByRole("button", { name: "Daftar", exact: true }).click();
	await expect(page.getByRole("button", { name: "Pilih Tribun B 1" })).toBeDisabled();
	await page.getByRole("button", { name: "Pilih Tribun A 2" }).click();
	await expect(page.getByRole("region", { name: "Blok pilihanmu" })).toContainText("Tribun A 2");
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole("button", { name: "Denah", exact: true }).click();
	await map.getByRole("button", { name: /^Tribun A/ }).click();
	await expect(map.getByRole("button", { name: /Tribun A 2/ })).toHaveAttribute("aria-pressed", "true");
});

test("a sale that opens later counts down, and one that is over says so", async ({ page }) => {
	await page.goto("/buy-ticket/match-persada-timur");
	await ready(page);
	for (const viewport of [desktop, phone]) {
		await page.setViewportSize(viewport);
		await expect(page.getByText(/Penjualan dibuka .+10\.00 WIB/)).toBeVisible();
		await expect(page.getByText("Menuju penjualan dibuka")).toBeVisible();
		await expect(page.getByRole("timer")).toBeVisible();
	}
	await page.goto("/buy-ticket/match-macan-rimba");
	for (const viewport of [phone, desktop]) {
		await page.setViewportSize(viewport);
		await expect(page.getByText("Penjualan tiket untuk acara ini sudah ditutup.")).toBeVisible();
	}
	expect((await page.goto("/buy-ticket/tidak-ada"))?.status()).toBe(404);
});

for (const viewport of journeysAt(desktop))
	test.describe(`${viewport.width} wide`, () => {
		test.use({ viewport });

		test("a promo link sells its own sections at its own price", async ({ page, baseURL }) => {
			await page.goto("/buy-ticket-promo/pelajar-teluk-bahari");
			await ready(page);
			await expect(page.getByText("Harga pelajar Teluk Bahari")).toBeVisible();
			await expect(page.getByText(/Sisa 17\d tiket promo/)).toBeVisible();
			const map = page.getByRole("group", { name: /Denah/ });
			// Other stands are not part of it.
			await expect(map.getByRole("button")).toHaveCount(2);
			await map.getByRole("button", { name: /^Timur/ }).click();
			await map.getByRole("button", { name: /Timur 5/ }).click();
			const details = page.getByRole("region", { name: "Blok pilihanmu" });
			await expect(details).toContainText("Rp 75.000");
			await expect(details).toContainText("Rp 125.000");

			const fan = await register(page.request);
			await enter(page, fan, baseURL!);
			await page.goto("/buy-ticket-promo/pelajar-teluk-bahari?blok=timur-5&jumlah=1");
			await ready(page);
			await page.getByRole("button", { name: "Lanjut isi data" }).click();
			await page.getByRole("radio", { name: "QRIS" }).check();
			await page.getByRole("button", { name: "Buat pesanan" }).click();
			await expect(page).toHaveURL(/order-complete\?order=/);
			const number = new URL(page.url()).searchParams.get("order")!;
			const { total, lines } = await readOrder(page.request, fan, number);
			const discount = lines.find(({ kind }: { kind: string }) => kind === "discount");
			expect([total, discount.unitPrice]).toEqual([75_000, -50_000]);
		});

		test("a promo link that has not begun, is over, used up or unknown says so", async ({ page }) => {
			for (const [slug, words] of [
				["ibu-kolam", "Promo ini belum dimulai."],
				["samudra-day-awal", "Promo ini sudah berakhir."],
				["mitra-nusaphone", "Kuota promo ini sudah habis."],
			] as const) {
				await page.goto(`/buy-ticket-promo/${slug}`);
				await expect(page.getByText(words)).toBeVisible();
			}
			const response = await page.goto("/buy-ticket-promo/tidak-ada");
			expect(response?.status()).toBe(404);
			await expect(page.getByRole("heading", { name: "Tautan promo ini tidak dikenal." })).toBeVisible();
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		});

		test("the big day has its programme, its countdown and its tickets, sold there, and shows their codes", async ({
			page,
			request,
			baseURL,
		}) => {
			const fan = await register(request);
			await enter(page, fan, baseURL!);
			await page.goto(`/${club.eventSlug}`);
			await ready(page);
			await expect(page.getByRole("timer")).toBeVisible();
			await expect(page.locator("#programme li")).toHaveCount(8);
			await page.getByRole("main").getByRole("link", { name: "Beli tiket" }).first().click();
			const desk = page.getByRole("region", { name: "Beli tiket" });
			await expect(desk).toBeInViewport();
			await desk.getByRole("button", { name: "Daftar", exact: true }).click();
			await desk.getByRole("button", { name: "Pilih Selatan 2", exact: true }).click();
			await desk.getByRole("button", { name: "Kurangi" }).last().click();
			await desk.getByRole("button", { name: "Lanjut isi data" }).click();
			await page.getByLabel("Nama pemegang tiket 1").fill("Raka Adiwangsa");
			await page.getByRole("radio", { name: "QRIS" }).check();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await page.getByRole("button", { name: "Buat pesanan" }).click();
			await expect(page).toHaveURL(/order-complete\?order=/);
			const number = new URL(page.url()).searchParams.get("order")!;
			await simulate(page.request, fan, number, "succeed");
			await expect.poll(async () => (await readOrder(page.request, fan, number)).state).toBe("issued");

			const { events } = await (await page.request.get("/api/passes", { headers: as(fan) })).json();
			await page.goto(`/${club.eventSlug}/${events[0].passes[0].number}`);
			const main = page.getByRole("main");
			await expect(main.getByRole("img", { name: /QR/ })).toBeVisible();
			expect((await main.getByRole("img", { name: /QR/ }).boundingBox())!.width).toBeGreaterThan(200);
			for (const words of ["Raka Adiwangsa", "Selatan 2", "Sah"]) await expect(main).toContainText(words);

			// A code that nobody has.
			await page.goto(`/${club.eventSlug}/KODE-123`);
			await expect(page.getByRole("heading", { name: "Kode ini tidak dikenal." })).toBeVisible();
			await expect(page.getByText(/dengan kode KODE-123/)).toBeVisible();
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		});
	});

test("a badge in the list of blocks is no wider than its words", async ({ page }) => {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/buy-ticket/match-bayu-selatan");
		await ready(page);
		await page.getByRole("button", { name: "Daftar", exact: true }).click();
		const widths = await page
			.locator(".section-list .badge")
			.evaluateAll((badges) => badges.map((badge) => badge.getBoundingClientRect().width));
		expect(widths.length).toBeGreaterThan(5);
		expect(Math.max(...widths)).toBeLessThan(140);
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: phone });

	test("the whole stadium is in sight", async ({ page }) => {
		await page.goto("/buy-ticket/match-bayu-selatan");
		const box = page.locator(".venue-map-window");
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await box.evaluate((map) => map.scrollWidth - map.clientWidth)).toBe(0);
			for (const shape of await page.locator(".map-block-ground").all()) {
				const { x, width: own } = (await shape.boundingBox())!;
				expect(x).toBeGreaterThanOrEqual(0);
				expect(x + own).toBeLessThanOrEqual(width);
			}
		}
	});

	test("a stand is a target with its price and what is left, and a press fills the screen with its blocks", async ({
		page,
	}) => {
		await page.goto("/buy-ticket/match-bayu-selatan");
		await ready(page);
		const map = page.getByRole("group", { name: /^Denah/ });
		for (const stand of ["Utara", "Selatan", "Timur", "Barat", "VIP"]) {
			const target = map.getByRole("button", { name: new RegExp(`^${stand}, (mulai )?Rp.*, sisa [\\d.]+$`) });
			const { width, height } = (await target.boundingBox())!;
			expect(Math.min(width, height), stand).toBeGreaterThan(43);
		}
		for (const [stand, block] of [
			["Barat", /Barat 3/],
			["Utara", /Utara 4/],
		] as const) {
			await map.getByRole("button", { name: new RegExp(`^${stand}`) }).click();
			const { width, height } = (await map.getByRole("button", { name: block }).boundingBox())!;
			expect(Math.min(width, height)).toBeGreaterThan(43);
			await page.getByRole("button", { name: "Seluruh denah" }).click();
		}
	});

	test("a block opens a sheet that leaves it in sight, and its plan takes the map's place", async ({
		page,
	}) => {
		await page.goto("/buy-ticket/match-bayu-selatan");
		await ready(page);
		// Before anything is chosen, one press picks.
		const bar = page.locator("[data-bottom-bar]");
		await expect(bar).toContainText("Belum memilih");
		await expect(bar.getByRole("button", { name: "Pilihkan 2 kursi" })).toBeVisible();
		const map = page.getByRole("group", { name: /^Denah/ });
		await map.getByRole("button", { name: /^Barat/ }).click();
		const block = map.getByRole("button", { name: /Barat 3/ });
		await block.click();
		const sheet = page.getByRole("region", { name: "Blok pilihanmu" });
		await expect(sheet).toBeInViewport({ ratio: 1 });
		const top = (await sheet.boundingBox())!.y;
		const own = (await block.boundingBox())!;
		expect(own.y + own.height).toBeLessThan(top);
		expect(await inTallWindow(page, accessibilityFaults)).toEqual([]);
		await page.getByRole("button", { name: "Pilih kursi sendiri" }).click();
		await expect(map).toHaveCount(0);
		await expect(sheet).toBeHidden();
		const seat = page.getByRole("gridcell", { name: /kosong$/ }).first();
		const next = (await seat.boundingBox())!;
		// With the gap around it.
		expect(next.width + 4).toBeGreaterThanOrEqual(44);
		await page.getByRole("button", { name: "Lihat semua kursi" }).click();
		const grid = page.getByRole("grid");
		expect((await grid.boundingBox())!.width).toBeLessThanOrEqual(390);
		// A press there comes closer, and chooses nothing.
		await seat.click();
		await expect(page.getByText("0 dari 2 kursi dipilih.")).toBeVisible();
		expect((await seat.boundingBox())!.width).toBeCloseTo(next.width, 0);
		expect(await inTallWindow(page, accessibilityFaults)).toEqual([]);
		await page.getByRole("button", { name: "Ganti", exact: true }).click();
		await expect(map).toBeVisible();
	});

	test("two fingers enlarge the map between them, one moves it, and so do keys and buttons", async ({
		page,
	}) => {
		await page.goto("/buy-ticket/match-bayu-selatan");
		await ready(page);
		const map = page.getByRole("group", { name: /^Denah/ });
		await map.getByRole("button", { name: /^Timur/ }).click();
		const box = page.locator(".venue-map-window");
		await box.scrollIntoViewIfNeeded();
		const width = async () => (await map.boundingBox())!.width;
		const scrolled = () => box.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));
		const small = await width();
		const frame = (await box.boundingBox())!;
		const [x, y] = [Math.round(frame.x + 195), Math.round(frame.y + frame.height / 2)];
		/** What lies between the fingers, as a share of the map. */
		const between = async () => {
			const { x: left, y: top, width, height } = (await map.boundingBox())!;
			return [(x - left) / width, (y - top) / height] as const;
		};
		const before = await between();
		const browser = await page.context().newCDPSession(page);
		const touch = (type: string, ...points: [number, number][]) =>
			browser.send("Input.dispatchTouchEvent", {
				type: type as "touchStart",
				touchPoints: points.map(([x, y], id) => ({ x, y, id })),
			});
		await touch("touchStart", [x - 30, y], [x + 30, y]);
		for (const apart of [40, 50, 60]) await touch("touchMove", [x - apart, y], [x + apart, y]);
		await touch("touchEnd");
		expect((await width()) / small).toBeCloseTo(2, 1);
		const after = await between();
		for (const at of [0, 1] as const) expect(after[at]).toBeCloseTo(before[at], 1);
		expect(await page.evaluate(() => window.visualViewport!.scale)).toBe(1);
		expect((await box.boundingBox())!.height).toBeLessThan(frame.height + 2);

		// One finger moves it, in both directions.
		const here = await scrolled();
		await browser.send("Input.synthesizeScrollGesture", { x, y, xDistance: -60, yDistance: -40 });
		await expect.poll(async () => (await scrolled()).scrollLeft).toBeGreaterThan(here.scrollLeft);

		// By keyboard: zero, plus, minus; the arrows move it.
		await box.focus();
		await page.keyboard.press("0");
		expect(await width()).toBeCloseTo(small, 0);
		await page.keyboard.press("+");
		await page.keyboard.press("+");
		expect((await width()) / small).toBeCloseTo(2.25, 1);
		const { scrollTop } = await scrolled();
		await page.keyboard.press("ArrowDown");
		await expect.poll(async () => (await scrolled()).scrollTop).toBeGreaterThan(scrollTop);
		await page.keyboard.press("-");
		await page.getByRole("button", { name: "Perkecil denah" }).click();
		expect(await width()).toBeCloseTo(small, 0);
		await page.getByRole("button", { name: "Perbesar denah" }).click();
		expect((await width()) / small).toBeCloseTo(1.5, 1);
		expect(await accessibilityFaults(page)).toEqual([]);
	});

	test("a promo's map opens on what the promo offers", async ({ page }) => {
		await page.goto("/buy-ticket-promo/pelajar-teluk-bahari");
		await ready(page);
		const first = page
			.getByRole("group", { name: /^Denah/ })
			.getByRole("button")
			.first();
		await first.scrollIntoViewIfNeeded();
		await page.reload();
		await ready(page);
		const box = await first.boundingBox();
		expect(box!.x + box!.width / 2).toBeGreaterThan(0);
		expect(box!.x + box!.width / 2).toBeLessThan(390);
	});
});

test("no word of the sale's heading overlaps the wave, however wide the window", async ({ page }) => {
	await page.goto("/buy-ticket/match-bayu-selatan");
	for (const width of [720, 760, 800, 900, 1000, 1100, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		const picture = (await page.locator(".sale-head > img").boundingBox())!;
		const words = (await page.locator(".sale-head h1 a").boundingBox())!;
		// The wave's left-most reach in the poster.
		expect(words.x + words.width, `${width} wide`).toBeLessThan(picture.x + picture.width * 0.66);
	}
});

test("no line begins with a dot", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/buy-ticket/match-bayu-selatan");
	const starts = await page.locator(".sale-head p").evaluateAll((lines) =>
		lines.flatMap((line) => {
			const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
			const dots: string[] = [];
			while (walker.nextNode()) {
				const text = walker.currentNode as Text;
				for (let at = text.data.indexOf("·"); at >= 0; at = text.data.indexOf("·", at + 1)) {
					const range = document.createRange();
					range.setStart(text, at);
					range.setEnd(text, at + 1);
					if (range.getClientRects().length === 0) continue;
					if (range.getBoundingClientRect().left - line.getBoundingClientRect().left < 2)
						dots.push(line.textContent ?? "");
				}
			}
			return dots;
		}),
	);
	expect(starts).toEqual([]);
});
