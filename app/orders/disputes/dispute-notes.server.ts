import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { listMembers } from "../../members/find-member.server";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { findAttempt } from "../payments/find-attempts.server";
import { disputeNotes, paymentDisputes } from "../payments/tables.server";
import { type addDisputeNote, disputeRefusals, type setEvidenceDue } from "./contract";

export const insertNote = (db: Db, note: typeof disputeNotes.$inferInsert) =>
	db.insert(disputeNotes).values(note);

/** In the caller's transaction. */
export async function noteOnDispute(
	{ db, who }: MemberContext,
	{ id, text }: ParsedInputOf<typeof addDisputeNote>,
) {
	const [dispute] = await db.select().from(paymentDisputes).where(eq(paymentDisputes.attemptId, id));
	if (!dispute) throw refuse(disputeRefusals, "dispute.unknown");
	await insertNote(db, { attemptId: id, writtenBy: who.memberId, text });
	await recordAudit(db, {
		by: who.memberId,
		action: "payments.dispute-note",
		subject: `payment/${(await findAttempt(db, id))!.reference}`,
		after: { text },
	});
	return {};
}

export async function noteEvidenceDue(
	{ db: pool, who }: MemberContext,
	{ id, dueAt }: ParsedInputOf<typeof setEvidenceDue>,
) {
	await transaction(pool, async (db) => {
		const isOpen = and(eq(paymentDisputes.attemptId, id), isNull(paymentDisputes.outcome));
		const [dispute] = await db.select().from(paymentDisputes).where(isOpen).for("no key update");
		if (!dispute) throw refuse(disputeRefusals, "dispute.unknown");
		if (dispute.isDueByGateway) throw refuse(disputeRefusals, "dispute.due_by_gateway");
		await db
			.update(paymentDisputes)
			.set({ evidenceDueAt: dueAt === null ? null : new Date(dueAt) })
			.where(isOpen);
		await recordAudit(db, {
			by: who.memberId,
			action: "payments.dispute-due",
			subject: `payment/${(await findAttempt(db, id))!.reference}`,
			before: { dueAt: dispute.evidenceDueAt },
			after: { dueAt },
		});
	});
	return {};
}

/** Of these disputes, oldest first, with their writers' names. */
export async function listNotes(db: Db, attemptIds: readonly string[]) {
	const rows = await db
		.select()
		.from(disputeNotes)
		.where(inArray(disputeNotes.attemptId, [...attemptIds]))
		.orderBy(asc(disputeNotes.at), asc(disputeNotes.id));
	const people = await listMembers(db, [...new Set(rows.map(({ writtenBy }) => writtenBy))]);
	const names = new Map(people.map(({ id, name }) => [id, name]));
	return rows.map(({ attemptId, at, writtenBy, text }) => ({
		attemptId,
		note: { at: at.toISOString(), by: names.get(writtenBy) ?? null, text },
	}));
}
