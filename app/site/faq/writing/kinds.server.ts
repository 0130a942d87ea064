import { asc, eq, sql } from "drizzle-orm";
import type { ContentKind } from "../../../editing/content/content-kind.server";
import { counted } from "../../../platform/lists/counted";
import { type Localized, localize } from "../../../platform/words/language";
import { faqGroups, faqQuestions } from "../tables.server";
import type { QuestionContent, QuestionGroupContent } from "./contract";

export const questionKind: ContentKind<typeof faqQuestions, QuestionContent> = {
	name: "faq",
	table: faqQuestions,
	slug: faqQuestions.slug,
	toContent: ({ groupKey, question, answer }) => ({ group: groupKey, question, answer }),
	toRow: ({ group, ...words }) => ({ groupKey: group, ...words }),
	nameOf: ({ question }) => question.id,
	title: ({ question }, language) => localize(question, language),
	note: (_question, language, title) => localize(title as Localized, language),
	aside: sql`(select title from faq_groups where key = ${faqQuestions.groupKey})`,
	words: sql`${faqQuestions.question}::text || ${faqQuestions.answer}::text`,
	order: [
		sql`(select position from faq_groups where key = ${faqQuestions.groupKey})`,
		asc(faqQuestions.position),
	],
	place: { position: faqQuestions.position, within: [faqQuestions.groupKey] },
	async check(db, { group }) {
		const isKnown = (await db.$count(faqGroups, eq(faqGroups.key, group))) > 0;
		return isKnown ? {} : { group: { id: "Pilih kelompoknya.", en: "Choose a group." } };
	},
};

export const questionGroupKind: ContentKind<typeof faqGroups, QuestionGroupContent> = {
	name: "faq-groups",
	table: faqGroups,
	slug: faqGroups.key,
	toContent: ({ title }) => ({ title }),
	toRow: ({ title }) => ({ title }),
	nameOf: ({ title }) => title.id,
	title: ({ title }, language) => localize(title, language),
	words: sql`${faqGroups.title}::text`,
	order: [asc(faqGroups.position)],
	place: { position: faqGroups.position },
	async findUse(db, { key }) {
		const questions = await db.$count(faqQuestions, eq(faqQuestions.groupKey, key));
		if (questions === 0) return null;
		return {
			id: `Masih ada ${questions} pertanyaan di kelompok ini. Pindahkan atau hapus dulu.`,
			en: `This group still has ${counted(questions, "question", "questions")} to move or delete first.`,
		};
	},
};
