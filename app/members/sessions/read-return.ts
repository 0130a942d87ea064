import { routeAt } from "../../paths";
import { isSitePath } from "../../platform/browser/site-path";

/** The path for an id; null for an unknown or foreign id, and for anything that is not one of our pages. */
export function readReturn(id: string | undefined, cookie: string | undefined): string | null {
	const [kept, path, ...rest] = (cookie ?? "").split(" ");
	if (!id || id !== kept || !path || rest.length > 0) return null;
	if (!isSitePath(path)) return null;
	return isApart(path) || routeAt(path.split(/[?#]/)[0] as string) ? path : null;
}

/** Pages outside the app, which the browser has to load: the router does not know them. */
export const isApart = (path: string) => /^\/(office|gate)(?=[/?#]|$)/.test(path);
