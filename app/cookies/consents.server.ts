import type { CallContext } from "../platform/bind.server";
import type { ParsedInputOf } from "../platform/contract";
import { subscriberOf } from "../platform/network-address";
import type { recordConsent } from "./contract";
import { cookieConsents } from "./tables.server";

/** Generous: a mobile network shows thousands of readers under one address. */
const perAddress = { name: "cookie-consents", points: 5000, seconds: 60 * 60 };
/** Nobody changes their mind more often; the log would only grow. */
export const perPerson = { name: "cookie-consents-person", points: 30, seconds: 24 * 60 * 60 };

/** Adds to the log; nothing in it is ever changed. A withdrawal is a row of its own. */
export async function keepConsent(
	{ db, who, limits, address }: CallContext,
	choice: ParsedInputOf<typeof recordConsent>,
) {
	await limits.take(perAddress, subscriberOf(address));
	const memberId = who.kind === "guest" ? null : who.memberId;
	await limits.take(perPerson, memberId ?? choice.visitor);
	await db.insert(cookieConsents).values({ ...choice, memberId });
}
