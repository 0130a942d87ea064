import type { FaqGroupInsert, FaqQuestionInsert } from "./tables.server";

export const buildFaqGroup = (overrides: Partial<FaqGroupInsert> = {}): FaqGroupInsert => ({
	key: "tiket",
	title: { id: "Tiket", en: "Tickets" },
	position: 1,
	...overrides,
});

export const buildFaqQuestion = (overrides: Partial<FaqQuestionInsert> = {}): FaqQuestionInsert => ({
	slug: "gerbang-buka",
	groupKey: "tiket",
	question: { id: "Jam berapa gerbang dibuka?", en: "When do the gates open?" },
	answer: { id: "Dua jam sebelum laga.", en: "Two hours before the match." },
	position: 1,
	...overrides,
});
