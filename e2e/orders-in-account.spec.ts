import type { Page } from "@playwright/test";
import { demoMember } from "../club/demo/members";
import { comeWith, enter, register, simulate } from "./buyers";
import { placeTicketOrder } from "./place-ticket-order";
import { accessibilityFaults, expect, faultsInBothThemes, phone, ready, test } from "./site";

const open = async (page: Page, path: string) => {
	await page.goto(path);
	await ready(page);
};
const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifikasi/ });

test("an order is found by its tab, its news shows at the bell in every tab of the browser, its payment is listed", async ({
	page,
	baseURL,
}) => {
	const buyer = await comeWith(page, "syal-ombak", baseURL!);
	await open(page, "/checkout");
	const place = page.getByRole("button", { name: "Buat pesanan" });
	await expect(page.getByRole("radio", { name: /^JNE Reguler/ })).toBeVisible();
	await expect(place).not.toHaveAttribute("aria-busy", "true");
	await place.click();
	await expect(page).toHaveURL(/order-complete\?order=/);
	const number = new URL(page.url()).searchParams.get("order")!;

	await open(page, "/profile/inbox");
	await expect(async () => {
		await page.reload();
		await expect(page.getByText("1 belum dibaca")).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await expect(bell(page)).toHaveAccessibleName("Notifikasi, 1 belum dibaca");
	expect(await accessibilityFaults(page)).toEqual([]);
	const other = await page.context().newPage();
	await open(other, "/profile/all/items?tab=to_pay");
	await expect(bell(other)).toHaveAccessibleName("Notifikasi, 1 belum dibaca");
	await page.getByRole("link", { name: `Pesanan ${number}` }).click();
	await expect(page).toHaveURL(/order-complete/);
	await expect(bell(other)).toHaveAccessibleName("Notifikasi");

	await expect(other.getByRole("link", { name: /^Belum dibayar 1/ })).toHaveAttribute("aria-current", "true");
	await expect(other.getByText(number)).toBeVisible();
	expect(await accessibilityFaults(other)).toEqual([]);
	await simulate(page.request, buyer, number, "succeed");
	await expect(async () => {
		await other.reload();
		await expect(other.getByText("Tidak ada pesanan di sini.")).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await other.getByRole("link", { name: /^Dikemas 1/ }).click();
	await expect(other.getByText(number)).toBeVisible();

	await open(other, "/profile/payment");
	await expect(other.getByRole("listitem").getByText("QRIS")).toBeVisible();
	expect(await accessibilityFaults(other)).toEqual([]);
	await other.getByRole("link", { name: `Kuitansi ${number}` }).click();
	await expect(other).toHaveURL(new RegExp(`/receipt/${number}$`));
});

test("what comes while the inbox is open shows there, and at the bell of every tab, without a reload", async ({
	page,
	request,
	baseURL,
}) => {
	const fan = await register(request);
	await enter(page, fan, baseURL!);
	await page.clock.install();
	await open(page, "/profile/inbox");
	await expect(page.getByText("Belum ada pesan.")).toBeVisible();
	const other = await page.context().newPage();
	await open(other, "/faq");
	const number = await placeTicketOrder(request, fan.token);
	const message = page.getByRole("link", { name: `Pesanan ${number}` });
	await expect(async () => {
		await page.clock.fastForward(61_000);
		await expect(message).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await expect(bell(page)).toHaveAccessibleName("Notifikasi, 1 belum dibaca");
	await expect(bell(other)).toHaveAccessibleName("Notifikasi, 1 belum dibaca");
});

type Moved = { moved: string[] };

test("phone: an order is rendered once, complete; nothing pushes its bill down", async ({
	page,
	request,
	baseURL,
}) => {
	await page.setViewportSize(phone);
	const { email, password } = demoMember;
	const { access_token: token } = await (
		await request.post("/api/login", { data: { email, password } })
	).json();
	await enter(page, { email, token }, baseURL!);
	// Demo orders are created in the background after startup.
	const arrived = async () => {
		const headers = { authorization: `Bearer ${token}` };
		const { orders } = await (await request.get("/api/orders?tab=delivered", { headers })).json();
		return orders[0]?.number as string | undefined;
	};
	await expect.poll(arrived, { timeout: 120_000 }).toBeTruthy();
	const number = (await arrived())!;
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { moved });
		type Shift = PerformanceEntry & {
			sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
		};
		new PerformanceObserver((list) => {
			for (const { node, previousRect, currentRect } of (list.getEntries() as Shift[]).flatMap(
				({ sources }) => sources,
			))
				if (node instanceof Element && node.closest(".order-page") && currentRect.y - previousRect.y > 40)
					moved.push(`${node.className} by ${currentRect.y - previousRect.y}`);
		}).observe({ type: "layout-shift", buffered: true });
	});
	const asked: string[] = [];
	page.on("request", (sent) => {
		const { pathname } = new URL(sent.url());
		if (pathname.startsWith("/api/") && pathname.includes(number)) asked.push(pathname);
	});
	await open(page, `/profile/more/${number}`);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "Barang di pesanan ini" })).toBeVisible();
	await expect(main.getByRole("region", { name: `Pesanan ${number}` })).toContainText("Subtotal");
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([`/api/user/orders/${number}`]);
	expect(await page.evaluate(() => (window as unknown as Moved).moved)).toEqual([]);
	expect(await faultsInBothThemes(page)).toEqual([]);
});
