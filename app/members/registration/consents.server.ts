import { legalVersions } from "../../legal/versions";
import type { Db } from "../../platform/database.server";
import { memberConsents } from "../tables.server";

type Consent = { kind: "terms" | "news"; given: boolean };

/** Adds to the log; nothing in it is ever changed. A withdrawal is a row of its own. */
export async function recordConsents(db: Db, memberId: string, consents: Consent[]) {
	await db
		.insert(memberConsents)
		.values(consents.map((consent) => ({ memberId, version: legalVersions.terms.version, ...consent })));
}
