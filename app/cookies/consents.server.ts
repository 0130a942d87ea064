import type { CallContext } from "../platform/bind.server";
import type { ParsedInputOf } from "../platform/contract";
import { subscriberOf } from "../platform/network-address";
import type { recordConsent } from "./contract";
import { cookieConsents } from "./tables.server";

/** Generous: a mobile network puts thousands of readers behind one IP address. */
const perAddress = { name: "cookie-consents", points: 5000, seconds: 60 * 60 };
/** Nobody changes their mind more often; keeps the log from growing. */
export const perPerson = { name: "cookie-consents-person", points: 30, seconds: 24 * 60 * 60 };

/** Appends to the log; rows are never changed. A withdrawal is a separate row. */
export async function keepConsent(
	{ db, who, limits, address }: CallContext,
	choice: ParsedInputOf<typeof recordConsent>,
) {
	await limits.take(perAddress, subscriberOf(address));
	const memberId = who.kind === "guest" ? null : who.memberId;
	await limits.take(perPerson, memberId ?? choice.visitor);
	await db.insert(cookieConsents).values({ ...choice, memberId });
}
