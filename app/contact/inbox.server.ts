import { and, count, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { MemberContext } from "../platform/bind.server";
import type { AnswerOf, ParsedInputOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import { refuse } from "../platform/refusal";
import { transaction } from "../platform/transaction.server";
import { recordAudit } from "../staff/audit.server";
import { recordView } from "../staff/views.server";
import { type contactInbox, inboxRefusals, messagesPerPage, type noteHandled } from "./inbox-contract";
import { contactMessages } from "./tables.server";

const folders = {
	open: and(isNull(contactMessages.handledAt), eq(contactMessages.suspect, false)),
	done: isNotNull(contactMessages.handledAt),
	suspect: and(isNull(contactMessages.handledAt), eq(contactMessages.suspect, true)),
};

export async function countOpenMessages(db: Db): Promise<number> {
	const [row] = await db.select({ count: count() }).from(contactMessages).where(folders.open);
	return row!.count;
}

/** Members learn that somebody read what they wrote, once for each page. */
export async function listInbox(
	{ db, who }: MemberContext,
	{ folder, after }: ParsedInputOf<typeof contactInbox>,
): Promise<AnswerOf<typeof contactInbox>> {
	const rows = await db
		.select()
		.from(contactMessages)
		// Ids follow the time of writing.
		.where(and(folders[folder], after ? lt(contactMessages.id, after) : undefined))
		.orderBy(desc(contactMessages.id))
		.limit(messagesPerPage + 1);
	const shown = rows.slice(0, messagesPerPage);
	for (const memberId of new Set(shown.flatMap((message) => message.memberId ?? [])))
		await recordView(db, who, "support", { memberId, what: "messages" });
	return {
		messages: shown.map(({ createdAt, handledAt, ...message }) => ({
			...message,
			at: createdAt.toISOString(),
			handledAt: handledAt?.toISOString() ?? null,
		})),
		next: rows.length > messagesPerPage ? shown.at(-1)!.id : null,
	};
}

export async function handleMessage(
	{ db, who }: MemberContext,
	{ id, isHandled }: ParsedInputOf<typeof noteHandled>,
): Promise<AnswerOf<typeof noteHandled>> {
	return transaction(db, async (db) => {
		const [before] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
		if (!before) throw refuse(inboxRefusals, "message.unknown");
		// Said twice it is still the first who did it.
		if ((before.handledAt !== null) === isHandled)
			return { handledAt: before.handledAt?.toISOString() ?? null };
		const [after] = await db
			.update(contactMessages)
			.set({ handledAt: isHandled ? sql`now()` : null })
			.where(eq(contactMessages.id, id))
			.returning({ handledAt: contactMessages.handledAt });
		await recordAudit(db, {
			by: who.memberId,
			action: "contact.handled",
			subject: `message/${id}`,
			before: { isHandled: !isHandled },
			after: { isHandled },
		});
		return { handledAt: after!.handledAt?.toISOString() ?? null };
	});
}
