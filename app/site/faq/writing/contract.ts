import * as z from "zod";
import { line, wordsField } from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";

const questionContent = z.object({
	/** The key of a group. */
	group: line(120),
	question: wordsField(300),
	/** Plain text; empty lines separate paragraphs. */
	answer: wordsField(5_000),
});
export type QuestionContent = z.infer<typeof questionContent>;

const groupContent = z.object({ title: wordsField(80) });
export type QuestionGroupContent = z.infer<typeof groupContent>;

export const questionEndpoints = contentEndpoints({
	path: "faq",
	things: "questions and answers",
	content: questionContent,
});

export const questionGroupEndpoints = contentEndpoints({
	path: "faq-groups",
	things: "groups of questions",
	content: groupContent,
});
