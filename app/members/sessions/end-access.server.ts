import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database.server";
import { forgetDevices } from "../log-in/known-devices.server";
import { authTokens, oneTimeCodes, resetLinks } from "../tables.server";
import { endOtherSessions } from "./sessions.server";

/** Revokes all access: sessions, links, codes and known browsers. */
export async function endAccess(db: Db, memberId: string, keepSession?: string) {
	await endOtherSessions(db, memberId, keepSession);
	for (const table of [resetLinks, oneTimeCodes, authTokens])
		await db.delete(table).where(eq(table.memberId, memberId));
	await forgetDevices(db, memberId);
}
