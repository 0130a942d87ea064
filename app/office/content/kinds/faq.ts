import { pathTo } from "../../../paths";
import {
	type QuestionContent,
	type QuestionGroupContent,
	questionEndpoints,
	questionGroupEndpoints,
} from "../../../site/faq/writing/contract";
import type { ContentScreens } from "../kinds";

export const questionScreens: ContentScreens<QuestionContent> = {
	label: { id: "FAQ", en: "FAQ" },
	one: { id: "pertanyaan", en: "question" },
	endpoints: questionEndpoints,
	page: (id) => `${pathTo("FAQ")}#${id}`,
	isOrdered: true,
	empty: { group: "", question: { id: "" }, answer: { id: "" } },
	fields: {
		question: { type: "words", longest: 300, label: { id: "Pertanyaan", en: "Question" } },
		answer: {
			type: "words",
			longest: 5_000,
			rows: 8,
			label: { id: "Jawaban", en: "Answer" },
			hint: { id: "Baris kosong memisahkan paragraf.", en: "An empty line separates paragraphs." },
		},
		group: { type: "one", of: "faq-groups", label: { id: "Kelompok", en: "Group" } },
	},
};

export const questionGroupScreens: ContentScreens<QuestionGroupContent> = {
	label: { id: "Kelompok FAQ", en: "FAQ groups" },
	one: { id: "kelompok pertanyaan", en: "question group" },
	endpoints: questionGroupEndpoints,
	page: (id) => `${pathTo("FAQ")}#grup-${id}`,
	isOrdered: true,
	empty: { title: { id: "" } },
	fields: { title: { type: "words", longest: 80, label: { id: "Judul", en: "Title" } } },
};
