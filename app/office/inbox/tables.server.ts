import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { trialApplications } from "../../academy/tables.server";
import { contactMessages } from "../../contact/tables.server";
import { createdAt, id } from "../../platform/columns.server";

/** What staff answered by mail. It goes when the message goes. */
export const inboxReplies = pgTable(
	"inbox_replies",
	{
		/** The mail has the same id. */
		id: id(),
		contactMessageId: uuid("contact_message_id").references(() => contactMessages.id, {
			onDelete: "cascade",
		}),
		trialId: uuid("trial_id").references(() => trialApplications.id, { onDelete: "cascade" }),
		words: text("words").notNull(),
		/** Of the staff. No foreign key: an answer outlives who wrote it. */
		writtenBy: uuid("written_by").notNull(),
		createdAt: createdAt(),
	},
	(reply) => [
		index("inbox_replies_of_message").on(reply.contactMessageId),
		index("inbox_replies_of_trial").on(reply.trialId),
		check("inbox_replies_to_one", sql`num_nonnulls(${reply.contactMessageId}, ${reply.trialId}) = 1`),
	],
);
