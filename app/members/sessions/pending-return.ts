import { writeCookie } from "../../platform/http/cookies";

/** Where a guest was headed before logging in. The id in `/login/:id` must match the one stored in this browser. */
export const returnCookie = "return";
const returnLength = 30 * 60;

export const writeReturn = (id: string, path: string) => encodeURIComponent(`${id} ${path}`);

/** Stores the path in this browser and returns its id. */
export function storeReturn(path: string): string {
	const id = randomId();
	writeCookie(returnCookie, `${id} ${path}`, { maxAge: returnLength });
	return id;
}

/** Not `randomUUID`, which is unavailable without HTTPS. */
function randomId() {
	const bytes = crypto.getRandomValues(new Uint8Array(9));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
}
