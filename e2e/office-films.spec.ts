import { demoStaff } from "../club/demo/members";
import { expect, faultsInBothThemes, ready, test } from "./site";

test("an editor uploads a film with captions, takes its cover from a moment, and fans watch it", async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1440, height: 1000 });
	await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: baseURL! }]);
	await page.goto("/office/content/videos/new");
	await ready(page);
	const field = (label: string) => page.getByRole("main").getByLabel(new RegExp(`^${label}\\*?$`));
	await field("Email").fill(demoStaff.email);
	await field("Kata sandi").fill(demoStaff.password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/office\/content\/videos\/new$/);

	const title = `Gol dari tengah ${Date.now()}`;
	const box = (name: RegExp) => page.getByRole("textbox", { name });
	await box(/^Judul \(Indonesia\)/).fill(title);
	await box(/^Ringkasan \(Indonesia\)/).fill("Bola dari garis tengah.");
	await page.getByRole("combobox", { name: /^Diputar dari/ }).selectOption("file");
	const chooser = page.getByLabel("Unggah film");
	await chooser.setInputFiles({
		name: "bukan.mp4",
		mimeType: "video/mp4",
		buffer: Buffer.from("<html>bukan film</html>"),
	});
	await expect(page.getByText("Berkas ini bukan film MP4 yang utuh.")).toBeVisible();

	// Cancelled while it is sent: nothing is taken.
	await page.route("**/api/staff/films?*", () => {}, { times: 1 });
	await chooser.setInputFiles("public/media/gol.mp4");
	await expect(page.getByRole("progressbar", { name: "Film" })).toBeVisible();
	await page.getByRole("button", { name: "Batalkan" }).click();
	await expect(page.getByText("Pengiriman dibatalkan.")).toBeVisible();
	await expect(box(/^Alamat video/)).toHaveValue("");

	await chooser.setInputFiles("public/media/gol.mp4");
	await expect(page.getByText("Panjangnya 0.14, 1 MB.")).toBeVisible();
	await expect(page.getByText("Diputar seperti aslinya.")).toBeVisible();
	await expect(page.getByLabel("Panjang (detik)")).toHaveCount(0);

	await page.getByText("Ambil sampul dari film").click();
	const film = page.locator(".film-moment video");
	await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
	await film.evaluate(
		(video: HTMLVideoElement) =>
			new Promise((done) => {
				video.addEventListener("seeked", done, { once: true });
				video.currentTime = 11;
			}),
	);
	await page.getByRole("button", { name: "Pakai gambar ini" }).click();
	await expect(page.locator(".picture-field-shown img")).toHaveAttribute("src", /\/photo\//);

	await page.getByRole("button", { name: "Tambah subtitle" }).click();
	const captions = page.getByLabel("Unggah subtitle");
	await captions.setInputFiles({ name: "salah.vtt", mimeType: "text/vtt", buffer: Buffer.from("1\n00:01") });
	await expect(page.getByText("Berkas WebVTT dimulai dengan baris WEBVTT.")).toBeVisible();
	await captions.setInputFiles("public/media/gol.id.vtt");
	await expect(box(/^Berkas \.vtt/)).toHaveValue(/^\/film\/[\w-]{22}\.vtt$/);
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await faultsInBothThemes(page)).toEqual([]);
	const shownFrom = page.getByLabel(/^Tampil mulai/).first();
	await shownFrom.fill("2026-01-02T10:00");
	await page.getByRole("button", { name: /^Simpan/ }).click();
	await expect(page).toHaveURL(/\/office\/content\/videos\/gol-dari-tengah/);

	const id = page.url().split("/").at(-1)!;
	await page.goto(`/videos/detail/${id}?lang=id`);
	await ready(page);
	await expect(page.locator(".video-facts")).toContainText("0.14");
	await page.getByRole("button", { name: /^Putar video/ }).click();
	const video = page.locator("video");
	await expect(video).toHaveAttribute("src", /^\/film\/[\w-]{22}\.mp4$/);
	const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
	await expect.poll(time).toBeGreaterThan(0);
	await page.getByText("Transkrip", { exact: true }).click();
	await expect(page.getByText("Jaring bergetar.")).toBeVisible();
});
