import { desc, eq } from "drizzle-orm";
import { legalVersions } from "../../legal/versions";
import type { Db } from "../../platform/database.server";
import { memberConsents } from "../tables.server";
import type { ConsentKind } from "./consent-kinds";

type Consent = { kind: ConsentKind; given: boolean };

/** Appends to the log; rows are never changed. A withdrawal is a separate row. */
export async function recordConsents(db: Db, memberId: string, consents: Consent[]) {
	await db
		.insert(memberConsents)
		.values(consents.map((consent) => ({ memberId, version: legalVersions.terms.version, ...consent })));
}

/** The whole log of one member, the latest first. */
export const listConsents = (db: Db, memberId: string) =>
	db
		.select({
			kind: memberConsents.kind,
			version: memberConsents.version,
			given: memberConsents.given,
			at: memberConsents.createdAt,
		})
		.from(memberConsents)
		.where(eq(memberConsents.memberId, memberId))
		.orderBy(desc(memberConsents.createdAt), desc(memberConsents.id));
