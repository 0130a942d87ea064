import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { password } from "./passwords";
import { accessibilityFaults, expect, ready, test } from "./site";

test("a member downloads their data, withdraws a consent, leaves, and comes back", async ({
	page,
	request,
	baseURL,
}) => {
	const number = String(Date.now()).slice(-8);
	const email = `privasi-${number}@example.com`;
	const answer = await request.post("/api/register", {
		data: {
			name: "Sari Dewanti",
			email,
			phone: `0815${number}`,
			password,
			password_confirmation: password,
			consent: true,
			news: true,
		},
	});
	const { access_token } = await answer.json();
	// Only a verified address gets the mail at the end.
	await expect
		.poll(async () => {
			const mail = await (await request.get(`/api/outbox/latest?to=${encodeURIComponent(email)}`)).json();
			const token = /#verify=([\w-]+)/.exec(mail.text ?? "")?.[1];
			return token && (await request.post("/api/user/verify-email", { data: { token, password } })).status();
		})
		.toBe(200);
	await page.context().addCookies([
		{ name: "token", value: access_token, url: baseURL! },
		{ name: "consent", value: "1.e2e.", url: baseURL! },
	]);
	await page.goto("/profile/privacy");
	await ready(page);
	const main = page.getByRole("main");

	const news = main.getByRole("switch", { name: "Kabar klub lewat email" });
	await expect(news).toBeChecked();
	await news.press("Space");
	await expect(main.getByRole("row", { name: /Kabar lewat email.*Ditarik/ })).toBeVisible();

	await main.getByRole("button", { name: "Minta salinan" }).press("Enter");
	const save = main.getByRole("button", { name: "Unduh" });
	await expect(save).toBeVisible({ timeout: 30_000 });
	const [download] = await Promise.all([page.waitForEvent("download"), save.press("Enter")]);
	const files = unzipSync(await readFile(await download.path()));
	expect(JSON.parse(strFromU8(files["data.json"]!)).members).toMatchObject([{ email }]);
	expect(strFromU8(files["data.html"]!)).toContain("Sari Dewanti");
	expect(await accessibilityFaults(page)).toEqual([]);

	await main.getByRole("button", { name: "Hapus akunku" }).press("Enter");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(/^Kata sandi\*?$/).fill("bukan-ini");
	await dialog.getByRole("button", { name: "Ya, hapus akunku" }).click();
	await expect(dialog).toContainText("Kata sandi saat ini salah.");
	await dialog.getByLabel(/^Kata sandi\*?$/).fill(password);
	await dialog.getByRole("button", { name: "Ya, hapus akunku" }).click();
	await expect(page).toHaveURL("/");
	const old = await request.get("/api/user/privacy", {
		headers: { authorization: `Bearer ${access_token}` },
	});
	expect(old.status()).toBe(401);

	const back = await request.post("/api/login", { data: { email, password } });
	expect(back.status()).toBe(200);
	await expect
		.poll(async () => (await request.get("/outbox")).text(), { timeout: 30_000 })
		.toContain("Akunmu tidak jadi dihapus");
});
