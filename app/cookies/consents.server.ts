import type { CallContext } from "../platform/bind.server";
import type { ParsedInputOf } from "../platform/contract";
import type { recordConsent } from "./contract";
import { cookieConsents } from "./tables.server";

/** Generous: a mobile network shows thousands of readers under one address. */
const perAddress = { name: "cookie-consents", points: 5000, seconds: 60 * 60 };

/** Adds to the log; nothing in it is ever changed. A withdrawal is a row of its own. */
export async function keepConsent(
	{ db, who, limits, address }: CallContext,
	choice: ParsedInputOf<typeof recordConsent>,
) {
	await limits.take(perAddress, address);
	const memberId = who.kind === "member" ? who.memberId : null;
	await db.insert(cookieConsents).values({ ...choice, memberId });
}
