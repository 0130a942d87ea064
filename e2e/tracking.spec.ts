import type { APIRequestContext, Page } from "@playwright/test";
import { demoMember, demoStaff } from "../club/demo/members";
import { accessibilityFaults, expect, ready, test } from "./site";

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
	const { services } = await post("/checkout/rates", { items, area: address.place.id, postcode: address.postcode });
	const { courier, service, price } = services[0];
	const delivery = { addressId: address.id, courier, service, price };
	const key = { "idempotency-key": crypto.randomUUID() };
	const { number } = await post("/checkout/orders", { items, method: "qris", delivery }, key);
	const pageUrl = async () =>
		(await (await api.get(`/api/orders/${number}`, { headers })).json()).attempt?.pageUrl as string | undefined;
	await expect.poll(pageUrl, { timeout: 30_000 }).toBeTruthy();
	return { number: number as string, courier: courier as string, pageUrl: (await pageUrl())! };
}
