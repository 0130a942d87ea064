import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { as, type Buyer, enter, readOrder, register, variantsOf } from "./buyers";
import { buyTicket, inDays, logInStaff, openOwnSale, ownPrice } from "./own-sale";
import { atBothWidths, desktop, expect, faultsOfWidth, journeysAt, ready, test } from "./site";

for (const viewport of journeysAt(desktop))
	test.describe(`${viewport.width} wide`, () => {
		test.use({ viewport });

		test("when a match moves, a fan keeps one ticket, takes credit for the next and the money for the third", async ({
			page,
			request: api,
			baseURL,
		}) => {
			const staff = await logInStaff(api);
			const fan = await register(api);
			const sale = await openOwnSale(api, staff, 3);
			const kept = await buyTicket(api, fan, sale);
			const credited = await buyTicket(api, fan, sale);
			const refunded = await buyTicket(api, fan, sale);
			await moveMatch(api, staff, sale.slug);

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
			expect(await atBothWidths(page, faultsOfWidth)).toEqual([]);

			await choose(kept, /^Simpan tiketnya/);
			await expect(changeOf(kept)).toContainText("Kamu simpan tiketnya. Tetap berlaku.");
			await expect(changeOf(kept).getByRole("radio")).toHaveCount(0);
			await choose(credited, /^Ganti jadi kredit.*80\.000/);
			await expect(changeOf(credited)).toContainText("Jadi kredit atas namamu.");
			await choose(refunded, /^Uang kembali.*80\.000/);
			await expect(changeOf(refunded)).toContainText("Uangnya kami kembalikan.");
			expect(await atBothWidths(page, faultsOfWidth)).toEqual([]);

			const code = (await changeOf(credited).locator("b.changed-ticket-code").textContent())!;
			expect(await creditOf(api, fan, code)).toBe(ownPrice);
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
					[kept, credited, refunded].map(async (number) =>
						(await readOrder(api, fan, number)).refunds.map(
							({ reason, amount }: { reason: string; amount: number }) => [reason, amount],
						),
					),
				);
			await expect.poll(sentBack).toEqual([[], [["match_credit", ownPrice]], [["match_changed", ownPrice]]]);
		});
	});

async function moveMatch(api: APIRequestContext, staff: Buyer, event: string) {
	const answer = await api.post("/api/staff/match-changes", {
		headers: { ...as(staff), "idempotency-key": randomUUID() },
		data: {
			event,
			kind: "moved",
			startsAt: inDays(80.5),
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
