import { ApiError } from "../platform/call-api";
import { inBrowserOrFailed } from "../platform/list-read";
import { type PageAddress, pageRead } from "../platform/page-read";
import { orderDetail } from "./contract";

/** For screens of one order: the order, or null where the address names none that is the member's. */
export const orderLoader = (numberIn: (address: PageAddress) => string | null | undefined) =>
	Object.assign(
		inBrowserOrFailed(
			pageRead(async (call, address) => {
				const number = numberIn(address);
				if (!number) return null;
				return call(orderDetail, { number }).catch((error) => {
					if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
					throw error;
				});
			}),
		),
		{ hydrate: true as const },
	);
