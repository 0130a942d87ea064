import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import { isPasswordKnownHere } from "../log-in/known-devices.server";
import { endAccess } from "../sessions/end-access.server";
import { emailProofs, members, resetUndos } from "../tables.server";

/** Marks the address as verified and deletes outstanding verification links. */
export async function confirmAddress(db: Db, memberId: string) {
	await db
		.update(members)
		.set({ emailVerifiedAt: sql`now()` })
		.where(and(eq(members.id, memberId), isNull(members.emailVerifiedAt)));
	await db.delete(emailProofs).where(eq(emailProofs.memberId, memberId));
}

/**
 * The number may be a stranger's who was in the account before. It can still be used for resets, but the next one is
 * mailed with an undo link.
 */
export async function doubtPhone(db: Db, memberId: string) {
	await db.update(members).set({ phoneVerifiedAt: null }).where(eq(members.id, memberId));
}

/**
 * Someone who reads mail at the address logs in. If it was never verified, someone else may have registered it and must
 * not keep access: unless the password was chosen or entered in this browser, it is voided, also for undo links, the
 * phone number counts as unverified, and all sessions end.
 */
export async function proveByMail(context: CallContext, memberId: string) {
	const { db } = context;
	const isUnproven = and(eq(members.id, memberId), isNull(members.emailVerifiedAt));
	if ((await db.$count(members, isUnproven)) === 0) return;
	if (!(await isPasswordKnownHere(context, memberId))) {
		await db.update(members).set({ passwordHash: null }).where(isUnproven);
		await db.delete(resetUndos).where(eq(resetUndos.memberId, memberId));
		await doubtPhone(db, memberId);
		await endAccess(db, memberId);
	}
	await confirmAddress(db, memberId);
}
