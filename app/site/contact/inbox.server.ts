import { and, count, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { contactMessages } from "./tables.server";

export type InboxFolder = "open" | "done" | "suspect";
export type InboxPage = {
	folder: InboxFolder;
	/** Only messages assigned to this member of staff. */
	assignedTo?: string | undefined;
	after?: string | undefined;
	limit: number;
};

const folders = {
	open: and(isNull(contactMessages.handledAt), eq(contactMessages.suspect, false)),
	done: isNotNull(contactMessages.handledAt),
	suspect: and(isNull(contactMessages.handledAt), eq(contactMessages.suspect, true)),
};

export async function countOpenMessages(db: Db): Promise<number> {
	const [row] = await db.select({ count: count() }).from(contactMessages).where(folders.open);
	return row!.count;
}

export const listContactMessages = (db: Db, { folder, assignedTo, after, limit }: InboxPage) =>
	db
		.select()
		.from(contactMessages)
		.where(
			and(
				folders[folder],
				assignedTo ? eq(contactMessages.assignedTo, assignedTo) : undefined,
				// Ids follow the time of creation.
				after ? lt(contactMessages.id, after) : undefined,
			),
		)
		.orderBy(desc(contactMessages.id))
		.limit(limit);

export async function lockMessage(db: Db, id: string) {
	const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
	return message ?? null;
}

type Handling = { handledAt: Date | null; assignedTo: string | null; staffNote: string };

export async function setMessageHandling(db: Db, id: string, handling: Handling): Promise<void> {
	await db.update(contactMessages).set(handling).where(eq(contactMessages.id, id));
}
