// A member with a cart, for measurements.
import { importSource } from "../chaos/postgres.mjs";
import { read } from "./site.mjs";

/** The demo's member, with something in the cart. Returns the value of the `token` cookie. */
export async function logInBuyer(url) {
	const { demoMember } = await importSource("./club/demo/members.ts");
	const { email, password } = demoMember;
	const { access_token: token } = await (await post(`${url}/api/login`, { email, password })).json();
	const { variants } = await (await read(`${url}/api/products/jersey-kandang`)).json();
	const { id: variantId } = variants.find(({ stock }) => stock > 0);
	await post(`${url}/api/cart/lines`, { variantId }, { authorization: `Bearer ${token}` });
	return token;
}

async function post(address, json, headers = {}) {
	const answer = await fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(json),
	});
	if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
	return answer;
}
