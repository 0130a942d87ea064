import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import pg from "pg";
import { databaseIn } from "../bench/database.mjs";
import { orderLots } from "../docs/check-draw.mjs";
import { freePort } from "../scripts/free-port.mjs";
import { startSite } from "../scripts/server.mjs";
import { as, enter, register } from "./buyers";
import { accessibilityFaults, expect, ready, test, watchConsole } from "./site";

const event = "match-rajawali-mas";
const isAt = (page: Page, state: string) => expect(page.locator("body")).toHaveAttribute("data-state", state);
const numberIn = async (page: Page, id: string) =>
	Number((await page.locator(`#${id}`).textContent())!.replaceAll(".", ""));

test("a fan draws a lot, sees the true place, is let in and buys; nobody buys before", async ({
	browser,
}) => {
	test.slow();
	// A site of its own: the sale opens when this test says so.
	const folder = await mkdtemp(path.join(tmpdir(), "ombak room "));
	const port = String(await freePort());
	const site = await startSite({ APP_ENV: "demo", PORT: port, DATA_DIR: folder, LOG_LEVEL: "error" });
	const database = new pg.Client({ connectionString: databaseIn(folder) });
	await database.connect();
	const baseURL = `http://127.0.0.1:${port}`;
	const openAs = async (viewport: { width: number; height: number }) => {
		const context = await browser.newContext({ baseURL, viewport, locale: "id-ID" });
		await context.addInitScript(() => {
			window.addEventListener("taken-over", () => Object.assign(window, { isTakenOver: true }));
		});
		return context.newPage();
	};
	const { rows } = await database.query<{ id: string }>(
		"select sale.id from ticket_sales sale join events on events.id = event_id where slug = $1",
		[event],
	);
	const saleId = rows[0]!.id;
	const setRoom = (change: string) =>
		database.query(`update waiting_rooms set ${change} where sale_id = $1`, [saleId]);
	try {
		const phone = await openAs({ width: 390, height: 844 });
		const complaints = watchConsole(phone);
		const fan = await register(phone.request);
		await enter(phone, fan, baseURL);
		const { sections } = await (await phone.request.get(`/api/ticket-sales/${event}`)).json();
		const section = sections.find(
			(one: { left: number; isNumbered: boolean }) => one.left && !one.isNumbered,
		);
		const tryToBuy = async () =>
			(
				await phone.request.post("/api/ticket-holds", {
					headers: as(fan),
					data: { saleId, sections: [{ sectionId: section.id, quantity: 1 }] },
				})
			).json();

		// Before the opening: the sale's page leads here, and the seed's hash is on both.
		await phone.goto(`/buy-ticket/${event}`);
		await ready(phone);
		const hash = await phone.locator(".room-note code").textContent();
		await phone.getByRole("link", { name: "Masuk antrean" }).click();
		await isAt(phone, "lots");
		await expect(phone.getByText(hash!)).toBeVisible();
		const lot = await numberIn(phone, "lot");
		const people = await numberIn(phone, "people");
		expect(lot).toBeGreaterThan(0);
		expect(await accessibilityFaults(phone)).toEqual([]);
		const bytes = await phone.evaluate(() =>
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
		const desk = await openAs({ width: 1440, height: 900 });
		await enter(desk, fan, baseURL);
		await desk.goto(`/antrean/${event}`);
		await isAt(desk, "lots");
		expect([await numberIn(desk, "lot"), await numberIn(desk, "people")]).toEqual([lot, people]);

		// The sale opens: lots are drawn, and hardly anybody is let in yet.
		await setRoom("per_minute = 1");
		await database.query(
			"update waiting_fans set joined_at = joined_at - interval '1 minute', changed_at = clock_timestamp() where sale_id = $1",
			[saleId],
		);
		await database.query("update ticket_sales set opens_at = now() - interval '5 seconds' where id = $1", [
			saleId,
		]);
		await expect(async () => {
			await phone.reload();
			await expect(phone.locator("body")).toHaveAttribute("data-state", "waiting", { timeout: 3_000 });
		}).toPass();
		const draw = await (await phone.request.get(`/antrean/${event}/undian.json`)).json();
		expect(draw.seedHash).toBe(hash);
		const place = orderLots(draw.seed, draw.lots).indexOf(lot) + 1;
		await expect(phone.locator("#say")).toHaveText(String(place));
		expect((await tryToBuy()).error).toBe("waiting_room.not_admitted");
		await phone.context().addCookies([{ name: "admission", value: "A".repeat(71), url: baseURL }]);
		expect((await tryToBuy()).error).toBe("waiting_room.forged");
		expect(await accessibilityFaults(phone)).toEqual([]);

		// Anybody can check the place, with the hash from before.
		await desk.goto(`/antrean/cek?laga=${event}`);
		await desk.getByLabel("Nomor undianmu").fill(String(lot));
		await desk.getByLabel(/Sidik bibit/).fill(hash!);
		await desk.getByRole("button", { name: "Hitung" }).click();
		await expect(desk.getByRole("status")).toHaveText(
			`Undian ${lot} ada di tempat ${place} dari ${draw.lots.length}.`,
		);
		expect(await accessibilityFaults(desk)).toEqual([]);

		// The turn comes by itself, on the page that stayed open.
		await setRoom("per_minute = 6000, admits_from = now() - interval '5 seconds'");
		await isAt(phone, "admitted");
		await phone.getByRole("link", { name: "Pilih tiket" }).click();
		await ready(phone);
		await expect(phone.getByRole("heading", { name: "Giliranmu" })).toBeVisible();
		await phone.getByRole("button", { name: "Daftar", exact: true }).click();
		await phone.getByRole("button", { name: `Pilih ${section.label}`, exact: true }).click();
		await phone.getByRole("button", { name: "Lanjut isi data" }).click();
		await phone.getByRole("radio", { name: "QRIS" }).check();
		await phone.getByRole("button", { name: "Buat pesanan" }).click();
		await expect(phone).toHaveURL(/order-complete\?order=/);
		expect(complaints).toEqual([]);
	} finally {
		await database.end();
		await site.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
	}
});
