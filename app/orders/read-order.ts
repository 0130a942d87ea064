import { type Call, type PageAddress, pageRead } from "../platform/browser/page-read";
import { ApiError } from "../platform/http/call-api";
import { inBrowserOrFailed } from "../platform/lists/list-read";

/** For screens about one order: what `read` returns, or null if the address names none of the member's orders. */
export const orderLoader = <T>(
	numberIn: (address: PageAddress) => string | null | undefined,
	read: (call: Call, number: string) => Promise<T>,
) =>
	Object.assign(
		inBrowserOrFailed(
			pageRead(async (call, address) => {
				const number = numberIn(address);
				if (!number) return null;
				return read(call, number).catch((error) => {
					if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
					throw error;
				});
			}),
		),
		{ hydrate: true as const },
	);
