import { buildFaqGroup, buildFaqQuestion } from "../../app/site/faq/factories";
import type { FaqGroupInsert, FaqQuestionInsert } from "../../app/site/faq/tables.server";
import { aboutAccount, aboutClub, aboutMatches } from "./faq/club-questions";
import type { DemoFaqGroup } from "./faq/demo-faq";
import { aboutReturns, aboutStore, aboutTickets } from "./faq/shop-questions";

export const demoFaqGroups: DemoFaqGroup[] = [
	aboutTickets,
	aboutAccount,
	aboutStore,
	aboutReturns,
	aboutMatches,
	aboutClub,
];

export const demoFaq = (): { groups: FaqGroupInsert[]; questions: FaqQuestionInsert[] } => ({
	groups: demoFaqGroups.map(({ key, title }, place) => buildFaqGroup({ key, title, position: place + 1 })),
	questions: demoFaqGroups.flatMap(({ key, questions }) =>
		questions.map((question, place) => buildFaqQuestion({ ...question, groupKey: key, position: place + 1 })),
	),
});
