import type { APIRequestContext, Page } from "@playwright/test";
import { demoMember, demoStaff } from "../club/demo/members";
import { accessibilityFaults, desktop, expect, phone, ready, test } from "./site";

async function logIn(api: APIRequestContext, { email, password }: { email: string; password: string }) {
	const answer = await api.post("/api/login", { data: { email, password } });
	return (await answer.json()).access_token as string;
}

async function enter(page: Page, baseURL: string, token: string) {
	await page.context().addCookies([
		{ name: "token", value: token, url: baseURL },
		{ name: "consent", value: "1.e2e.", url: baseURL },
	]);
}

/** An order as a fan's browser places and pays it, from the shop window to the seller's table. */
async function placePaidOrder(api: APIRequestContext, token: string) {
	const headers = { authorization: `Bearer ${token}` };
	const post = async (path: string, data: object, more: Record<string, string> = {}) => {
		const answer = await api.post(`/api${path}`, { data, headers: { ...headers, ...more } });
		expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
		return answer.json();
	};
	await expect
		.poll(async () => (await (await api.get("/api/user/addresses", { headers })).json()).addresses.length, {
			timeout: 120_000,
		})
		.toBeGreaterThan(0);
	const { addresses } = await (await api.get("/api/user/addresses", { headers })).json();
	const [address] = addresses;
	const { variants } = await (await api.get("/api/products/gantungan-kunci-lambang")).json();
	const items = [{ variantId: variants[0].id, quantity: 2 }];
	const { services } = await post("/checkout/rates", {
		items,
		area: address.place.id,
		postcode: address.postcode,
	});
	const { courier, service, price } = services[0];
	const delivery = { addressId: address.id, courier, service, price };
	const key = { "idempotency-key": crypto.randomUUID() };
	const { number } = await post("/checkout/orders", { items, method: "qris", delivery }, key);
	const pageUrl = async () =>
		(await (await api.get(`/api/orders/${number}`, { headers })).json()).attempt?.pageUrl as
			| string
			| undefined;
	await expect.poll(pageUrl, { timeout: 60_000 }).toBeTruthy();
	await api.post((await pageUrl())!, { form: { act: "succeed" }, maxRedirects: 0 });
	const stateOf = async () => (await (await api.get(`/api/orders/${number}`, { headers })).json()).state;
	await expect.poll(stateOf, { timeout: 60_000 }).toBe("paid");
	return { number: number as string, courier: courier as string };
}

/** As the seller packs it; the courier is asked for a waybill. */
async function pack(api: APIRequestContext, number: string, lines?: object[]) {
	const headers = {
		authorization: `Bearer ${await logIn(api, demoStaff)}`,
		"idempotency-key": crypto.randomUUID(),
	};
	const answer = await api.post(`/api/staff/orders/${number}/parcels`, { data: { lines }, headers });
	expect(answer.status(), await answer.text()).toBe(201);
}

test("a parcel is followed from the packing table to the door, and through trouble", async ({
	page,
	request,
	baseURL,
}) => {
	test.setTimeout(240_000);
	const token = await logIn(request, demoMember);
	await enter(page, baseURL!, token);
	const { number, courier } = await placePaidOrder(request, token);
	await page.setViewportSize(phone);
	await page.goto(`/profile/more/${number}`);
	await ready(page);
	await page.getByRole("link", { name: "Lacak pesanan" }).click();
	await expect(page).toHaveURL(`/track-order/${number}/${courier}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Sedang dikemas/);
	await expect(page.getByText("Belum masuk paket mana pun:")).toBeVisible();

	await pack(request, number, [{ position: 1, quantity: 1 }]);
	await pack(request, number);
	// The page looks again by itself.
	await expect(page.getByRole("heading", { name: "Paket 1 dari 2" })).toBeVisible({ timeout: 60_000 });
	const [first, second] = [
		page.locator("section", { has: page.getByRole("heading", { name: "Paket 1 dari 2" }) }).last(),
		page.locator("section", { has: page.getByRole("heading", { name: "Paket 2 dari 2" }) }).last(),
	];
	for (const parcel of [first, second]) {
		await expect(parcel.getByRole("button", { name: "Langkah berikutnya" })).toBeVisible({ timeout: 60_000 });
		await parcel.getByRole("button", { name: "Langkah berikutnya" }).click();
		await expect(parcel.getByText("Kurir menuju gudang").first()).toBeVisible({ timeout: 60_000 });
		await parcel.getByRole("button", { name: "Langkah berikutnya" }).click();
		await expect(parcel.getByText("Dalam perjalanan").first()).toBeVisible({ timeout: 60_000 });
	}
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Paketmu jalan/, { timeout: 60_000 });
	// A target half under the top bar would count as too small.
	await page.evaluate(() => window.scrollTo(0, 0));
	expect(await accessibilityFaults(page)).toEqual([]);

	await page.setViewportSize(desktop);
	await second.getByRole("button", { name: "Tahan" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Paketmu tertahan/, { timeout: 60_000 });
	await expect(second.getByText("Ada kendala, kami pantau")).toBeVisible();
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	await page.evaluate(() => window.scrollTo(0, 0));
	expect(await accessibilityFaults(page)).toEqual([]);

	await page.getByRole("button", { name: "Sudah saya terima" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Selesai/, { timeout: 60_000 });
});

test("a wrong number, another courier and one we do not use get different messages", async ({
	page,
	request,
	baseURL,
}) => {
	const token = await logIn(request, demoMember);
	await enter(page, baseURL!, token);
	const { number, courier } = await placePaidOrder(request, token);
	await page.goto(`/track-order/${number}/pickup`);
	await ready(page);
	await expect(page.getByRole("heading", { name: "Kiriman ini lewat kurir lain." })).toBeVisible();
	await expect(page.getByText("tapi tidak untuk diambil sendiri")).toBeVisible();
	await page.locator(`a[href="/track-order/${number}/${courier}"]`).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Sedang dikemas/);
	await page.goto("/track-order/SU-000000-AAAAA/jne");
	await ready(page);
	await expect(page.getByRole("heading", { name: "Tidak ada kiriman dengan nomor ini." })).toBeVisible();
	await page.goto("/track-order/SU-000000-AAAAA/merpati");
	await ready(page);
	await expect(page.getByRole("heading", { name: "Kurir ini tidak kami pakai." })).toBeVisible();
	await page.getByRole("link", { name: "SiCepat" }).click();
	await expect(page.getByRole("heading", { name: "Tidak ada kiriman dengan nomor ini." })).toBeVisible();
});
