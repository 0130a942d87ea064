import { asc, inArray, or } from "drizzle-orm";
import { lockTrial, setTrialHandling } from "../../club-life/academy/trial-inbox.server";
import { listMembers } from "../../members/find-member.server";
import { recordAudit } from "../../members/staff/audit.server";
import { sendMail } from "../../messages/send.server";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { localize, textsIn } from "../../platform/words/language";
import { lockMessage, setMessageHandling } from "../../site/contact/inbox.server";
import { topicLabels } from "../../site/contact/topics";
import { type InboxItem, type replyInbox, staffInboxRefusals } from "./contract";
import { inboxReplies } from "./tables.server";
import { staffInboxTexts } from "./texts";

/**
 * The mail, the stored reply and "answered" are one transaction, opened by the endpoint: pressed twice, it is sent once.
 * A colleague's reply in between is no conflict: both end up in the thread.
 */
export async function replyToItem(
	context: MemberContext,
	{ kind, id, words }: ParsedInputOf<typeof replyInbox>,
): Promise<AnswerOf<typeof replyInbox>> {
	const { db, who } = context;
	const found = kind === "message" ? await findWriter(db, id) : await findGuardian(db, id);
	if (!found) throw refuse(staffInboxRefusals, "inbox.unknown");
	const [reply] = await db
		.insert(inboxReplies)
		.values({
			...(kind === "message" ? { contactMessageId: id } : { trialId: id }),
			words,
			writtenBy: who.memberId,
		})
		.returning();
	await found.setHandled({
		handledAt: found.handledAt ?? new Date(),
		assignedTo: found.assignedTo ?? who.memberId,
		staffNote: found.staffNote,
	});
	await sendMail(context, {
		id: reply!.id,
		to: found.email,
		language: found.language,
		template: "inbox-reply",
		values: { name: found.name, about: found.about, words, message: found.message },
	});
	await recordAudit(db, {
		by: who.memberId,
		action: "inbox.reply",
		subject: `${kind}/${id}`,
		before: { isHandled: found.handledAt !== null },
		after: { isHandled: true, reply: reply!.id },
	});
	return { id: reply!.id };
}

async function findWriter(db: Db, id: string) {
	const found = await lockMessage(db, id);
	return (
		found && {
			...found,
			about: localize(topicLabels[found.topic], found.language),
			setHandled: (handling: Handling) => setMessageHandling(db, id, handling),
		}
	);
}

async function findGuardian(db: Db, id: string) {
	const found = await lockTrial(db, id);
	return (
		found && {
			...found,
			name: found.guardianName,
			message: found.note,
			about: `${textsIn(staffInboxTexts, found.language).trial}, ${found.childName}`,
			setHandled: (handling: Handling) => setTrialHandling(db, id, handling),
		}
	);
}
type Handling = Parameters<typeof setTrialHandling>[2];

/** By the id of the message or trial. */
export async function listReplies(
	db: Db,
	ids: readonly string[],
): Promise<Map<string, InboxItem["replies"]>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select()
		.from(inboxReplies)
		.where(or(inArray(inboxReplies.contactMessageId, [...ids]), inArray(inboxReplies.trialId, [...ids])))
		.orderBy(asc(inboxReplies.id));
	const people = await listMembers(db, [...new Set(rows.map(({ writtenBy }) => writtenBy))]);
	const threads = new Map<string, InboxItem["replies"]>();
	for (const { id, contactMessageId, trialId, words, writtenBy, createdAt } of rows) {
		const of = (contactMessageId ?? trialId)!;
		const by = people.find((one) => one.id === writtenBy)?.name ?? null;
		threads.set(of, [...(threads.get(of) ?? []), { id, words, by, at: createdAt.toISOString() }]);
	}
	return threads;
}
