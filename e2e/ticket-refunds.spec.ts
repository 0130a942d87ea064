import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { as, type Buyer, enter, readOrder, register, simulate } from "./buyers";
import { logInStaff, type OwnSale, openOwnSale, ownPrice } from "./own-sale";
import { atBothWidths, desktop, expect, faultsInBothThemes, journeysAt, test } from "./site";

async function buyThree(api: APIRequestContext, fan: Buyer, { id, sectionId }: OwnSale) {
	const placed = await api.post("/api/tickets/orders", {
		headers: { ...as(fan), "idempotency-key": randomUUID() },
		data: { saleId: id, sections: [{ sectionId, quantity: 3 }], method: "qris" },
	});
	const { number } = (await placed.json()) as { number: string };
	await simulate(api, fan, number, "succeed");
	await expect.poll(async () => (await readOrder(api, fan, number)).state).toBe("issued");
	const { events } = await (await api.get("/api/passes", { headers: as(fan) })).json();
	const codes: string[] = events[0].passes.map((pass: { number: string }) => pass.number);
	return { number, codes };
}

/** By the link in the mail; the friend's new number. */
async function handOn(api: APIRequestContext, giver: Buyer, friend: Buyer, code: string) {
	const recipient = `teman-${randomUUID().slice(0, 8)}@example.com`;
	await api.post(`/api/passes/${code}/transfer`, { headers: as(giver), data: { recipient } });
	const latest = () => api.get(`/api/outbox/latest?to=${encodeURIComponent(recipient)}`);
	await expect.poll(async () => (await latest()).status()).toBe(200);
	const token = /\?token=([\w-]{43})/.exec((await (await latest()).json()).text)![1];
	const { offers } = await (await api.get(`/api/pass-offers?token=${token}`, { headers: as(friend) })).json();
	const taken = await api.post(`/api/pass-offers/${offers[0].id}/accept`, {
		headers: as(friend),
		data: { token },
	});
	return (await taken.json()).number as string;
}

async function goIn(api: APIRequestContext, staff: Buyer, event: string, code: string) {
	const at = new Date().toISOString();
	const scans = [{ id: randomUUID(), code, isManual: true, direction: "in", at }];
	const answer = await api.post("/api/gate/scans", {
		headers: as(staff),
		data: { event, gate: "C", scanner: "C-1", sentAt: at, scans },
	});
	expect(answer.ok(), await answer.text()).toBe(true);
}

const spelt = (code: string) => new RegExp(`${code.slice(0, 4)} ${code.slice(4)}`);

for (const viewport of journeysAt(desktop))
	test(`finance chooses which tickets of an order come back, ${viewport.width} wide`, async ({
		page,
		baseURL,
	}) => {
		test.slow();
		await page.setViewportSize(viewport);
		const api = page.request;
		const staff = await logInStaff(api);
		const sale = await openOwnSale(api, staff, 10);
		const [fan, friend] = [await register(api), await register(api)];
		const { number, codes } = await buyThree(api, fan, sale);
		await goIn(api, staff, sale.slug, codes[1]!);
		const theirs = await handOn(api, fan, friend, codes[2]!);

		await enter(page, staff, baseURL!);
		await page.goto(`/office/orders/${number}`);
		await page.getByRole("button", { name: "Kembalikan uang" }).click();
		const dialog = page.getByRole("dialog");
		const [own, used, handedOn] = [codes[0]!, codes[1]!, theirs].map((code) =>
			dialog.getByRole("checkbox", { name: spelt(code) }),
		);
		await expect(own!).toBeChecked();
		await expect(used!).not.toBeChecked();
		await expect(handedOn!).not.toBeChecked();
		await expect(dialog.getByText("dialihkan ke Sari Dewanti")).toBeVisible();
		const sum = (tickets: number) =>
			dialog.getByRole("button", { name: `Kembalikan Rp ${(tickets * ownPrice).toLocaleString("id-ID")}` });
		await expect(sum(1)).toBeEnabled();
		await own!.uncheck();
		await expect(sum(0)).toBeDisabled();
		await handedOn!.press("Space");
		await expect(dialog.getByText("1 tiket yang sudah dialihkan ikut mati.")).toBeVisible();
		await used!.check();
		await expect(dialog.getByText("tempatnya tetap terisi")).toHaveCount(2);
		expect(await atBothWidths(page, faultsInBothThemes)).toEqual([]);

		// Meanwhile the friend goes in.
		await goIn(api, staff, sale.slug, theirs);
		await sum(2).click();
		await expect(dialog.getByText("sudah berubah. Pilih lagi.")).toBeVisible();
		await expect(own!).toBeChecked();
		await expect(handedOn!).not.toBeChecked();
		await used!.check();
		await sum(2).click();
		await expect(dialog).toBeHidden();
		await page.getByRole("button", { name: "Kembalikan uang" }).click();
		await expect(own!).toBeDisabled();
		await expect(dialog.getByText("sudah dipakai masuk, uangnya sudah kembali")).toBeVisible();
		const { sections } = await (await api.get(`/api/ticket-sales/${sale.slug}`)).json();
		expect(sections[0].left).toBe(8);
	});
