import { matchPath } from "react-router";
import { siteRoutes } from "../routes";

/** Where a guest wanted to go before logging in. The id in `/login/:id` must be the one kept in this browser. */
export const returnCookie = "return";

export const writeReturn = (id: string, path: string) => encodeURIComponent(`${id} ${path}`);

/** The path behind an id; null for an unknown or foreign id, and for anything that is not a screen of ours. */
export function readReturn(id: string | undefined, cookie: string | undefined): string | null {
	const [kept, path] = (cookie ?? "").split(" ");
	if (!id || id !== kept || !path?.startsWith("/") || path.startsWith("//") || path.includes("\\"))
		return null;
	const pathname = path.split(/[?#]/)[0] as string;
	return siteRoutes.some((route) => route.name !== "NotFound" && matchPath(route.path, pathname))
		? path
		: null;
}
