import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { localized } from "../../platform/data/columns.server";

export const faqGroups = pgTable(
	"faq_groups",
	{
		key: text("key").primaryKey(),
		title: localized("title").notNull(),
		position: integer("position").notNull().unique("faq_groups_position"),
	},
	(group) => [check("faq_groups_key_is_a_path_word", sql`${group.key} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
);
export type FaqGroup = typeof faqGroups.$inferSelect;
export type FaqGroupInsert = typeof faqGroups.$inferInsert;

/** The slug is the question's anchor on the page, so it survives a rewording. */
export const faqQuestions = pgTable(
	"faq_questions",
	{
		slug: text("slug").primaryKey(),
		groupKey: text("group_key")
			.notNull()
			.references(() => faqGroups.key, { onDelete: "cascade" }),
		question: localized("question").notNull(),
		/** Plain text; empty lines separate paragraphs. */
		answer: localized("answer").notNull(),
		position: integer("position").notNull(),
	},
	(question) => [
		unique("faq_questions_position").on(question.groupKey, question.position),
		check("faq_questions_slug_is_a_path_word", sql`${question.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
	],
);
export type FaqQuestion = typeof faqQuestions.$inferSelect;
export type FaqQuestionInsert = typeof faqQuestions.$inferInsert;
