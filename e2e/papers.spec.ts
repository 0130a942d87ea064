import { readFile } from "node:fs/promises";
import { demoMember } from "../club/demo/members";
import { as, enter, register } from "./buyers";
import { placeTicketOrder } from "./place-ticket-order";
import { accessibilityFaults, atBothWidths, desktop, expect, journeysAt, phone, ready, test } from "./site";

let number: string;
test.beforeEach(async ({ context, request, baseURL }) => {
	const { token } = await register(request);
	number = await placeTicketOrder(request, token);
	await context.addCookies([
		{ name: "token", value: token, url: baseURL! },
		{ name: "consent", value: "1.e2e.", url: baseURL! },
	]);
});

for (const viewport of journeysAt(phone))
	test(`a bill exists from the order on, an invoice and a receipt only once it is paid, ${viewport.width} wide`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		await page.goto(`/invoice/${number}`);
		await ready(page);
		const paper = page.getByRole("article");
		await expect(page.getByRole("heading", { name: "Tagihan", level: 1 })).toBeVisible();
		await expect(paper.getByText(number, { exact: true })).toBeVisible();
		await expect(paper).not.toContainText("INV/");
		await expect(paper).toContainText("Sari Dewanti");
		await expect(paper).toContainText("Belum dibayar");
		await expect(paper).toContainText("puluh ribu rupiah.");
		await expect(paper.getByRole("img", { name: "Kode QR ke dokumen ini" })).toBeVisible();
		expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
		await page.getByRole("navigation", { name: "Dokumen" }).getByRole("link", { name: "Kuitansi" }).click();
		await expect(page.getByRole("heading", { name: "Belum ada kuitansi." })).toBeVisible();
		await page.getByRole("link", { name: "Buka tagihan" }).click();
		await expect(page).toHaveURL(`/invoice/${number}`);
	});

test("a document can be saved as PDF, in the language on the screen", async ({ page }) => {
	for (const [viewport, address, button] of [
		[phone, `/invoice/${number}`, "Unduh PDF"],
		[desktop, `/invoice/${number}?lang=en`, "Download PDF"],
	] as const) {
		await page.setViewportSize(viewport);
		await page.goto(address);
		await ready(page);
		const downloading = page.waitForEvent("download");
		await page.getByRole("button", { name: button }).click();
		const download = await downloading;
		expect(download.suggestedFilename()).toBe(`${number}.pdf`);
		const file = await readFile(await download.path());
		expect(file.subarray(0, 5).toString()).toBe("%PDF-");
		expect(file.includes(button === "Unduh PDF" ? `(Tagihan ${number}` : `(Bill ${number}`)).toBe(true);
	}
});

test("a ticket order's invoice moves to its own address, and paper has no frame around it", async ({
	page,
}) => {
	await page.goto(`/store/invoice/${number}`);
	await expect(page).toHaveURL(`/invoice/${number}`);
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await expect(page.getByRole("article")).toBeVisible();
	await expect(page.getByRole("contentinfo").first()).toBeHidden();
	await expect(page.getByRole("banner").first()).toBeHidden();
	await expect(page.getByRole("button", { name: "Cetak" })).toBeHidden();
});

test("a document that is unknown or another member's is not found", async ({ page }) => {
	const response = await page.goto("/invoice/no-such-order");
	expect(response?.status()).toBe(404);
	await page.goto("/receipt/SU-200101-XXXXX");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(0);
});

test("the longest stamp stays on its paper, on phones, too, and no word of it breaks", async ({
	page,
	request,
	baseURL,
}) => {
	const { email, password } = demoMember;
	const logIn = await request.post("/api/login", { data: { email, password } });
	const member = { email, token: (await logIn.json()).access_token };
	await enter(page, member, baseURL!);
	const headers = as(member);
	const findRefunded = async () => {
		const { events } = await (await request.get("/api/passes", { headers })).json();
		type Pass = { state: string; orderNumber: string };
		const passes: Pass[] = events.flatMap((event: { passes: Pass[] }) => event.passes);
		return passes.find(({ state }) => state === "void")?.orderNumber;
	};
	// The demo member's tickets are created some time after startup.
	await expect.poll(findRefunded, { timeout: 120_000 }).toBeTruthy();
	const refunded = await findRefunded();
	for (const width of [320, 390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`/receipt/${refunded}`);
		await ready(page);
		const stamp = page.getByRole("article").getByText("Dikembalikan sebagian", { exact: true });
		await expect(stamp).toBeVisible();
		const paper = (await page.getByRole("article").boundingBox())!;
		for (const part of await page.locator(".paper-signed > *").all()) {
			const box = (await part.boundingBox())!;
			expect(box.x + box.width, `${width} wide`).toBeLessThanOrEqual(paper.x + paper.width);
			expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
				0,
			);
		}
	}
});
