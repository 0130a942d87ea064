import { desc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import { legalVersions } from "../../site/legal/versions";
import { memberConsents, members } from "../tables.server";
import type { ConsentKind } from "./consent-kinds";

type Consent = { kind: ConsentKind; given: boolean };

/** Nobody changes their mind more often; keeps the log from growing. */
export const perMember = { name: "member-consents", points: 30, seconds: 24 * 60 * 60 };

/**
 * What the member gives or withdraws at any time. Only giving is limited: a consent can always be withdrawn, and only as
 * often as it was given.
 */
export async function recordChoice(
	{ db, limits }: Pick<CallContext, "db" | "limits">,
	memberId: string,
	choice: Consent,
) {
	if (choice.given) await limits.take(perMember, memberId);
	await recordConsents(db, memberId, [choice]);
}

/** Appends to the log; rows are never changed. A withdrawal is a separate row. */
export async function recordConsents(db: Db, memberId: string, consents: Consent[]) {
	await db
		.insert(memberConsents)
		.values(consents.map((consent) => ({ memberId, version: legalVersions.terms.version, ...consent })));
}

/** The whole log of one member, the latest first; also what they agreed to with accounts that were merged into this one. */
export const listConsents = (db: Db, memberId: string) =>
	db
		.select({
			kind: memberConsents.kind,
			version: memberConsents.version,
			given: memberConsents.given,
			at: memberConsents.createdAt,
		})
		.from(memberConsents)
		.where(inArray(memberConsents.memberId, ownAccounts(db, memberId)))
		.orderBy(desc(memberConsents.createdAt), desc(memberConsents.id));

const ownAccounts = (db: Db, memberId: string) =>
	db
		.select({ id: members.id })
		.from(members)
		.where(or(eq(members.id, memberId), eq(members.mergedInto, memberId)));
