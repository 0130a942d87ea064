import type { Page } from "@playwright/test";
import { club } from "../club/profile";
import { accessibilityFaults, expect, ready, test } from "./site";

const entertainment = `/${club.brandWord}tainment`;
test.describe("achievements", () => {
	test("are counted in the cabinet and listed year by year", async ({ page }) => {
		await page.goto("/achievement/list");
		await ready(page);
		await expect(page.locator(".trophy-cabinet li").first()).toContainText("Liga Nusantara");
		const years = (await page.locator(".honour-year > h2").allInnerTexts()).map(Number);
		expect(years).toEqual(years.toSorted((a, b) => b - a));
		await page.getByRole("main").getByRole("link", { name: "Esports", exact: true }).click();
		await expect(page).toHaveURL("/achievement/list/esports");
		await expect(page.locator(".honour:not([data-division=esports])")).toHaveCount(0);
		await page.getByLabel("Urutkan").selectOption({ label: "Terlama dulu" });
		await expect(page).toHaveURL("/achievement/list/esports?sort=oldest");
	});
});

test.describe("the academy", () => {
	test("takes a trial application and tells the staff", async ({ page, request }) => {
		const child = `Bintang ${Date.now()}`;
		await page.goto("/academy/football");
		await ready(page);
		await page.getByRole("link", { name: "Daftar latihan percobaan Sepak bola U-11" }).click();
		await expect(page.getByLabel("Program")).toHaveValue("bola-u11");
		await fillTrial(page, child);
		await page.getByRole("button", { name: "Kirim pendaftaran" }).click();
		const done = page.getByRole("heading", { name: "Pendaftaranmu sudah kami terima." });
		await expect(done).toBeFocused();
		const mails = `/api/outbox/latest?to=${encodeURIComponent(club.contact.email)}`;
		await expect.poll(async () => (await (await request.get(mails)).json()).text).toContain(child);
		await page.getByRole("button", { name: "Daftarkan anak lain" }).click();
		await expect(page.getByLabel("Nama anak")).toHaveValue("");
	});

	test("shows an error at every empty field, and clears each one separately", async ({ page }) => {
		await page.goto("/academy/basketball");
		await ready(page);
		await page.getByRole("button", { name: "Kirim pendaftaran" }).click();
		await expect(page.getByText("Tanpa persetujuan orang tua atau wali")).toBeVisible();
		const [programme, child] = [page.getByLabel("Program"), page.getByLabel("Nama anak")];
		await expect(programme).toBeFocused();
		await expect(child).toHaveAttribute("aria-invalid", "true");
		expect(await accessibilityFaults(page)).toEqual([]);
		await child.fill("Bintang");
		await expect(child).not.toHaveAttribute("aria-invalid");
		await expect(programme).toHaveAttribute("aria-invalid", "true");
	});

	test("knows which ages a programme is for", async ({ page }) => {
		await page.goto("/academy/football?lang=en");
		await ready(page);
		await page.getByLabel("Programme").selectOption("bola-u11");
		await fillTrial(page, "Bintang", "1990-05-05");
		await page.getByRole("button", { name: "Send application" }).click();
		await expect(page.getByText("This programme is for ages 9 to 11.")).toBeVisible();
	});

	test("has no fourth category", async ({ request, page }) => {
		expect((await request.get("/academy/chess")).status()).toBe(404);
		await page.goto("/academy/football");
		await ready(page);
		await page.getByRole("navigation", { name: "Akademi" }).getByRole("link", { name: "Esports" }).click();
		await expect(page).toHaveURL("/academy/esports");
	});
});

test.describe("the foundation", () => {
	test("lists programmes and sorts them", async ({ page }) => {
		await page.goto("/foundation");
		await ready(page);
		await expect(page.getByRole("progressbar").first()).toBeVisible();
		await page.getByLabel("Urutkan").selectOption({ label: "Paling dekat target" });
		await expect(page).toHaveURL(/\/foundation\/?\?sort=furthest/);
	});

	test("shows one programme under both URLs, one of which is canonical", async ({ page }) => {
		const titles: string[] = [];
		for (const path of ["/foundation/seribu-bakau", "/foundation/detail/seribu-bakau"]) {
			await page.goto(path);
			titles.push(await page.title());
			await expect(page.getByRole("heading", { name: "Laporan" })).toBeVisible();
			await expect(page.getByRole("progressbar", { name: /Seribu bakau/ })).toHaveAttribute(
				"aria-valuetext",
				/dari 20\.000 bibit bakau/,
			);
			const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
			expect(canonical).toMatch(/\/foundation\/detail\/seribu-bakau$/);
		}
		expect(titles[0]).toBe(titles[1]);
	});

	test("returns 404 for an unknown programme", async ({ request }) => {
		expect((await request.get("/foundation/gunung")).status()).toBe(404);
		expect((await request.get("/foundation/detail/gunung")).status()).toBe(404);
	});
});

test.describe("entertainment", () => {
	test("shows upcoming shows and those to watch again, by kind", async ({ page }) => {
		await page.goto(entertainment);
		await ready(page);
		await expect(page.locator(".upcoming-row").first()).toBeVisible();
		await page.getByRole("link", { name: "Podcast", exact: true }).click();
		await expect(page).toHaveURL(`${entertainment}?kind=podcast`);
		await expect(page.getByText("Belum ada jadwal berikutnya.")).toBeVisible();
		await page.locator(".item-card").first().click();
		await expect(page).toHaveURL(new RegExp(`${entertainment}/`));
		await expect(page.getByText("Durasi", { exact: true })).toBeVisible();
	});

	test("returns 404 for an unknown show", async ({ request }) => {
		expect((await request.get(`${entertainment}/nothing`)).status()).toBe(404);
	});
});

test.describe("questions", () => {
	test("are found while typing", async ({ page }) => {
		await page.goto("/faq");
		await ready(page);
		const all = await page.locator("details").count();
		await page.getByRole("searchbox", { name: "Cari pertanyaan" }).fill("qr gerbang");
		await expect(page.locator("details")).not.toHaveCount(all);
		await expect(page.getByRole("status").filter({ hasText: "pertanyaan cocok" })).toBeVisible();
		await page.getByRole("searchbox", { name: "Cari pertanyaan" }).fill("zzz");
		await expect(page.getByRole("main").getByRole("link", { name: "Hubungi kami" })).toBeVisible();
		await expect(page.locator("details")).toHaveCount(0);
	});

	test("open by their link", async ({ page }) => {
		await page.goto("/faq#batas-tiket");
		await ready(page);
		await expect(page.locator("details#batas-tiket")).toHaveAttribute("open", "");
		await expect(page.locator("details#batas-tiket summary")).toBeInViewport();
	});

	test("are a plain list without scripts, searched by URL", async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
		const page = await context.newPage();
		await page.goto("/faq");
		await page.getByRole("searchbox", { name: "Cari pertanyaan" }).fill("kursi roda");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/faq?q=kursi+roda");
		await expect(page.locator("details")).toHaveCount(1);
		await page.locator("summary").click();
		await expect(page.locator(".expandable-content")).toBeVisible();
		const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
		expect(data["@type"]).toBe("FAQPage");
		expect(data.mainEntity.length).toBeGreaterThan(20);
		await context.close();
	});
});

async function fillTrial(page: Page, child: string, born = `${new Date().getFullYear() - 10}-01-02`) {
	await page.locator("[name=childName]").fill(child);
	await page.locator("[name=birthDate]").fill(born);
	await page.locator("[name=guardianName]").fill("Siti Ramadhan");
	await page.locator("[name=phone]").fill("0812 3456 7890");
	await page.locator("[name=email]").fill(`siti-${Date.now()}@warga.example`);
	await page.getByRole("checkbox").check();
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	for (const path of ["/achievement/list/football", "/foundation", "/player/list/football?squad=utama"])
		test(`${path} can be sorted`, async ({ page }) => {
			await page.goto(path);
			await page.getByRole("combobox").selectOption({ index: 1 });
			await page.getByRole("button", { name: "Terapkan" }).click();
			const { pathname, searchParams } = new URL(page.url());
			expect(pathname).toBe(path.split("?")[0]);
			expect(searchParams.get("sort")).toBeTruthy();
			if (path.includes("squad=")) expect(searchParams.get("squad")).toBe("utama");
			expect(await page.getByRole("combobox").inputValue()).toBe(searchParams.get("sort"));
		});
});
