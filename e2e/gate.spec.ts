import { randomUUID } from "node:crypto";
import {
	type APIRequestContext,
	type Browser,
	type BrowserContext,
	chromium,
	type Page,
} from "@playwright/test";
import QRCode from "qrcode";
import { demoStaff } from "../club/demo/members";
import { proveEmail } from "./buyers";
import { filmOf } from "./fake-camera";
import { password } from "./passwords";
import { accessibilityFaults, expect, test, watchConsole } from "./site";

type Pass = { number: string; holder: string; qr: { code: string; size: number; drawing: string } };
const halilintar = "match-halilintar";

/** Two tickets, bought and paid as a fan does. */
async function buyTwo(api: APIRequestContext, event = halilintar): Promise<Pass[]> {
	const digits = String(Date.now() + Math.floor(Math.random() * 1e6)).slice(-8);
	const email = `gerbang-${digits}@example.com`;
	const answer = await api.post("/api/register", {
		data: {
			name: "Dewi Anjani",
			email,
			phone: `0817${digits}`,
			password,
			password_confirmation: password,
			consent: true,
		},
	});
	const authorization = `Bearer ${(await answer.json()).access_token}`;
	await proveEmail(api, email);
	const sale = await (await api.get(`/api/ticket-sales/${event}`)).json();
	const section = sale.sections.find(({ left }: { left: number }) => left > 20);
	const placed = await api.post("/api/tickets/orders", {
		headers: { authorization, "idempotency-key": randomUUID() },
		data: { saleId: sale.id, sections: [{ sectionId: section.id, quantity: 2 }], method: "qris" },
	});
	const { number } = await placed.json();
	const orderNow = async () =>
		(await api.get(`/api/orders/${number}`, { headers: { authorization } })).json();
	await expect.poll(async () => (await orderNow()).attempt?.pageUrl).toBeTruthy();
	await api.post(new URL((await orderNow()).attempt.pageUrl).pathname, { form: { act: "succeed" } });
	let passes: Pass[] = [];
	await expect
		.poll(async () => {
			const { events } = await (await api.get("/api/passes", { headers: { authorization } })).json();
			passes = events[0]?.passes ?? [];
			return passes.length;
		})
		.toBe(2);
	return passes;
}

async function openGate(
	browser: Browser,
	baseURL: string,
	size: { width: number; height: number },
	event = halilintar,
) {
	const context = await browser.newContext({
		baseURL,
		viewport: size,
		locale: "id-ID",
		timezoneId: "Asia/Jakarta",
	});
	const logIn = await context.request.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	const { access_token } = await logIn.json();
	await context.addCookies([{ name: "token", value: access_token, url: baseURL }]);
	const page = await context.newPage();
	const complaints = watchConsole(page);
	await page.goto("/gate");
	await page.getByLabel("Laga").selectOption(event);
	await page.getByRole("button", { name: "Buka dan mulai memindai" }).click();
	// From here on the list is kept: a reload finds it.
	await expect(page.locator("body")).toHaveAttribute("data-screen", "gate");
	return { context, page, complaints };
}

const tokenIn = async (context: BrowserContext) =>
	(await context.cookies()).find(({ name }) => name === "token")!.value;

/** Let in at another gate, which is online. */
async function scanElsewhere(api: APIRequestContext, token: string, number: string) {
	const now = new Date().toISOString();
	const done = await api.post("/api/gate/scans", {
		headers: { authorization: `Bearer ${token}` },
		data: {
			event: halilintar,
			gate: "Pintu 3",
			scanner: "P-LAIN",
			sentAt: now,
			scans: [{ id: randomUUID(), code: number, isManual: true, direction: "in", at: now }],
		},
	});
	expect((await done.json()).results).toMatchObject([{ verdict: "in" }]);
}

const result = (page: Page, word: string) =>
	page.getByRole("alert").filter({ has: page.getByRole("heading", { name: word, exact: true }) });

test("a phone at the gate reads a real ticket's QR, online and offline", async ({ request, baseURL }, {
	project,
}) => {
	const [first, second] = await buyTwo(request);
	const film = await filmOf(first!.qr);
	const { executablePath, args = [] } = project.use.launchOptions ?? {};
	const browser = await chromium.launch({
		...(executablePath && { executablePath }),
		args: [
			...args,
			"--use-fake-device-for-media-stream",
			"--use-fake-ui-for-media-stream",
			`--use-file-for-fake-video-capture=${film}`,
		],
	});
	try {
		const { context, page, complaints } = await openGate(browser, baseURL!, { width: 390, height: 844 });
		await expect(result(page, "MASUK")).toContainText(first!.holder);
		// Green goes by itself; the same phone is still in front of the camera.
		await expect(result(page, "SUDAH DIPAKAI")).toContainText("KTP: Dewi Anjani");
		expect(await accessibilityFaults(page)).toEqual([]);
		await page.getByRole("button", { name: "Oke, panggil pengawas" }).click();
		await expect(page.locator("body[data-kept]")).toBeAttached();

		await context.setOffline(true);
		await page.reload();
		await expect(page.getByRole("heading", { name: /Halilintar/ })).toBeVisible();
		await expect(result(page, "SUDAH DIPAKAI")).toBeVisible();
		// It was let in online, and is still known after an offline reload.
		await expect(page.locator("#recent b")).toHaveText(["Sudah dipakai"]);
		await page.getByRole("button", { name: "Oke, panggil pengawas" }).click();
		await page.getByRole("button", { name: "Ketik kode" }).click();
		const typed = page.getByLabel("Kode di bawah QR");
		await typed.fill(`${second!.number.slice(0, 4).toLowerCase()} ${second!.number.slice(4)}`);
		await typed.press("Enter");
		await expect(result(page, "MASUK")).toContainText(second!.holder);
		await expect(page.getByText(/Tanpa jaringan sejak/)).toBeVisible();

		// Another gate has let the same ticket in meanwhile: both are told.
		await scanElsewhere(request, await tokenIn(context), second!.number);
		await context.setOffline(false);
		await expect(page.getByText(/Tanpa jaringan sejak/)).toBeHidden();
		await expect(page.getByRole("heading", { name: "Masuk lebih dari sekali" })).toBeVisible();
		const written = `${second!.number.slice(0, 4)} ${second!.number.slice(4)}`;
		await expect(page.getByRole("listitem").filter({ hasText: written })).toContainText(/Pintu\s1.+Pintu\s3/);
		expect(await accessibilityFaults(page)).toEqual([]);
		const state = await (await request.get(`/api/ticket-checks?code=${second!.number}`)).json();
		expect(state.state).toBe("used");
		expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
	} finally {
		await browser.close();
	}
});

test("a gate without a camera says so and falls back to typing, and anybody can check a code", async ({
	browser,
	page,
	request,
	baseURL,
}) => {
	const [first] = await buyTwo(request);
	const gate = await openGate(browser, baseURL!, { width: 1440, height: 900 });
	await expect(gate.page.getByText(/Kamera tidak diizinkan|Tidak ada kamera/)).toBeVisible();
	const typed = gate.page.getByLabel("Kode di bawah QR");
	await typed.fill("ZZZZ ZZZZ");
	await typed.press("Enter");
	await expect(result(gate.page, "PALSU").getByRole("button")).toHaveText("Coba lagi");
	await gate.page.keyboard.press("Enter");
	// While typing, everything else stays within reach.
	const outwards = gate.page.getByRole("button", { name: "Keluar" });
	await outwards.click();
	await typed.fill(first!.number);
	await typed.press("Enter");
	await expect(result(gate.page, "BELUM MASUK")).toBeVisible();
	await gate.page.keyboard.press("Enter");
	await outwards.click();
	expect(await accessibilityFaults(gate.page)).toEqual([]);

	await page.goto("/cek-tiket");
	await page.getByLabel("Kode tiket").fill(first!.number);
	await page.getByRole("button", { name: "Periksa" }).click();
	await expect(page.getByRole("status")).toContainText("Berlaku");
	expect(await accessibilityFaults(page)).toEqual([]);
	await typed.fill(first!.number);
	await typed.press("Enter");
	await expect(result(gate.page, "MASUK")).toBeVisible();
	await page.getByRole("button", { name: "Periksa" }).click();
	await expect(page.getByRole("status")).toContainText("Sudah dipakai");
	await expect(page.getByRole("main")).not.toContainText(first!.holder);
	await gate.context.close();
});

test("gates that the office holds turn people back and say so, until it opens them again", async ({
	browser,
	request,
	baseURL,
}) => {
	// Nobody else scans here meanwhile.
	const event = "match-satria-laga-putri";
	const [first] = await buyTwo(request, event);
	const gate = await openGate(browser, baseURL!, { width: 390, height: 844 }, event);
	const headers = { authorization: `Bearer ${await tokenIn(gate.context)}` };
	const held = await request.post(`/api/staff/board/${event}/measures`, {
		headers: { ...headers, "idempotency-key": randomUUID() },
		data: { kind: "hold" },
	});
	expect(held.status(), await held.text()).toBe(201);
	const typed = gate.page.getByLabel("Kode di bawah QR");
	await typed.fill(first!.number);
	await typed.press("Enter");
	await expect(result(gate.page, "TAHAN DULU")).toContainText("Semua gerbang ditahan");
	expect(await accessibilityFaults(gate.page)).toEqual([]);
	await gate.page.getByRole("button", { name: "Mengerti" }).click();
	await expect(gate.page.getByRole("status").filter({ hasText: "Semua gerbang ditahan" })).toBeVisible();
	expect(await accessibilityFaults(gate.page)).toEqual([]);

	const { id } = await held.json();
	expect((await request.post(`/api/staff/measures/${id}/end`, { headers, data: {} })).status()).toBe(200);
	await typed.fill(first!.number);
	await typed.press("Enter");
	await expect(result(gate.page, "MASUK")).toContainText(first!.holder);
	await expect(gate.page.getByRole("status").filter({ hasText: "Semua gerbang ditahan" })).toBeHidden();
	expect(gate.complaints).toEqual([]);
	await gate.context.close();
});

test("a scanner with a wrong clock says so, a foreign QR does not hold up the queue, and an expired session loses no scan", async ({
	browser,
	request,
	baseURL,
}) => {
	const event = "match-satria-laga-putri";
	const [first, second] = await buyTwo(request, event);
	const { context, page } = await openGate(browser, baseURL!, { width: 390, height: 844 }, event);
	await expect(page.getByText(/Jam perangkat ini/)).toBeHidden();
	await page.clock.install({ time: Date.now() + 10 * 60_000 });
	await page.reload();
	await expect(page.getByText("Jam perangkat ini 10 menit lebih cepat.")).toBeVisible();
	const typed = page.getByLabel("Kode di bawah QR");
	const type = async (code: string) => {
		await typed.fill(code);
		await typed.press("Enter");
	};
	await type(first!.number);
	await expect(result(page, "MASUK")).toBeVisible();
	await page.clock.runFor(2_000);
	await expect(result(page, "MASUK")).toBeHidden();
	await type(first!.number);
	await expect(result(page, "SUDAH DIPAKAI")).toContainText("Baru saja.");
	await page.getByRole("button", { name: "Oke, panggil pengawas" }).click();

	// Longer than any ticket code: judged, recorded, and blocks nothing.
	const picture = await QRCode.toBuffer("https://example.com/".padEnd(400, "x"), { scale: 6 });
	await page.locator("#picture").setInputFiles({ name: "qr.png", mimeType: "image/png", buffer: picture });
	await expect(result(page, "PALSU")).toContainText("Tanda tangan kode tidak cocok");
	await page.getByRole("button", { name: "Sudah tercatat, lanjut" }).click();
	await expect(page.locator("#offline")).toBeHidden();

	const [token] = (await context.cookies()).filter(({ name }) => name === "token");
	await context.addCookies([{ ...token!, value: "ended" }]);
	await type(second!.number);
	await expect(result(page, "MASUK")).toContainText(second!.holder);
	await page.clock.runFor(2_000);
	await expect(page.getByText(/^Sesi petugas berakhir/)).toBeVisible();
	await expect(page.locator("#offline").getByRole("link", { name: "Masuk" })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	// Closed as it is: the scan stays queued, and is sent once somebody has logged in again.
	await page.getByRole("button", { name: "Tutup pemindai" }).click();
	await expect(page.getByText("Masuk sebagai petugas dulu")).toBeVisible();
	await context.addCookies([token!]);
	await page.reload();
	const check = async () =>
		(await (await request.get(`/api/ticket-checks?code=${second!.number}`)).json()).state;
	await expect.poll(check).toBe("used");
	await context.close();
});
