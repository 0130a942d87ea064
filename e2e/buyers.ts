import type { APIRequestContext, Page } from "@playwright/test";
import { password } from "./passwords";
import { expect } from "./site";

export type Buyer = { token: string; email: string };
export type Variant = { id: string; price: number; stock: number; size: string | null };

/** A fresh member whose e-mail is verified. */
export async function register(api: APIRequestContext): Promise<Buyer> {
	const buyer = await registerNewcomer(api);
	await proveEmail(api, buyer.email);
	return buyer;
}

/** Somebody who has not opened the mail with the link yet. */
export async function registerNewcomer(api: APIRequestContext): Promise<Buyer> {
	const number = String(Date.now() + Math.floor(Math.random() * 1e6)).slice(-8);
	const email = `belanja-${number}@example.com`;
	const answer = await api.post("/api/register", {
		data: {
			name: "Sari Dewanti",
			email,
			phone: `0817${number}`,
			password,
			password_confirmation: password,
			consent: true,
		},
	});
	return { email, token: (await answer.json()).access_token };
}

export async function proveEmail(api: APIRequestContext, email: string) {
	await expect
		.poll(async () => {
			const mail = await (await api.get(`/api/outbox/latest?to=${encodeURIComponent(email)}`)).json();
			const token = /#verify=([\w-]+)/.exec(mail.text ?? "")?.[1];
			return token && (await api.post("/api/user/verify-email", { data: { token, password } })).status();
		})
		.toBe(200);
}

/** Logged in in this browser. */
export const enter = (page: Page, { token }: Buyer, url: string) =>
	page.context().addCookies([
		{ name: "token", value: token, url },
		{ name: "consent", value: "1.e2e.", url },
	]);

export const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** On the first start, areas are loaded in the background. */
export async function areasAreLoaded(api: APIRequestContext) {
	await expect
		.poll(async () => (await (await api.get("/api/areas")).json()).isReady, { timeout: 120_000 })
		.toBe(true);
}

export async function saveAddress(api: APIRequestContext, buyer: Buyer) {
	await areasAreLoaded(api);
	const answer = await api.post("/api/user/addresses", {
		headers: as(buyer),
		data: {
			label: "Rumah",
			recipient: "Sari Dewanti",
			phone: "0812 3456 7890",
			street: "Jl. Tebet Raya No. 12",
			postcode: "12810",
			area: "31.74.01.1002",
		},
	});
	expect(answer.status(), await answer.text()).toBe(201);
}

export const variantsOf = async (api: APIRequestContext, product: string) =>
	((await (await api.get(`/api/products/${product}`)).json()) as { variants: Variant[] }).variants;

export async function putInCart(api: APIRequestContext, buyer: Buyer, variantId: string, more: object = {}) {
	const answer = await api.post("/api/cart/lines", { headers: as(buyer), data: { variantId, ...more } });
	expect(answer.status(), await answer.text()).toBe(200);
}

/** A member with an address and this product in the cart, logged in in this browser. */
export async function comeWith(page: Page, product: string, baseURL: string): Promise<Buyer> {
	const buyer = await register(page.request);
	await saveAddress(page.request, buyer);
	const variant = (await variantsOf(page.request, product)).find(({ stock }) => stock > 0);
	await putInCart(page.request, buyer, variant!.id);
	await enter(page, buyer, baseURL);
	return buyer;
}

export const readOrder = async (api: APIRequestContext, buyer: Buyer, number: string) =>
	(await api.get(`/api/orders/${number}`, { headers: as(buyer) })).json();

/** Presses a button of the simulator's drawer, as somebody does who knows the payment's page. */
export async function simulate(api: APIRequestContext, buyer: Buyer, number: string, act: string) {
	const pageUrl = async () => (await readOrder(api, buyer, number)).attempt?.pageUrl;
	await expect.poll(pageUrl).toBeTruthy();
	expect((await api.post(await pageUrl(), { form: { act } })).status()).toBe(200);
}
