import { as, enter, proveEmail, registerNewcomer } from "./buyers";
import { accessibilityFaults, desktop, expect, phone, ready, test } from "./site";

const sale = "match-satria-laga-putri";
const languages = {
	id: {
		card: "Verifikasi akunmu dulu, baru ambil tiket",
		resend: "Kirim ulang tautan",
		sent: /Tautan baru sudah kami kirim ke/,
	},
	en: {
		card: "Verify your account before taking tickets",
		resend: "Send the link again",
		sent: /We have sent a new link to/,
	},
} as const;

for (const [viewport, language] of [
	[phone, "id"],
	[desktop, "en"],
] as const)
	test(`a newcomer reads that tickets need a verified address, has the link sent again and then takes one, ${viewport.width} wide`, async ({
		page,
		request,
		baseURL,
	}) => {
		const t = languages[language];
		await page.setViewportSize(viewport);
		const fan = await registerNewcomer(request);
		await enter(page, fan, baseURL!);
		await page.context().addCookies([{ name: "lang", value: language, url: baseURL! }]);
		await page.goto(`/buy-ticket/${sale}`);
		await ready(page);
		const card = page.getByRole("region", { name: t.card });
		await expect(card).toContainText(fan.email);
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
			"sideways scroll",
		).toBeLessThanOrEqual(0);
		const { id: saleId, sections } = await (await request.get(`/api/ticket-sales/${sale}`)).json();
		const { id: sectionId } = sections.find(({ left }: { left: number }) => left > 20);
		const hold = () =>
			request.post("/api/ticket-holds", {
				headers: as(fan),
				data: { saleId, sections: [{ sectionId, quantity: 1 }] },
			});
		expect(await (await hold()).json()).toMatchObject({ error: "tickets.contact_unproven" });
		await card.getByRole("button", { name: t.resend }).press("Enter");
		await expect(card.getByRole("status")).toHaveText(t.sent);

		await proveEmail(request, fan.email);
		await page.reload();
		await ready(page);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(card).toHaveCount(0);
		expect((await hold()).status()).toBe(200);
	});
