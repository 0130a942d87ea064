import { expect, ready, test } from "./site";

test("the schedule switches from upcoming to past to a month, and keeps its filters", async ({ page }) => {
	await page.goto("/event/list");
	await ready(page);
	const views = page.getByRole("navigation", { name: "Tampilan jadwal" });
	await page.getByRole("group", { name: "Filter menurut divisi" }).getByText("Sepak bola").click();
	await expect(page).toHaveURL("/event/list/football");
	const results = views.getByRole("link", { name: "Hasil" });
	await expect(results).toHaveAttribute("href", /football/);
	await results.click();
	await expect(page).toHaveURL("/event/list/football?when=past");
	await expect(page.getByRole("link", { name: /Krakatau Putra vs/ })).toBeVisible();
	await page.getByLabel("Kompetisi").selectOption({ label: "Piala Khatulistiwa" });
	await expect(page).toHaveURL(/competition=piala-khatulistiwa/);
	await expect(page.getByRole("link", { name: /Krakatau Putra vs/ })).toBeHidden();
	await views.getByRole("link", { name: "Kalender" }).click();
	await expect(page).toHaveURL(/view=month/);
	await expect(page.getByRole("table")).toBeVisible();
});

test("a month leads to its neighbours", async ({ page }) => {
	await page.goto("/event/list?view=month&month=2026-12");
	await ready(page);
	await expect(page.getByRole("heading", { name: "Desember 2026" })).toBeVisible();
	await page.getByRole("link", { name: "Bulan berikutnya" }).click();
	await expect(page).toHaveURL(/month=2027-01/);
	await expect(page.getByRole("heading", { name: "Januari 2027" })).toBeVisible();
});

test("the calendar stops at its first and last month", async ({ page }) => {
	for (const [month, end, other] of [
		["2000-01", "Bulan sebelumnya", "Bulan berikutnya"],
		["2099-12", "Bulan berikutnya", "Bulan sebelumnya"],
	] as const) {
		await page.goto(`/event/list?view=month&month=${month}`);
		await expect(page.getByRole("link", { name: other })).toBeVisible();
		await expect(page.getByRole("link", { name: end })).toHaveCount(0);
	}
});

test("focus stays put from month to month, and moves to the top of another page", async ({ page }) => {
	await page.goto("/event/list?view=month");
	await ready(page);
	const next = page.getByRole("link", { name: "Bulan berikutnya" });
	await next.focus();
	for (const step of [1, 2]) {
		const target = (await next.getAttribute("href"))!;
		await page.keyboard.press("Enter");
		await expect(page, `step ${step}`).toHaveURL(target);
		// The URL changes before the calendar does: a key pressed in between would follow the old link.
		await expect(next).not.toHaveAttribute("href", target);
		await expect(next).toBeFocused();
	}
	await page.goto("/event/list");
	await ready(page);
	await page.getByRole("link", { name: "Halaman 2" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/page=2/);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a finished match shows score, timeline, statistics and line-ups", async ({ page }) => {
	await page.goto("/event/detail/match-krakatau-putra");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Krakatau Putra\s*1–1/);
	for (const part of ["Jalannya laga", "Statistik", "Susunan pemain", "Kabar laga ini"])
		await expect(page.getByRole("heading", { name: part })).toBeVisible();
	await expect(page.getByText("Stadion Kawah").first()).toBeVisible();
	await page.getByRole("link", { name: "Raka Wirayuda" }).first().click();
	await expect(page).toHaveURL("/player/detail/football/raka-wirayuda");
});

test("an upcoming match counts down, sells tickets and can be added to a calendar", async ({
	page,
	request,
}) => {
	await page.goto("/event/detail/match-bayu-selatan");
	await ready(page);
	await expect(page.getByRole("timer")).toBeVisible();
	await expect(page.getByRole("link", { name: "Beli tiket" }).first()).toHaveAttribute(
		"href",
		"/buy-ticket/match-bayu-selatan",
	);
	await page.getByText("Tambah ke kalender").click();
	const file = await page.getByRole("link", { name: "Unduh berkas kalender" }).getAttribute("href");
	const answer = await request.get(file!);
	expect(answer.headers()["content-type"]).toContain("text/calendar");
	expect(await answer.text()).toMatch(/BEGIN:VEVENT[\s\S]+SUMMARY:[\s\S]+END:VEVENT/);
});

test("an event that is not a match shows its programme", async ({ page }) => {
	await page.goto("/event/list?kind=event");
	await ready(page);
	await page
		.getByRole("main")
		.getByRole("link", { name: /Samudra Day/ })
		.click();
	await expect(page.getByRole("heading", { name: "Susunan acara" })).toBeVisible();
});

test("the whole schedule can be subscribed to, and costs nothing when unchanged", async ({ request }) => {
	const first = await request.get("/calendar.ics");
	expect(first.status()).toBe(200);
	const again = await request.get("/calendar.ics", { headers: { "if-none-match": first.headers().etag! } });
	expect(again.status()).toBe(304);
});

test("an unknown event is not found", async ({ page }) => {
	expect((await page.goto("/event/detail/tidak-ada"))?.status()).toBe(404);
});
