import type { PageRead } from "../../platform/browser/page-read";
import { inBrowserOrFailed } from "../../platform/lists/list-read";

/** A member's data is loaded by the browser only, even on the first page of a visit: the server renders for guests. */
export const inMembersBrowser = <T>(read: PageRead<T>) =>
	Object.assign(inBrowserOrFailed(read), { hydrate: true as const });
