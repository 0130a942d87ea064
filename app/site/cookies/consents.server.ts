import { isDeepStrictEqual } from "node:util";
import { desc, eq, getTableColumns } from "drizzle-orm";
import type { CallContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import type { recordConsent } from "./contract";
import { cookieConsents } from "./tables.server";

/** For guests. A mobile network or a stadium puts thousands of readers behind one IP address, but few choose in the same hour. */
export const perAddress = { name: "cookie-consents", points: 1_000, seconds: 60 * 60 };
/** For all guests: nobody can delete from the log, and browsers, like addresses, can be made up. */
export const overall = { name: "cookie-consents-all", points: 10_000, seconds: 60 * 60 };
/** Nobody changes their mind more often. */
export const perPerson = { name: "cookie-consents-person", points: 30, seconds: 24 * 60 * 60 };

const { id: _, createdAt: __, ...chosen } = getTableColumns(cookieConsents);

/** Appends to the log, unless the person's last choice in this browser was the same. Rows are never changed; a withdrawal is a separate row. */
export async function saveCookieConsent(
	{ db, who, limits, address }: CallContext,
	choice: ParsedInputOf<typeof recordConsent>,
) {
	const memberId = who.kind === "guest" ? null : who.memberId;
	if (!memberId) {
		await limits.take(perAddress, subscriberOf(address));
		await limits.take(overall, "all");
	}
	await limits.take(perPerson, memberId ?? choice.visitor);
	const entry = { ...choice, memberId };
	const [last] = await db
		.select(chosen)
		.from(cookieConsents)
		.where(eq(cookieConsents.visitor, choice.visitor))
		.orderBy(desc(cookieConsents.createdAt))
		.limit(1);
	if (!isDeepStrictEqual(last, entry)) await db.insert(cookieConsents).values(entry);
}
