import { hasSecondStep } from "../app/members/second-step/second-step.server";
import { findSession } from "../app/members/sessions/sessions.server";
import type { Db } from "../app/platform/data/database.server";
import { guest, type Who } from "../app/platform/http/access";
import { needsSecondStep, type Settings } from "../app/platform/settings.server";

/**
 * Resolves a Bearer token. Roles are read every time, so revoking one takes effect immediately, and so does turning
 * two-step verification on or off.
 */
export async function identify(db: Db, settings: Settings, token: string): Promise<Who> {
	const session = await findSession(db, token);
	if (!session) return guest;
	const rolesWait =
		session.roles.length > 0 && needsSecondStep(settings) && !(await hasSecondStep(db, session.memberId));
	return { kind: "member", ...session, ...(rolesWait && { roles: [], rolesWait }) };
}
