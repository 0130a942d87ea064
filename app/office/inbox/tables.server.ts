import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { trialApplications } from "../../club-life/academy/tables.server";
import { createdAt, id } from "../../platform/data/columns.server";
import { contactMessages } from "../../site/contact/tables.server";

/** Replies that staff sent by e-mail. Deleted with the message. */
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
		/** A member of staff. No foreign key: a reply outlives its writer's account. */
		writtenBy: uuid("written_by").notNull(),
		createdAt: createdAt(),
	},
	(reply) => [
		index("inbox_replies_of_message").on(reply.contactMessageId),
		index("inbox_replies_of_trial").on(reply.trialId),
		check("inbox_replies_to_one", sql`num_nonnulls(${reply.contactMessageId}, ${reply.trialId}) = 1`),
	],
);
