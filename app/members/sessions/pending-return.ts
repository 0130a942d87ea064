import { routeAt } from "../../paths";
import { writeCookie } from "../../platform/cookies";

/** Where a guest wanted to go before logging in. The id in `/login/:id` must be the one kept in this browser. */
export const returnCookie = "return";
const returnLength = 30 * 60;

export const writeReturn = (id: string, path: string) => encodeURIComponent(`${id} ${path}`);

/** Remembers the path in this browser, and answers with the id that stands for it. */
export function keepReturn(path: string): string {
	const id = randomId();
	writeCookie(returnCookie, `${id} ${path}`, { maxAge: returnLength });
	return id;
}

/** The path behind an id; null for an unknown or foreign id, and for anything that is not a screen of ours. */
export function readReturn(id: string | undefined, cookie: string | undefined): string | null {
	const [kept, path, ...rest] = (cookie ?? "").split(" ");
	if (!id || id !== kept || !path || rest.length > 0) return null;
	if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\")) return null;
	return routeAt(path.split(/[?#]/)[0] as string) ? path : null;
}

/** Not `randomUUID`: browsers give that to https pages only. */
function randomId() {
	const bytes = crypto.getRandomValues(new Uint8Array(9));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
}
