import { findSession } from "../app/members/sessions/sessions.server";
import { guest, type Who } from "../app/platform/access";
import type { Db } from "../app/platform/database.server";
import { listRoles } from "../app/staff/roles.server";

/** Resolves a Bearer token. Roles are read every time, so revoking one takes effect immediately. */
export async function identify(db: Db, token: string): Promise<Who> {
	const session = await findSession(db, token);
	if (!session) return guest;
	return { kind: "member", ...session, roles: await listRoles(db, session.memberId) };
}
