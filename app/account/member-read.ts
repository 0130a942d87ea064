import { inBrowserOrFailed } from "../platform/list-read";
import type { PageRead } from "../platform/page-read";

/** A member's data is asked for by the browser alone, also on a visit's first page: the server draws for guests. */
export const inMembersBrowser = <T>(read: PageRead<T>) =>
	Object.assign(inBrowserOrFailed(read), { hydrate: true as const });
