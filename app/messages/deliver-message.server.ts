import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../platform/data/database.server";
import { defineJob, type JobContext } from "../platform/data/jobs.server";
import { DeliveryError } from "./delivery-error";
import { mailPort } from "./mails/mail-port.server";
import { messages } from "./tables.server";
import { textPort } from "./texts/text-port.server";

type MessageRow = typeof messages.$inferSelect;

/** Hands one message to its provider. Retries spread over about six hours, as greylisting servers expect. */
export const deliverMessage = defineJob({
	name: "deliver-message",
	data: z.object({ messageId: z.uuid() }),
	retry: { tries: 9, delay: 30 },
	run: deliver,
});

async function deliver({ db, settings }: Pick<JobContext, "db" | "settings">, job: { messageId: string }) {
	const message = await claimMessage(db, job.messageId);
	if (!message) return waitForOther(db, job.messageId);
	if (message.isLate) return giveUp(db, message.id, "too late");
	const port = message.kind === "mail" ? mailPort(settings) : textPort(settings);
	try {
		const providerId = port ? await port.send(outgoing(message)) : null;
		// Without a provider the message is read in the outbox, so its contents stay.
		await markSent(db, message.id, providerId, port ? { text: null, html: null } : {});
	} catch (error) {
		const fault = error instanceof DeliveryError ? error : new DeliveryError("unexpected", true);
		if (!fault.passes) return giveUp(db, message.id, fault.reason);
		await db
			.update(messages)
			.set({ lastError: fault.reason, claimedUntil: null })
			.where(eq(messages.id, message.id));
		throw fault;
	}
}

/**
 * One worker at a time, and none once a provider has the message. The claim lasts a minute: longer than a provider may
 * take, but shorter than the queue needs to notice a dead worker, so a retry never finds a stale claim.
 */
async function claimMessage(db: Db, id: string) {
	const [claimed] = await db
		.update(messages)
		.set({ tries: sql`${messages.tries} + 1`, claimedUntil: sql`now() + interval '1 minute'` })
		.where(
			and(
				eq(messages.id, id),
				isNull(messages.sentAt),
				isNull(messages.failedAt),
				or(isNull(messages.claimedUntil), lt(messages.claimedUntil, sql`now()`)),
			),
		)
		.returning({ row: messages, isLate: sql<boolean>`coalesce(${messages.expiresAt} < now(), false)` });
	return claimed && { ...claimed.row, isLate: claimed.isLate };
}

/** Another worker has claimed it. If that worker dies, the claim expires and a later retry takes over. */
async function waitForOther(db: Db, id: string) {
	const [open] = await db
		.select({ id: messages.id })
		.from(messages)
		.where(and(eq(messages.id, id), isNull(messages.sentAt), isNull(messages.failedAt)));
	if (open) throw new DeliveryError("claimed by another worker", true);
}

async function markSent(db: Db, id: string, providerId: string | null, contents: Partial<MessageRow>) {
	await db
		.update(messages)
		.set({ sentAt: sql`now()`, providerId, lastError: null, claimedUntil: null, ...contents })
		.where(eq(messages.id, id));
}

async function giveUp(db: Db, id: string, reason: string) {
	await db
		.update(messages)
		.set({ failedAt: sql`now()`, lastError: reason, claimedUntil: null, text: null, html: null })
		.where(eq(messages.id, id));
}

const outgoing = ({ id, to, language, subject, text, html }: MessageRow) => ({
	id,
	to,
	language,
	subject: subject ?? "",
	text: text ?? "",
	html: html ?? "",
});
