import type { Db } from "../../platform/data/database.server";
import type { Member } from "../../platform/http/access";
import { platformRefusals } from "../../platform/http/platform-refusals";
import { refuse } from "../../platform/http/refusal";
import { type LockedMember, lockMember } from "../lock-member.server";
import { isSessionAlive } from "./sessions.server";

/**
 * Locks the caller's own row for a change of credentials, which is thus ordered before or after a reset. One that comes
 * after it is refused if the reset has ended the session: whoever was thrown out must not leave anything behind.
 */
export async function lockCaller(db: Db, { memberId, sessionId }: Member): Promise<LockedMember> {
	const member = await lockMember(db, memberId, "no key update");
	if (!member || !(await isSessionAlive(db, sessionId))) throw refuse(platformRefusals, "unauthenticated");
	return member;
}
