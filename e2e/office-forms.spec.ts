import { demoStaff } from "../club/demo/members";
import { expect, faultsInBothThemes, ready, test } from "./site";

test("an editor adds a question, corrects it on a phone beside a colleague, and readers see it", async ({
	page,
	request,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1440, height: 1000 });
	await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: baseURL! }]);
	await page.goto("/office/content/faq");
	await expect(page).toHaveURL(/\/login\//);
	await ready(page);
	const field = (label: string) => page.getByRole("main").getByLabel(new RegExp(`^${label}\\*?$`));
	await field("Email").fill(demoStaff.email);
	await field("Kata sandi").fill(demoStaff.password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/office\/content\/faq$/);
	await page.getByRole("link", { name: /^Tambah pertanyaan/ }).click();

	const question = `Boleh bawa payung? ${Date.now()}`;
	const box = (name: RegExp) => page.getByRole("textbox", { name });
	await box(/^Pertanyaan \(Indonesia\)/).fill(question);
	await page.getByRole("button", { name: /^Simpan/ }).click();
	await expect(page.getByText("Belum disimpan. Perbaiki yang ditandai.")).toBeVisible();
	await expect(box(/^Jawaban \(Indonesia\)/)).toHaveAttribute("aria-invalid", "true");
	await box(/^Jawaban \(Indonesia\)/).fill("Boleh, asal yang kecil.");
	await page.getByRole("combobox", { name: /^Kelompok/ }).selectOption({ index: 1 });
	await page.keyboard.press("ControlOrMeta+s");
	await expect(page).toHaveURL(/\/office\/content\/faq\/boleh-bawa-payung/);
	const id = page.url().split("/").at(-1)!;

	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	await expect(box(/^Pertanyaan \(Indonesia\)/)).toHaveValue(question);
	expect(await faultsInBothThemes(page)).toEqual([]);
	// A colleague translates the question and rewrites the answer meanwhile.
	const token = (await page.context().cookies()).find(({ name }) => name === "token")!.value;
	const headers = { authorization: `Bearer ${token}` };
	const { version, content } = await (await request.get(`/api/staff/faq/${id}`, { headers })).json();
	const theirs = {
		...content,
		question: { ...content.question, en: "An umbrella?" },
		answer: { id: "Boleh." },
	};
	const saved = await request.put(`/api/staff/faq/${id}`, { headers, data: { version, content: theirs } });
	expect(saved.status(), await saved.text()).toBe(200);

	await box(/^Jawaban \(Indonesia\)/).fill("Boleh, asal yang bisa dilipat.");
	await page.getByRole("button", { name: /^Simpan/ }).click();
	const conflict = page.getByRole("alert").filter({ hasText: `${demoStaff.name} sudah menyimpan` });
	await expect(conflict.locator("ins")).toContainText("asal yang bisa dilipat");
	await expect(box(/^Pertanyaan \(English\)/)).toHaveValue("An umbrella?");
	await page.getByRole("button", { name: /^Simpan/ }).click();
	await expect(conflict).toHaveCount(0);

	// Complete in English, then outdated by the next correction, until someone marks it as up to date.
	const english = page.locator(".word-states .badge").filter({ hasText: /^en / });
	await expect(english).toHaveText("en belum lengkap");
	await box(/^Jawaban \(English\)/).fill("Yes, if it folds.");
	await page.getByRole("button", { name: /^Simpan/ }).click();
	await expect(english).toHaveText("en lengkap");
	await box(/^Pertanyaan \(Indonesia\)/).fill(`${question} Yang besar?`);
	await page.getByRole("button", { name: /^Simpan/ }).click();
	await expect(english).toHaveText("en perlu diperbarui");
	expect(await faultsInBothThemes(page)).toEqual([]);
	await page.goto("/office/content/faq?english=outdated");
	await page.getByRole("link", { name: question }).click();
	await page.getByRole("button", { name: "Terjemahan masih cocok" }).click();
	await expect(english).toHaveText("en lengkap");

	await page.goto(`/faq?lang=id#${id}`);
	await expect(page.locator(`[id="${id}"]`)).toContainText("asal yang bisa dilipat");

	// Leaving unsaved text, or deleting, asks for confirmation.
	await page.goto(`/office/content/faq/${id}`);
	await box(/^Jawaban \(English\)/).fill("No.");
	await page.locator(".screen-from").getByRole("link").click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Tetap di sini" }).click();
	await expect(box(/^Jawaban \(English\)/)).toHaveValue("No.");
	await page.getByRole("button", { name: "Hapus", exact: true }).click();
	await expect(dialog).toContainText("tidak bisa dikembalikan");
	expect(await faultsInBothThemes(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Batal" }).click();
	await page.locator(".screen-from").getByRole("link").click();
	await dialog.getByRole("button", { name: "Tinggalkan" }).click();
	await expect(page).toHaveURL(/\/office\/content\/faq$/);
	await page.goto(`/office/content/faq/${id}`);
	await page.getByRole("button", { name: "Hapus", exact: true }).click();
	await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
	await expect(page).toHaveURL(/\/office\/content\/faq$/);
	await expect.poll(async () => (await page.request.get("/api/faq")).text()).not.toContain(id);

	for (const path of [
		"/office/content",
		"/office/content?english=missing",
		"/office/content/players/arga-mahendra",
		"/office/content/hero",
	]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
		expect(await faultsInBothThemes(page), path).toEqual([]);
		const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
		expect(await page.evaluate(overhang), `sideways scroll of ${path}`).toBe(0);
	}
});
