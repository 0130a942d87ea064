import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import pg from "pg";
import { databaseIn } from "../bench/database.mjs";
import { demoStaff } from "../club/demo/members";
import { orderLots } from "../docs/check-draw.mjs";
import { freePort } from "../scripts/free-port.mjs";
import { startSite } from "../scripts/server.mjs";
import { as, enter, register } from "./buyers";
import { password } from "./passwords";
import { accessibilityFaults, desktop, expect, noteTakeOver, phone, ready, test, watchConsole } from "./site";

const isAt = (page: Page, state: string) => expect(page.locator("body")).toHaveAttribute("data-state", state);
const numberIn = async (page: Page, id: string) =>
	Number((await page.locator(`#${id}`).textContent())!.replaceAll(".", ""));

/** A site of its own: its sales open when these tests say so. */
let folder: string;
let site: Awaited<ReturnType<typeof startSite>> | undefined;
let database: pg.Client;
let baseURL: string;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
	test.setTimeout(540_000);
	folder = await mkdtemp(path.join(tmpdir(), "ombak room "));
	const port = String(await freePort());
	site = await startSite({ APP_ENV: "demo", PORT: port, DATA_DIR: folder, LOG_LEVEL: "error" });
	database = new pg.Client({ connectionString: databaseIn(folder) });
	await database.connect();
	baseURL = `http://127.0.0.1:${port}`;
});
test.afterAll(async () => {
	await database?.end();
	await site?.stop();
	await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
});

const opened: BrowserContext[] = [];
test.afterEach(async () => {
	for (const context of opened.splice(0)) await context.close();
});

async function openAs(browser: Browser, viewport: { width: number; height: number }) {
	const context = await browser.newContext({ baseURL, viewport, locale: "id-ID" });
	opened.push(context);
	await noteTakeOver(context);
	return context.newPage();
}

async function findSale(event: string) {
	const { rows } = await database.query<{ id: string }>(
		"select sale.id from ticket_sales sale join events on events.id = event_id where slug = $1",
		[event],
	);
	return rows[0]!.id;
}

const setRoom = (saleId: string, change: string) =>
	database.query(`update waiting_rooms set ${change} where sale_id = $1`, [saleId]);

/** Whoever is in the room has been there for a while. */
async function openSale(saleId: string) {
	await database.query(
		"update waiting_fans set joined_at = joined_at - interval '1 minute', changed_at = clock_timestamp() where sale_id = $1",
		[saleId],
	);
	await database.query("update ticket_sales set opens_at = now() - interval '5 seconds' where id = $1", [
		saleId,
	]);
}

/** The page polls by itself, at its own pace; a reload asks at once. */
const comesTo = (page: Page, state: string) =>
	expect(async () => {
		await page.reload();
		await expect(page.locator("body")).toHaveAttribute("data-state", state, { timeout: 3_000 });
	}).toPass();

test("friends share a lot, by a link beyond the log-in or by typing its code, and are let in together; a fifth comes alone", async ({
	browser,
}) => {
	test.slow();
	const event = "match-persada-timur";
	const saleId = await findSale(event);
	const leader = await openAs(browser, phone);
	const complaints = watchConsole(leader);
	await switchRoomOn(leader.request, event);
	const enterRoom = async (page: Page, address: string) => {
		await enter(page, await register(page.request), baseURL);
		await page.goto(address);
	};
	await leader.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await enterRoom(leader, `/antrean/${event}`);
	await isAt(leader, "lots");
	const lot = await numberIn(leader, "lot");
	const code = await leader.locator("#code").textContent();
	await expect(leader.getByText("1 orang di rombonganmu.")).toBeVisible();
	await leader.getByRole("button", { name: "Salin tautan" }).click();
	await expect(leader.getByRole("button", { name: "Tersalin" })).toBeVisible();
	const link = await leader.evaluate(() => navigator.clipboard.readText());
	expect(link).toBe(`${baseURL}/antrean/${event}?rombongan=${code}`);
	expect(await accessibilityFaults(leader)).toEqual([]);

	// The friend is still a guest.
	const friend = await openAs(browser, desktop);
	const { email } = await register(friend.request);
	await friend.context().addCookies([{ name: "consent", value: "1.e2e.", url: baseURL }]);
	await friend.goto(link);
	await isAt(friend, "guest");
	expect(await accessibilityFaults(friend)).toEqual([]);
	await friend.getByRole("button", { name: "Masuk lalu antre" }).click();
	await ready(friend);
	await friend.getByRole("main").getByLabel("Email").fill(email);
	await friend.locator('main input[name="password"]').fill(password);
	await friend.locator('main form button[type="submit"]').click();
	await friend.getByRole("link", { name: "Masuk antrean" }).click();
	await isAt(friend, "lots");
	expect(await numberIn(friend, "lot")).toBe(lot);
	await expect(friend.getByText("2 orang di rombonganmu.")).toBeVisible();

	// The next one has a lot already, and types.
	const third = await openAs(browser, desktop);
	await third.context().addCookies([{ name: "lang", value: "en", url: baseURL }]);
	await enterRoom(third, `/antrean/${event}`);
	await isAt(third, "lots");
	expect(await numberIn(third, "lot")).not.toBe(lot);
	const typed = third.getByLabel("Have a friend's code?");
	await typed.fill("0000-00000");
	await third.getByRole("button", { name: "Join" }).click();
	await expect(third.getByRole("alert")).toHaveText(
		"We do not recognise this group code. Check the spelling.",
	);
	expect(await accessibilityFaults(third)).toEqual([]);
	await typed.fill(code!.toLowerCase());
	await typed.press("Enter");
	await expect(third.getByText("3 in your group, you included.")).toBeVisible();
	await expect(third.getByRole("alert")).toBeEmpty();
	expect(await numberIn(third, "lot")).toBe(lot);

	// A fourth fills the group; the fifth is told so, and takes a place of their own.
	const fourth = await register(leader.request);
	const joined = await leader.request.post("/api/waiting-room/places", {
		headers: as(fourth),
		data: { saleId, group: code },
	});
	expect(joined.status(), await joined.text()).toBe(200);
	const fifth = await openAs(browser, phone);
	await enterRoom(fifth, link);
	await isAt(fifth, "outside");
	await expect(fifth.getByRole("alert")).toHaveText("Rombongan ini sudah penuh: empat orang.");
	expect(await accessibilityFaults(fifth)).toEqual([]);
	await fifth.getByRole("button", { name: "Ambil tempat" }).click();
	await isAt(fifth, "lots");
	const other = await numberIn(fifth, "lot");
	expect(other).not.toBe(lot);

	// Five people and two lots are in the draw.
	await openSale(saleId);
	await setRoom(saleId, "per_minute = 6000");
	await comesTo(leader, "admitted");
	const draw = await (await leader.request.get(`/antrean/${event}/undian.json`)).json();
	expect(draw.lots).toEqual([lot, other]);
	await comesTo(friend, "admitted");
	await friend.getByRole("link", { name: "Pilih tiket" }).click();
	await ready(friend);
	await expect(friend.getByRole("heading", { name: "Giliranmu" })).toBeVisible();
	expect(complaints).toEqual([]);
});

async function switchRoomOn(api: APIRequestContext, event: string) {
	const { email, password } = demoStaff;
	const { access_token: token } = await (await api.post("/api/login", { data: { email, password } })).json();
	const sale = await api.get(`/api/staff/ticket-sales/${event}`, { headers: as({ token }) });
	const { version } = (await sale.json()).room;
	const times = { startsAt: null, busyFrom: null, endsAt: null, perMinute: 60, minutesToBuy: 15 };
	const done = await api.put(`/api/staff/ticket-sales/${event}/waiting-room`, {
		headers: as({ token }),
		data: { version, isOn: true, ...times },
	});
	expect(done.status(), await done.text()).toBe(200);
}

test("a fan draws a lot, sees the true place, is let in and buys; nobody buys before", async ({
	browser,
}) => {
	test.slow();
	const event = "match-rajawali-mas";
	const saleId = await findSale(event);
	const small = await openAs(browser, phone);
	const complaints = watchConsole(small);
	const fan = await register(small.request);
	await enter(small, fan, baseURL);
	const { sections } = await (await small.request.get(`/api/ticket-sales/${event}`)).json();
	const section = sections.find((one: { left: number; isNumbered: boolean }) => one.left && !one.isNumbered);
	const tryToBuy = async () =>
		(
			await small.request.post("/api/ticket-holds", {
				headers: as(fan),
				data: { saleId, sections: [{ sectionId: section.id, quantity: 1 }] },
			})
		).json();

	// Before the opening: the sale's page leads here, and the seed's hash is on both.
	await small.goto(`/buy-ticket/${event}`);
	await ready(small);
	const hash = await small.locator(".room-note code").textContent();
	await small.getByRole("link", { name: "Masuk antrean" }).click();
	await isAt(small, "lots");
	await expect(small.getByText(hash!)).toBeVisible();
	const lot = await numberIn(small, "lot");
	const people = await numberIn(small, "people");
	expect(lot).toBeGreaterThan(0);
	expect(await accessibilityFaults(small)).toEqual([]);
	const bytes = await small.evaluate(() =>
		(performance.getEntries() as PerformanceResourceTiming[])
			.filter(({ entryType, initiatorType }) =>
				entryType === "navigation" ? true : ["link", "script"].includes(initiatorType),
			)
			.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
	);
	expect(bytes).toBeGreaterThan(5_000);
	expect(bytes).toBeLessThan(15_000);
	expect((await tryToBuy()).error).toBe("tickets.not_open");

	// Another device has the same lot, and nobody is counted twice.
	const desk = await openAs(browser, desktop);
	await enter(desk, fan, baseURL);
	await desk.goto(`/antrean/${event}`);
	await isAt(desk, "lots");
	expect([await numberIn(desk, "lot"), await numberIn(desk, "people")]).toEqual([lot, people]);

	// The sale opens: lots are drawn, and hardly anybody is let in yet.
	await setRoom(saleId, "per_minute = 1");
	await openSale(saleId);
	await comesTo(small, "waiting");
	const draw = await (await small.request.get(`/antrean/${event}/undian.json`)).json();
	expect(draw.seedHash).toBe(hash);
	const place = orderLots(draw.seed, draw.lots).indexOf(lot) + 1;
	await expect(small.locator("#say")).toHaveText(String(place));
	await comesTo(desk, "waiting");
	await expect(desk.locator("#say")).toHaveText(String(place));
	expect((await tryToBuy()).error).toBe("waiting_room.not_admitted");
	await small.context().addCookies([{ name: "admission", value: "A".repeat(71), url: baseURL }]);
	expect((await tryToBuy()).error).toBe("waiting_room.forged");
	expect(await accessibilityFaults(small)).toEqual([]);

	// Anybody can check the place, with the hash from before.
	for (const viewport of [phone, desktop]) {
		await desk.setViewportSize(viewport);
		await desk.goto(`/antrean/cek?laga=${event}`);
		await desk.getByLabel("Nomor undianmu").fill(String(lot));
		await desk.getByLabel(/Sidik bibit/).fill(hash!);
		await desk.getByRole("button", { name: "Hitung" }).click();
		await expect(desk.getByRole("status")).toHaveText(
			`Undian ${lot} ada di tempat ${place} dari ${draw.lots.length}.`,
		);
		// Nothing is cut off, however long its numbers are.
		const proof = desk.locator("#proof");
		await expect(proof).toContainText(/[0-9a-f]{64}/);
		expect(await proof.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
		expect(await accessibilityFaults(desk)).toEqual([]);
	}

	// The turn comes by itself, on the page that stayed open.
	await setRoom(saleId, "per_minute = 6000, admits_from = now() - interval '5 seconds'");
	await isAt(small, "admitted");
	await small.getByRole("link", { name: "Pilih tiket" }).click();
	await ready(small);
	await expect(small.getByRole("heading", { name: "Giliranmu" })).toBeVisible();
	await small.getByRole("button", { name: "Daftar", exact: true }).click();
	await small.getByRole("button", { name: `Pilih ${section.label}`, exact: true }).click();
	await small.getByRole("button", { name: "Lanjut isi data" }).click();
	await small.getByRole("radio", { name: "QRIS" }).check();
	await small.getByRole("button", { name: "Buat pesanan" }).click();
	await expect(small).toHaveURL(/order-complete\?order=/);
	expect(complaints).toEqual([]);
});
