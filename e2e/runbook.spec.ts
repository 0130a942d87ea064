import type { Page } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { enter } from "./buyers";
import { expect, faultsInBothThemes, inTallWindow, test } from "./site";

/** No other test scans here. */
const event = "match-rajawali-mas";

/** Holds the button by key until it has taken effect. */
async function hold(page: Page, name: RegExp, effect: () => Promise<void>) {
	await page.getByRole("button", { name }).focus();
	await page.keyboard.down("Enter");
	await effect();
	await page.keyboard.up("Enter");
}

test("from the board: a spare gate, medics, a hold on all gates and its release, and an evacuation that one person cannot start alone", async ({
	page,
	baseURL,
}) => {
	test.slow();
	await page.setViewportSize({ width: 390, height: 844 });
	const login = await page.request.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	await enter(page, { token: (await login.json()).access_token, email: demoStaff.email }, baseURL!);
	await page.goto(`/office/board/${event}`);
	const dialog = page.getByRole("dialog");

	// By its number key, which must be held as long as the button and types nothing into the dialog it opens.
	await page.getByRole("button", { name: /^Buka gerbang cadangan/ }).waitFor();
	await page.keyboard.press("1");
	await page.waitForTimeout(2_200);
	await expect(dialog).toBeHidden();
	await page.keyboard.down("1");
	await expect(dialog).toBeVisible();
	await page.keyboard.down("1");
	await page.keyboard.up("1");
	await expect(dialog.getByLabel(/^Nama gerbang/)).toHaveValue("");
	await dialog.getByLabel(/^Nama gerbang/).fill("C");
	await dialog.getByRole("button", { name: "Buka gerbang" }).click();
	await expect(dialog.getByText("Gerbang ini sudah ada.")).toBeVisible();
	await dialog.getByLabel(/^Nama gerbang/).fill("D-4");
	await dialog.getByRole("button", { name: "Buka gerbang" }).click();
	const spare = page.getByText("D-4 dibuka sebagai gerbang cadangan.");
	await expect(spare).toBeVisible();
	await expect(dialog).toBeHidden();
	await hold(page, /^Akhiri/, () => expect(spare).toBeHidden());

	await hold(page, /^Panggil medis/, () => expect(dialog).toBeVisible());
	await dialog.getByLabel(/^Di mana/).fill("Pos 2");
	await dialog.getByRole("button", { name: "Panggil", exact: true }).click();
	await expect(page.getByText("Medis dipanggil ke: Pos 2").first()).toBeVisible();
	// The closing dialog returns the focus, which would release the next button.
	await expect(page.getByRole("button", { name: /^Panggil medis/ })).toBeFocused();

	await page.keyboard.down("5");
	const held = page.getByText("Semua gerbang ditahan.");
	await expect(held).toBeVisible();
	await page.keyboard.up("5");
	const asked = page.getByText("Diminta: evakuasi. Menunggu orang kedua.");
	await hold(page, /^Evakuasi/, () => expect(asked).toBeVisible());
	const refusal = page.getByRole("main").getByText("Sekarang orang lain yang harus menekan.");
	await hold(page, /^Evakuasi/, () => expect(refusal).toBeVisible());
	expect(await inTallWindow(page, faultsInBothThemes)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
	await hold(page, /^Tarik permintaan/, () => expect(asked).toBeHidden());
	await hold(page, /^Buka lagi semua gerbang/, () => expect(held).toBeHidden());
});
