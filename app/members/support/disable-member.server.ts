import { eq, sql } from "drizzle-orm";
import { sendMail } from "../../messages/send.server";
import type { CallContext } from "../../platform/http/bind.server";
import { type LockedMember, lockMember } from "../lock-member.server";
import { endAccess } from "../sessions/end-access.server";
import { members } from "../tables.server";

type Change = { isDisabled: boolean; because: string };

/**
 * Disables or re-enables an account and tells the member why. Call in a transaction: the lock orders it before or after a
 * log-in, which then either fails or is ended here. Orders and tickets stay theirs. Null if nothing changed.
 */
export async function changeDisabled(
	context: CallContext,
	memberId: string,
	{ isDisabled, because }: Change,
): Promise<LockedMember | null> {
	const { db } = context;
	const before = await lockMember(db, memberId, "no key update");
	if (!before || (before.disabledAt !== null) === isDisabled) return null;
	await db
		.update(members)
		.set(
			isDisabled
				? { disabledAt: sql`now()`, disabledBecause: because }
				: { disabledAt: null, disabledBecause: null },
		)
		.where(eq(members.id, memberId));
	if (isDisabled) await endAccess(db, memberId);
	await sendMail(context, {
		to: before.email,
		language: before.language,
		template: "account-disabled",
		values: { name: before.name, isDisabled, because },
	});
	return before;
}
