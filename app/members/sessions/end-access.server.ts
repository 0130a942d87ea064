import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { forgetDevices } from "../log-in/known-devices.server";
import { authTokens, emailChanges, oneTimeCodes, resetLinks } from "../tables.server";
import { endOtherSessions } from "./sessions.server";

/**
 * Revokes all access: sessions, links, codes and known browsers. Not the links that bring an earlier address back: whoever
 * took the account over could otherwise make them useless by changing the password, too.
 */
export async function endAccess(db: Db, memberId: string, keepSession?: string) {
	await endOtherSessions(db, memberId, keepSession);
	for (const table of [oneTimeCodes, authTokens, emailChanges])
		await db.delete(table).where(eq(table.memberId, memberId));
	await db.delete(resetLinks).where(and(eq(resetLinks.memberId, memberId), isNull(resetLinks.restoresEmail)));
	await forgetDevices(db, memberId);
}
