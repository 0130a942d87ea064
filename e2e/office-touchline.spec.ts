import type { BrowserContext } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { accessibilityFaults, expect, faultsInBothThemes, test, watchConsole } from "./site";

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

const day = 86_400_000;

test("a match is planned at a desk and recorded from the touchline, also offline", async ({
	browser,
	page,
	context,
	baseURL,
}) => {
	await logIn(context, baseURL!);
	await page.setViewportSize({ width: 1440, height: 1000 });
	await page.goto("/office/events");
	await page.getByRole("heading", { level: 1, name: "Laga & acara" }).waitFor();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press("n");
	await page.getByLabel(/^Lawan/).selectOption({ label: "Bayu Selatan" });
	await page.getByLabel(/^Kompetisi/).selectOption({ label: "Liga Nusantara" });
	await page.getByLabel(/^Tempat/).selectOption({ index: 1 });
	// Far in the future, so that no other page shows it among the next matches.
	const start = new Date(Date.now() + (90 + Math.random() * 200) * day).toISOString().slice(0, 10);
	await page.getByLabel(/^Mulai/).fill(`${start}T19:00`);
	await page.getByLabel(/^Alamat/).fill(`match-tepi-${Date.now()}`);
	await page.getByLabel(/^Ringkasan/).fill("Laga percobaan dari tepi lapangan.");
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole("button", { name: "Buat dan tayangkan" }).click();
	await expect(page).toHaveURL(/\/office\/events\/match-tepi-\d+$/);
	const slug = page.url().split("/").at(-1)!;

	await page.getByRole("link", { name: "Susunan pemain" }).click();
	const squad = page.locator(".event-squad li");
	for (const place of [0, 1, 2]) await squad.nth(place).getByLabel("Inti").check();
	await squad.nth(3).getByLabel("Cadangan").check();
	const nameAt = async (place: number) =>
		(await squad.nth(place).locator("span").innerText()).replace(/^\S+\s+/, "");
	const [scorer, assistant] = [await nameAt(1), await nameAt(2)];
	expect(await faultsInBothThemes(page)).toEqual([]);
	await page.keyboard.press("ControlOrMeta+s");
	await expect(page.getByText(/Terakhir diubah/)).toBeVisible();

	const phone = await browser.newContext({
		baseURL: baseURL!,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	});
	await logIn(phone, baseURL!);
	const console = await phone.newPage();
	const complaints = watchConsole(console);
	await console.goto(`/office/touchline/${slug}`);
	await console.getByRole("button", { name: "Mulai laga" }).click();
	await expect(console.getByText("Semua terkirim")).toBeVisible();
	await expect(console.locator(".touchline[data-kept]")).toBeAttached();
	expect(await faultsInBothThemes(console)).toEqual([]);

	await phone.setOffline(true);
	await console.getByRole("button", { name: "Gol Samudra", exact: true }).click();
	expect(await accessibilityFaults(console)).toEqual([]);
	await console.getByRole("button", { name: scorer }).click();
	await expect(console.getByTestId("score-us")).toHaveText("1");
	await expect(console.getByText("Umpan dari siapa?")).toBeVisible();
	expect(await accessibilityFaults(console)).toEqual([]);
	await console.getByRole("button", { name: assistant }).click();
	await console.getByRole("button", { name: "Kuning Bayu Selatan" }).click();
	await console.getByRole("button", { name: "Tanpa nama" }).click();
	await expect(console.getByRole("status")).toHaveText("3 menunggu");
	await console.reload();
	await expect(console.getByRole("status")).toHaveText("3 menunggu");
	await expect(console.getByTestId("score-us")).toHaveText("1");
	await phone.setOffline(false);
	await expect(console.getByRole("status")).toHaveText("Semua terkirim");

	const score = page.locator(".match-score");
	await page.goto(`/event/detail/${slug}`);
	await expect(score).toHaveText("1–0");
	await expect(page.getByRole("main")).toContainText(scorer);
	await expect(page.locator(".timeline-other")).toContainText(assistant);
	// The open page updates by itself.
	await console.getByRole("button", { name: "Gol Samudra", exact: true }).click();
	await console.getByRole("button", { name: "Tanpa nama" }).click();
	await expect(score).toHaveText("2–0");
	await console.getByRole("button", { name: /^Urungkan: Gol/ }).click();
	await expect
		.poll(async () => (await (await context.request.get(`/api/events/${slug}`)).json()).score)
		.toEqual({ us: 1, them: 0 });

	await console.getByRole("button", { name: "Akhiri Babak 1" }).click();
	await console.getByRole("button", { name: "Mulai Babak 2" }).click();
	await console.getByRole("button", { name: "Gol Bayu Selatan", exact: true }).click();
	await console.getByRole("button", { name: "Tanpa nama" }).click();
	await console.getByRole("button", { name: "Akhiri Babak 2" }).click();

	// A draw: the shoot-out begins offline.
	await phone.setOffline(true);
	await console.getByRole("button", { name: "Adu penalti" }).click();
	await console.getByRole("button", { name: "Gol Samudra", exact: true }).click();
	await console.getByRole("button", { name: scorer }).click();
	await console.getByRole("button", { name: "Gagal Bayu Selatan" }).click();
	await console.getByRole("button", { name: "Tanpa nama" }).click();
	await expect(console.getByTestId("shootout-us")).toHaveText(/1$/);
	// The end of the list is not hidden under the bar.
	await console.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	expect(await faultsInBothThemes(console)).toEqual([]);
	await phone.setOffline(false);
	await expect(console.getByRole("status")).toHaveText("Semua terkirim");
	await page.reload();
	await expect(page.getByRole("heading", { name: "Adu penalti 1–0" })).toBeVisible();
	await expect(score).toHaveText("1–1");
	await console.getByRole("button", { name: "Laga selesai" }).click();
	await console.getByRole("button", { name: /Yakin/ }).click();
	await expect(console.locator(".touchline-clock")).toContainText("Selesai");
	await expect(console.getByRole("status")).toHaveText("Semua terkirim");
	expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
	await phone.close();
});
