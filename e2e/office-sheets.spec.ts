import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { expect, faultsInBothThemes, ready, test } from "./site";

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

test("products are exported as CSV, an import with errors lists them, and it works once they are fixed", async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: baseURL! }]);
	await logIn(page, "/office/sheets");
	await expect(page.getByRole("heading", { level: 1, name: "Impor & ekspor" })).toBeVisible();
	const downloading = page.waitForEvent("download");
	await page.getByRole("button", { name: "Unduh CSV" }).click();
	const file = await readFile(await (await downloading).path(), "utf8");
	const [header, first] = file.split("\r\n") as [string, string];
	expect(header).toContain("sku;product;name;");

	const slug = `topi-${Date.now()}`;
	const line = (price: string, category: string) =>
		`${slug.toUpperCase()};${slug};Topi nelayan;;Tahan angin.;;${category};club;${price};;90;tidak;;;;;;;90;`;
	const choose = (name: string, ...lines: string[]) =>
		page.getByLabel("Pilih file CSV").setInputFiles({
			name,
			mimeType: "text/csv",
			buffer: Buffer.from([header, first, ...lines].join("\n")),
		});

	await choose("salah.csv", line("12.50", "topi"));
	await expect(page.getByRole("alert")).toContainText("2 kesalahan");
	const faults = page.getByRole("region", { name: "Kesalahan" });
	await expect(faults).toContainText("Baris 3");
	await expect(faults).toContainText("12.50");
	await expect(faults).toContainText("Pilih salah satu: jersey");
	await expect(page.getByRole("button", { name: /^Terapkan/ })).toBeHidden();
	expect(await faultsInBothThemes(page)).toEqual([]);
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(390);

	await choose("benar.csv", line("95.000", "aksesori"));
	await expect(page.getByText("1 baru, 0 berubah, 1 tetap.")).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	await page.getByRole("button", { name: "Terapkan 1 perubahan" }).click();
	await expect(page.getByText("Selesai: 1 baru, 0 berubah.")).toBeVisible();

	await page.goto(`/office/products/${slug}`);
	await expect(page.getByRole("heading", { level: 1, name: "Topi nelayan" })).toBeVisible();
	await expect(page.getByText(slug.toUpperCase()).first()).toBeVisible();
});
