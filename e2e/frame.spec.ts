import type { Page } from "@playwright/test";
import { demoMember } from "../club/demo/members";
import { expect, moving, ready, test, wholePageFaults } from "./site";

test.use(moving);

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const opener = (page: Page) => page.getByRole("button", { name: "Buka menu" }).filter({ visible: true });

test("fixtures come first: second in the tab bar, first in the header and in the menu", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	const main = page.getByRole("navigation", { name: "Utama" });
	await expect(main.getByRole("link").first()).toHaveText("Jadwal");
	await page.setViewportSize({ width: 390, height: 844 });
	const tabs = page.getByRole("navigation", { name: "Navigasi bawah" });
	await expect(tabs.getByRole("link")).toHaveText(["Beranda", "Jadwal", "Tiket", "Toko", "Akun"]);
	await tabs.getByRole("link", { name: "Jadwal" }).click();
	await expect(page).toHaveURL("/event/list");
	await expect(tabs.getByRole("link", { name: "Jadwal" })).toHaveAttribute("aria-current", "page");
	await opener(page).click();
	await expect(drawer(page).getByRole("link").first()).toContainText("Jadwal & hasil");
});

for (const [width, colorScheme] of [
	[390, "dark"],
	[1440, "light"],
] as const)
	test(`the menu keeps the focus, gives it back and has no accessibility fault, ${width} wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.goto("/faq");
		await ready(page);
		await opener(page).click();
		const close = drawer(page).getByRole("button", { name: "Tutup menu" });
		await expect(close).toBeFocused();
		expect(await wholePageFaults(page)).toEqual([]);
		await page.keyboard.press("Shift+Tab");
		await expect(drawer(page).getByRole("button").last()).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(close).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(drawer(page)).toBeHidden();
		await expect(opener(page)).toBeFocused();
	});

test("a press beside the menu closes it, and does nothing else", async ({ page }) => {
	await page.goto("/faq");
	await ready(page);
	await opener(page).click();
	await expect(drawer(page)).toBeVisible();
	await page.mouse.click(900, 20);
	await expect(drawer(page)).toBeHidden();
	await expect(page).toHaveURL("/faq");
});

test("the teams open by pointer and by keys, and close again", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/faq");
	await ready(page);
	const teams = page.getByRole("navigation", { name: "Utama" }).getByRole("button", { name: "Tim" });
	const players = page.getByRole("link", { name: "Pemain Sepak bola" });
	await expect(players).toBeHidden();
	await teams.hover();
	await expect(players).toBeVisible();
	await page.mouse.move(700, 600);
	await expect(players).toBeHidden();
	await teams.focus();
	await page.keyboard.press("Enter");
	await expect(teams).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await expect(players).toBeHidden();
	await expect(teams).toBeFocused();
});

test("a member is not asked to join, from the first paint on", async ({
	page,
	request,
	context,
	baseURL,
}) => {
	const answer = await request.post("/api/login", {
		data: { email: demoMember.email, password: demoMember.password },
	});
	const { access_token } = await answer.json();
	await context.addCookies([{ name: "token", value: access_token, url: baseURL! }]);
	await page.setViewportSize({ width: 390, height: 844 });
	let appArrives = () => {};
	const held = new Promise<void>((resolve) => {
		appArrives = resolve;
	});
	await page.route("**/build/entry.client-*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/faq");
	await opener(page).click();
	await expect(drawer(page)).toBeVisible();
	await expect(drawer(page).getByRole("link", { name: "Daftar" })).toBeHidden();
	appArrives();
	await expect(drawer(page).getByRole("link", { name: /Anggota sejak/ })).toBeVisible();
	await expect(drawer(page).getByRole("link", { name: "Daftar" })).toBeHidden();
});

test("at 200 %, bars leave most of the screen to the page", async ({ page }) => {
	await page.setViewportSize({ width: 640, height: 450 });
	for (const path of ["/faq", "/store/detail/jersey-kandang"]) {
		await page.goto(path);
		await ready(page);
		await page.evaluate(() => window.scrollTo(0, 600));
		const covered = await page.evaluate(() => {
			const bars = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) =>
				["fixed", "sticky"].includes(getComputedStyle(element).position),
			);
			const rows = new Set<number>();
			for (const bar of bars) {
				if (!bar.checkVisibility()) continue;
				const { top, bottom } = bar.getBoundingClientRect();
				for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y++) rows.add(y);
			}
			return rows.size;
		});
		expect(covered, path).toBeLessThan(450 * 0.42);
	}
});
