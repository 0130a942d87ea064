import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { as, type Buyer, enter, readOrder, register, simulate } from "./buyers";
import { buyTicket, logInStaff, openOwnSale } from "./own-sale";
import {
	accessibilityFaults,
	atBothWidths,
	desktop,
	expect,
	journeysAt,
	noteTakeOver,
	phone,
	ready,
	test,
	watchConsole,
} from "./site";

const ticketPage = "/profile/all/tickets";

type Pass = { number: string; state: string };
const passesOf = async (api: APIRequestContext, buyer: Buyer): Promise<Pass[]> => {
	const { events } = await (await api.get("/api/passes", { headers: as(buyer) })).json();
	return events.flatMap((group: { passes: Pass[] }) => group.passes);
};

async function buyOne(api: APIRequestContext, buyer: Buyer): Promise<Pass> {
	const { id, sections } = await (await api.get("/api/ticket-sales/match-satria-laga-putri")).json();
	const section = sections.find(({ left }: { left: number }) => left > 20);
	await buyTicket(api, buyer, { id, sectionId: section.id });
	return (await passesOf(api, buyer))[0]!;
}

/** Somebody else's browser. */
async function openFor(browser: Browser, buyer: Buyer, baseURL: string, viewport: typeof phone) {
	const context = await browser.newContext({
		baseURL,
		viewport,
		locale: "id-ID",
		timezoneId: "Asia/Jakarta",
	});
	await noteTakeOver(context);
	const page = await context.newPage();
	await enter(page, buyer, baseURL);
	return page;
}

async function openTickets(page: Page, event: RegExp) {
	await page.goto(ticketPage);
	await ready(page);
	await page.getByRole("button", { name: event }).click();
	return page.getByRole("dialog").first();
}

test("on a small phone a ticket's code and all that can be done with it are in sight", async ({
	page,
	request,
	baseURL,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const fan = await register(request);
	await buyOne(request, fan);
	await enter(page, fan, baseURL!);
	const viewer = await openTickets(page, /Buka QR/);
	const acts = viewer.locator(".pass-acts > *");
	expect(await acts.count()).toBeGreaterThan(2);
	for (const act of [viewer.getByRole("img", { name: /Kode QR tiket/ }), ...(await acts.all())])
		await expect(act).toBeInViewport({ ratio: 1 });
	// Above what else is fixed to the screen's edge.
	const [foot, last] = [
		await viewer.locator(".pass-viewer-foot").boundingBox(),
		await acts.last().boundingBox(),
	];
	expect(last!.y + last!.height).toBeLessThanOrEqual(foot!.y);
});

for (const viewport of journeysAt(phone))
	test.describe(`${viewport.width} wide, the other at the other width`, () => {
		const theirViewport = viewport === phone ? desktop : phone;
		test.use({ viewport });

		test("a fan gives a ticket to a friend by mail: a new code for the friend, none for the fan", async ({
			page,
			browser,
			request,
			baseURL,
		}) => {
			test.slow();
			const giver = await register(request);
			const { number } = await buyOne(request, giver);
			const address = `teman-${randomUUID().slice(0, 8)}@example.com`;
			await enter(page, giver, baseURL!);
			const viewer = await openTickets(page, /Buka QR/);
			await viewer.getByRole("button", { name: "Alihkan" }).click();
			const dialog = page.getByRole("dialog", { name: "Alihkan tiket" });
			await dialog.getByLabel(/Email atau nomor HP/).fill("teman");
			await dialog.getByRole("button", { name: "Kirim tawaran" }).click();
			await expect(dialog.getByText("Tulis alamat email")).toBeVisible();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await dialog.getByLabel(/Email atau nomor HP/).fill(address);
			await dialog.getByRole("button", { name: "Kirim tawaran" }).click();
			await expect(viewer.getByText("Ditawarkan ke")).toBeVisible();
			await expect(viewer.getByText("tetap milikmu dan tetap berlaku")).toBeVisible();
			await expect(viewer.getByRole("img", { name: /Kode QR tiket/ })).toBeVisible();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);

			const latest = () => request.get(`/api/outbox/latest?to=${encodeURIComponent(address)}`);
			await expect.poll(async () => (await latest()).status()).toBe(200);
			const link = /https?:\/\/\S+\?token=[\w-]{43}/.exec((await (await latest()).json()).text)![0];
			const friend = await register(request);
			const theirs = await openFor(browser, friend, baseURL!, theirViewport);
			const complaints = watchConsole(theirs);
			await theirs.goto(new URL(link).pathname + new URL(link).search);
			await ready(theirs);
			await expect(theirs.getByRole("heading", { name: "Tiket untukmu" })).toBeVisible();
			await expect(theirs).toHaveURL(new RegExp(`${ticketPage}$`));
			expect(await atBothWidths(theirs, accessibilityFaults)).toEqual([]);
			await theirs.getByRole("button", { name: /Terima tiket/ }).click();
			await theirs.getByRole("button", { name: /Buka QR/ }).click();
			await expect(theirs.getByRole("img", { name: /Kode QR tiket/ })).toBeVisible();
			expect(complaints).toEqual([]);
			await theirs.context().close();
			expect((await passesOf(request, friend))[0]!.number).not.toBe(number);

			const dead = await openTickets(page, /Lihat tiket/);
			await expect(dead.getByText("Dialihkan", { exact: true })).toBeVisible();
			await expect(dead.getByRole("img", { name: /Kode QR tiket/ })).toHaveCount(0);
			await page.goto(`/cek-tiket?kode=${number}`);
			await expect(page.getByRole("status")).toContainText("Sudah dialihkan");
		});

		test("a sold-out match: one gives back, the next in line takes it and pays, and only then the code changes hands", async ({
			page,
			browser,
			request,
			baseURL,
		}) => {
			test.slow();
			const giver = await register(request);
			const sale = await openOwnSale(request, await logInStaff(request), 1);
			await buyTicket(request, giver, sale);
			const fan = await register(request);
			await enter(page, fan, baseURL!);
			await page.goto(`/buy-ticket/${sale.slug}`);
			await ready(page);
			await expect(page.getByRole("heading", { name: "Daftar tunggu" })).toBeVisible();
			await page.getByLabel("Jumlah, duduk bersama").selectOption("1");
			await page.getByRole("button", { name: "Masuk daftar tunggu" }).click();
			await expect(page.getByText("Kamu di urutan 1")).toBeVisible();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);

			const theirs = await openFor(browser, giver, baseURL!, theirViewport);
			const viewer = await openTickets(theirs, /Buka QR/);
			await viewer.getByRole("button", { name: "Kembalikan" }).click();
			const dialog = theirs.getByRole("dialog", { name: "Kembalikan tiket" });
			await expect(dialog).toContainText("Tiketnya tetap milikmu, tetap berlaku");
			await dialog.getByRole("button", { name: "Kembalikan tiket ini" }).click();
			await expect(viewer.getByText("Sedang dikembalikan")).toBeVisible();
			await expect(viewer.getByRole("img", { name: /Kode QR tiket/ })).toBeVisible();

			await expect(async () => {
				await page.reload();
				await expect(page.getByRole("heading", { name: "Ada tempat untukmu" })).toBeVisible({
					timeout: 3_000,
				});
			}).toPass({ timeout: 60_000 });
			await ready(page);
			await page.getByLabel("Nama pemegang tiket 1").fill("Bagas Pratama");
			await page.getByRole("radio", { name: "QRIS" }).check();
			expect(await atBothWidths(page, accessibilityFaults)).toEqual([]);
			await page.getByRole("button", { name: "Ambil dan bayar" }).click();
			await expect(page).toHaveURL(/order-complete\?order=/);
			const number = new URL(page.url()).searchParams.get("order")!;
			const given = async () => (await passesOf(request, giver))[0]!.state;
			expect(await given()).toBe("valid");
			await simulate(request, fan, number, "succeed");
			await expect.poll(async () => (await readOrder(request, fan, number)).state).toBe("issued");
			expect(await given()).toBe("returned");

			const mine = await openTickets(page, /Buka QR/);
			await expect(mine).toContainText("Bagas Pratama");
			await expect(mine.getByRole("img", { name: /Kode QR tiket/ })).toHaveCount(1);
			await theirs.context().close();
		});
	});
