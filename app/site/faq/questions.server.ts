import { asc } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf } from "../../platform/http/contract";
import { type Language, localize } from "../../platform/words/language";
import type { faqList } from "./contract";
import { faqGroups, faqQuestions } from "./tables.server";

export async function listQuestions(db: Db, language: Language): Promise<AnswerOf<typeof faqList>> {
	const [groups, questions] = await Promise.all([selectFaqGroups.run(db), selectFaqQuestions.run(db)]);
	const ofGroup = Map.groupBy(questions, ({ groupKey }) => groupKey);
	return {
		groups: groups.flatMap(({ key, title }) => {
			const members = ofGroup.get(key);
			if (!members) return [];
			return {
				key,
				title: localize(title, language),
				questions: members.map(({ slug, question, answer }) => ({
					slug,
					question: localize(question, language),
					answer: localize(answer, language),
				})),
			};
		}),
	};
}

const selectFaqQuestions = statement((db: Db) =>
	db.select().from(faqQuestions).orderBy(asc(faqQuestions.position)),
);

const selectFaqGroups = statement((db: Db) => db.select().from(faqGroups).orderBy(asc(faqGroups.position)));
