import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { as, type Buyer, enter, readOrder, register, simulate, variantsOf } from "./buyers";
import { expect, faultsInBothThemes, ready, test } from "./site";

/** Its sale has not opened, so nobody else has tickets to it. */
const match = "match-persada-timur";
const price = 80_000;

test.use({ viewport: { width: 390, height: 844 } });

test("when a match moves, a fan keeps one ticket, takes credit for the next and the money for the third", async ({
	page,
	request: api,
	baseURL,
}) => {
	const staff = await logInStaff(api);
	const fan = await register(api);
	const numbers: string[] = [];
	for (const section of ["selatan-1", "selatan-2", "selatan-3"])
		numbers.push(await buyFromAllocation(api, staff, fan, section));
	const [kept, credited, refunded] = numbers as [string, string, string];
	await moveMatch(api, staff);

	await enter(page, fan, baseURL!);
	await page.goto("/profile/all/tickets");
	await ready(page);
	const dialog = page.getByRole("dialog");
	await page.getByRole("button", { name: /^Buka QR/ }).click();
	await expect(dialog.getByText(/^Laganya berubah: pilih dulu/)).toHaveCount(3);
	await page.keyboard.press("Escape");
	const changeOf = (number: string) => page.getByRole("article").filter({ hasText: `pesanan ${number}` });
	const choose = async (number: string, choice: RegExp) => {
		await changeOf(number).getByRole("radio", { name: choice }).check();
		await changeOf(number).getByRole("button", { name: "Kirim pilihan" }).click();
	};
	await expect(changeOf(kept)).toContainText("Kapalnya terlambat.");
	await expect(changeOf(kept).getByRole("button", { name: "Kirim pilihan" })).toBeDisabled();
	expect(await faultsInBothThemes(page)).toEqual([]);

	await choose(kept, /^Simpan tiketnya/);
	await expect(changeOf(kept)).toContainText("Kamu simpan tiketnya. Tetap berlaku.");
	await expect(changeOf(kept).getByRole("radio")).toHaveCount(0);
	await choose(credited, /^Ganti jadi kredit.*80\.000/);
	await expect(changeOf(credited)).toContainText("Jadi kredit atas namamu.");
	await choose(refunded, /^Uang kembali.*80\.000/);
	await expect(changeOf(refunded)).toContainText("Uangnya kami kembalikan.");
	expect(await faultsInBothThemes(page)).toEqual([]);

	const code = (await changeOf(credited).locator("b.changed-ticket-code").textContent())!;
	expect(await creditOf(api, fan, code)).toBe(price);
	expect(await creditOf(api, await register(api), code), "another member's credit").toBe(0);
	await page.reload();
	await ready(page);
	await page.getByRole("button", { name: /^Buka QR/ }).click();
	await expect(dialog.getByRole("img", { name: /^Kode QR tiket/ })).toHaveCount(1);
	await expect(dialog.getByText(/^Ditahan/)).toHaveCount(0);
	await page.keyboard.press("Escape");

	await changeOf(refunded).getByRole("link", { name: "Lihat pesanan" }).click();
	await expect(page).toHaveURL(`/profile/more/${refunded}`);
	await expect(page.getByRole("heading", { name: "Pengembalian dana" })).toBeVisible();
	const sentBack = async () =>
		Promise.all(
			numbers.map(async (number) =>
				(await readOrder(api, fan, number)).refunds.map(
					({ reason, amount }: { reason: string; amount: number }) => [reason, amount],
				),
			),
		);
	await expect.poll(sentBack).toEqual([[], [["match_credit", price]], [["match_changed", price]]]);
});

async function logInStaff(api: APIRequestContext): Promise<Buyer> {
	const { email, password } = demoStaff;
	const answer = await api.post("/api/login", { data: { email, password } });
	return { email, token: (await answer.json()).access_token };
}

/** A place that the club keeps for the fan at a price, ordered by the fan's own invitation, and paid. */
async function buyFromAllocation(api: APIRequestContext, staff: Buyer, fan: Buyer, key: string) {
	const send = async (who: Buyer, path: string, data: object) => {
		const headers = { ...as(who), "idempotency-key": randomUUID() };
		const answer = await api.post(`/api${path}`, { headers, data });
		expect(answer.status(), await answer.text()).toBe(201);
		return answer.json();
	};
	const { sections } = await readSale(api);
	const { id } = await send(staff, `/staff/ticket-sales/${match}/allocations`, {
		sectionId: sections.find((section) => section.key === key)!.id,
		quantity: 1,
		group: "Pelaut Selatan",
		coordinator: fan.email,
		price,
		endsAt: inDays(1),
	});
	const { link } = await send(fan, `/allocations/${id}/invites`, { name: "Sari Dewanti" });
	const token = new URL(link).searchParams.get("invite");
	const { number } = await send(fan, "/allocation-invite/orders", { token, method: "qris" });
	await simulate(api, fan, number, "succeed");
	await expect.poll(async () => (await readOrder(api, fan, number)).state).toBe("issued");
	return number as string;
}

/** Always to another time than now, also when the test is tried again. */
async function moveMatch(api: APIRequestContext, staff: Buyer) {
	const { event } = await readSale(api);
	const answer = await api.post("/api/staff/match-changes", {
		headers: { ...as(staff), "idempotency-key": randomUUID() },
		data: {
			event: match,
			kind: "moved",
			startsAt: new Date(Date.parse(event.startsAt) + 45 * 60_000).toISOString(),
			answerBy: inDays(2),
			note: { id: "Kapalnya terlambat.", en: "The ferry is late." },
		},
	});
	expect(answer.status(), await answer.text()).toBe(200);
}

/** What this code would take off a member's next order. */
async function creditOf(api: APIRequestContext, fan: Buyer, code: string): Promise<number> {
	const variant = (await variantsOf(api, "syal-ombak")).find(({ stock }) => stock > 0)!;
	const trial = await api.post("/api/checkout/vouchers", {
		headers: as(fan),
		data: { items: [{ variantId: variant.id, quantity: 2 }], vouchers: [code] },
	});
	const { discounts } = (await trial.json()) as { discounts: { code: string; amount: number }[] };
	return discounts.filter((each) => each.code === code).reduce((sum, { amount }) => sum + amount, 0);
}

type Sale = { event: { startsAt: string }; sections: { id: string; key: string }[] };
const readSale = async (api: APIRequestContext): Promise<Sale> =>
	(await api.get(`/api/ticket-sales/${match}`)).json();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
