import type { MemberContext } from "../../platform/http/bind.server";
import { subscriberOf } from "../../platform/http/network-address";
import type { RateLimit } from "../../platform/http/rate-limit.server";

const minute = 60;

/** Rate limits for what costs others something: holding stock, calling the gateway, having money sent. */
const perMember = {
	orders: { name: "order-member", points: 30, seconds: 10 * minute },
	holds: { name: "hold-member", points: 60, seconds: 10 * minute },
	trials: { name: "voucher-trial-member", points: 60, seconds: 10 * minute },
	attempts: { name: "attempt-member", points: 30, seconds: 10 * minute },
	accounts: { name: "refund-account-member", points: 10, seconds: 60 * minute },
} as const satisfies Record<string, RateLimit>;

/** A whole stand may share one address, and buy in the same minute. */
const perAddress = {
	orders: { name: "order-address", points: 3_000, seconds: 10 * minute },
	holds: { name: "hold-address", points: 6_000, seconds: 10 * minute },
	trials: { name: "voucher-trial-address", points: 6_000, seconds: 10 * minute },
	attempts: { name: "attempt-address", points: 3_000, seconds: 10 * minute },
	accounts: { name: "refund-account-address", points: 300, seconds: 60 * minute },
} as const satisfies Record<keyof typeof perMember, RateLimit>;

export async function limitOrders(
	{ limits, who, address }: Pick<MemberContext, "limits" | "who" | "address">,
	at: keyof typeof perMember,
) {
	await limits.takeEach([
		[perMember[at], who.memberId],
		[perAddress[at], subscriberOf(address)],
	]);
}
