import sharp from "sharp";
import { demoMember } from "../club/demo/members";
import { accessibilityFaults, desktop, expect, phone, ready, test } from "./site";

test("what has arrived is rated with stars, fit, words and a photograph, and the product shows it", async ({
	page,
	request,
	baseURL,
}) => {
	const { email, password } = demoMember;
	const { access_token } = await (await request.post("/api/login", { data: { email, password } })).json();
	const headers = { authorization: `Bearer ${access_token}` };
	await page.context().addCookies([
		{ name: "token", value: access_token, url: baseURL! },
		{ name: "consent", value: "1.e2e.", url: baseURL! },
	]);
	const photograph = await sharp({ create: { width: 80, height: 60, channels: 3, background: "red" } })
		.png()
		.toBuffer();
	// Demo orders are created in the background after startup.
	const arrived = async () => {
		const { items } = await (await request.get("/api/user/items-to-rate?limit=20", { headers })).json();
		// Only what has a size can be too small.
		return items.find(({ size }: { size: string | null }) => size);
	};
	await expect.poll(arrived, { timeout: 120_000 }).toBeTruthy();
	const { title, product, number } = await arrived();

	await page.setViewportSize(phone);
	await page.goto("/profile/all/items");
	await ready(page);
	const opener = page.getByRole("button", { name: `Beri nilai: ${title}` });
	await opener.click();
	const dialog = page.getByRole("dialog", { name: "Jadi, bagaimana?" });
	await dialog.getByRole("radio", { name: "4 bintang" }).check();
	await expect(dialog.getByText("Bagus", { exact: true })).toBeVisible();
	await dialog.getByRole("radio", { name: "Kekecilan" }).check();
	const words = `Adem, rapi, dan sampai tepat waktu. ${Date.now()}`;
	await dialog.getByLabel("Cerita sedikit").fill(words);
	await dialog
		.getByLabel("Tambah foto")
		.setInputFiles({ name: "jersey.png", mimeType: "image/png", buffer: photograph });
	await expect(dialog.getByRole("button", { name: "Buang foto 1" })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Kirim nilai" }).click();
	await expect(dialog).toBeHidden();
	await expect(opener).toBeHidden();

	await page.setViewportSize(desktop);
	await page.goto(`/profile/more/${number}`);
	await page.getByRole("button", { name: `Ubah nilai: ${title}` }).click();
	await expect(dialog.getByRole("radio", { name: "4 bintang" })).toBeChecked();
	await dialog.getByRole("radio", { name: "5 bintang" }).check();
	await dialog.getByRole("button", { name: "Kirim nilai" }).click();
	const item = page.getByRole("main").getByRole("listitem").filter({ hasText: title }).first();
	await expect(item.getByRole("img", { name: "5 bintang" })).toBeVisible();

	await page.goto(`/store/detail/${product.slug}`);
	const rating = page.getByRole("listitem").filter({ hasText: words });
	await expect(rating.getByText("Pembeli terverifikasi")).toBeVisible();
	await expect(rating.getByRole("img", { name: "Foto 1 dari Nadia" })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	const html = await (await request.get(`/store/detail/${product.slug}`)).text();
	const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? "{}");
	expect(data["@graph"][0].aggregateRating).toMatchObject({ "@type": "AggregateRating" });
});
