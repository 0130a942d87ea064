import { demoMember, demoStaff } from "../club/demo/members";
import { as, enter, readOrder, register, simulate } from "./buyers";
import { accessibilityFaults, desktop, expect, phone, ready, test } from "./site";

const event = "match-sangkala-valorant";

const looks = [
	{
		viewport: phone,
		language: "id",
		/** A member since long ago. */
		member: demoMember,
		t: {
			anybody:
				/^Dibuka .+10\.00 WIB untuk yang sudah jadi anggota sebelum itu, dan .+10\.00 WIB untuk semua\.$/,
			tooNew:
				/^Sekarang giliran .+10\.00 WIB\. Akunmu lebih baru, jadi kamu bisa membeli mulai .+10\.00 WIB\.$/,
			early:
				/^Kamu sudah jadi anggota sebelum .+, jadi kamu bisa membeli sekarang\. Untuk semua mulai .+10\.00 WIB\.$/,
			untilAll: /^Menuju penjualan untuk semua/,
			logIn: "Masuk untuk membeli",
			list: "Daftar",
			choose: "Pilih Sisi kiri",
			details: "Blok pilihanmu",
			hold: "Lanjut isi data",
			place: "Buat pesanan",
			notOpen: "Penjualan tiket belum dibuka.",
		},
	},
	{
		viewport: desktop,
		language: "en",
		member: demoStaff,
		t: {
			anybody:
				/^Opens .+10:00 WIB for anyone who was already a member by then, and .+10:00 WIB for everyone\.$/,
			tooNew:
				/^For now, tickets are only for .+10:00 WIB\. Your account is newer, so you can buy from .+10:00 WIB\.$/,
			early: /^You were a member before .+, so you can buy now\. Open to everyone from .+10:00 WIB\.$/,
			untilAll: /^On general sale in/,
			logIn: "Log in to buy",
			list: "List",
			choose: "Select Left side",
			details: "Your block",
			hold: "Continue to names",
			place: "Place order",
			notOpen: "Ticket sales have not opened yet.",
		},
	},
] as const;

for (const { viewport, language, member, t } of looks)
	test.describe(`${viewport.width} wide, ${language}`, () => {
		test.use({ viewport });
		test.beforeEach(async ({ context, baseURL }) => {
			await context.addCookies([
				{ name: "lang", value: language, url: baseURL! },
				{ name: "consent", value: "1.e2e.", url: baseURL! },
			]);
		});

		test("during the members' presale a new member reads the cut-off date and when their own turn comes", async ({
			page,
			request,
			baseURL,
		}) => {
			const newcomer = await register(request);
			await enter(page, newcomer, baseURL!);
			await page.goto(`/buy-ticket/${event}`);
			await ready(page);
			await expect(page.getByText(t.tooNew)).toBeVisible();
			expect(await accessibilityFaults(page)).toEqual([]);
			await page.getByRole("button", { name: t.list, exact: true }).click();
			await page.getByRole("button", { name: t.choose, exact: true }).click();
			await expect(page.getByRole("region", { name: t.details })).toBeVisible();
			await expect(page.getByRole("button", { name: t.hold })).toHaveCount(0);
			const sale = await (await request.get(`/api/ticket-sales/${event}`)).json();
			const held = await request.post(`/api/ticket-holds?lang=${language}`, {
				headers: as(newcomer),
				data: { saleId: sale.id, sections: [{ sectionId: sale.sections[0].id, quantity: 1 }] },
			});
			expect(await held.json()).toEqual({ error: "tickets.not_open", message: t.notOpen });
		});

		test("a guest reads who can buy and when, logs in as a long-standing member, and buys", async ({
			page,
			request,
		}) => {
			await page.goto(`/buy-ticket/${event}`);
			await ready(page);
			await expect(page.getByText(t.anybody)).toBeVisible();
			await expect(page.getByRole("timer")).toHaveAccessibleName(t.untilAll);
			expect(await accessibilityFaults(page)).toEqual([]);
			await page.getByRole("button", { name: t.logIn }).click();
			await expect(page).toHaveURL(/\/login\/.+/);
			await page
				.getByRole("main")
				.getByLabel(/^E-?mail/)
				.fill(member.email);
			await page.locator('main input[name="password"]').fill(member.password);
			await page.locator('main form button[type="submit"]').click();

			await expect(page.getByText(t.early)).toBeVisible();
			await expect(page.getByText(t.untilAll)).toBeVisible();
			await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
			expect(await accessibilityFaults(page)).toEqual([]);
			await page.getByRole("button", { name: t.list, exact: true }).click();
			await page.getByRole("button", { name: t.choose, exact: true }).click();
			await page.getByRole("button", { name: t.hold }).click();
			await page.getByRole("radio", { name: "QRIS" }).check();
			await page.getByRole("button", { name: t.place }).click();
			await expect(page).toHaveURL(/order-complete\?order=/);
			const number = new URL(page.url()).searchParams.get("order")!;
			const { email, password } = member;
			const logIn = await request.post("/api/login", { data: { email, password } });
			const buyer = { email, token: (await logIn.json()).access_token };
			await simulate(request, buyer, number, "succeed");
			await expect.poll(async () => (await readOrder(request, buyer, number)).state).toBe("issued");
		});
	});
