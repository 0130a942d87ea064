import * as z from "zod";
import { endpoint } from "../../platform/http/contract";

const question = z.object({ slug: z.string(), question: z.string(), answer: z.string() });
export type Question = z.infer<typeof question>;

const group = z.object({ key: z.string(), title: z.string(), questions: z.array(question) });
export type QuestionGroup = z.infer<typeof group>;

export const faqList = endpoint({
	method: "GET",
	path: "/faq",
	summary: "Every question with its answer, in groups",
	access: "public",
	input: z.object({}),
	answer: z.object({ groups: z.array(group) }),
	tags: ["faq"],
});
