import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { Settings } from "../../platform/settings.server";
import { notVerified } from "../delivery-error";
import { messages } from "../tables.server";

export type OutboxMessage = Pick<
	typeof messages.$inferSelect,
	"id" | "kind" | "to" | "template" | "subject" | "text" | "html" | "createdAt" | "sentAt"
>;

/** Only where mails stay here by design. With a real provider, or in production, there is nothing to read. */
export const isOutboxOpen = ({ APP_ENV, SMTP_URL }: Settings) => APP_ENV !== "production" && !SMTP_URL;

/** The newest first, without those that were never to be sent. */
export const listOutbox = (db: Db, { to, limit = 100 }: { to?: string | undefined; limit?: number } = {}) =>
	db
		.select(columns)
		.from(messages)
		.where(
			and(sql`${messages.lastError} is distinct from ${notVerified}`, to ? eq(messages.to, to) : undefined),
		)
		.orderBy(desc(messages.createdAt), desc(messages.id))
		.limit(limit);

export async function findMessage(db: Db, id: string): Promise<OutboxMessage | null> {
	if (!uuid.test(id)) return null;
	const [found] = await db.select(columns).from(messages).where(eq(messages.id, id));
	return found ?? null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const columns = {
	id: messages.id,
	kind: messages.kind,
	to: messages.to,
	template: messages.template,
	subject: messages.subject,
	text: messages.text,
	html: messages.html,
	createdAt: messages.createdAt,
	sentAt: messages.sentAt,
};
