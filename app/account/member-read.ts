import { inBrowserOrFailed } from "../platform/list-read";
import type { PageRead } from "../platform/page-read";

/** A member's data is loaded by the browser only, even on the first page of a visit: the server renders for guests. */
export const inMembersBrowser = <T>(read: PageRead<T>) =>
	Object.assign(inBrowserOrFailed(read), { hydrate: true as const });
