import * as z from "zod";
import { articleBodySchema } from "../../news/article/article-body";
import { mentionCardSchema } from "../../news/article/mention-card";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { pageNumber } from "../../platform/lists/page-number";
import { languages } from "../../platform/words/language";
import { pictureRefSchema } from "../../ui/art/picture-ref";

export const programmeSorts = ["newest", "furthest"] as const;
export type ProgrammeSort = (typeof programmeSorts)[number];

export const programmesPerPage = 12;

const programmeSummary = z.object({
	slug: z.string(),
	title: z.string(),
	summary: z.string(),
	place: z.string(),
	goal: z.int(),
	/** May pass the goal. */
	reached: z.int(),
	/** What is counted, as it reads after a number. */
	unit: z.string(),
	/** A calendar day. */
	startedOn: z.string(),
	cover: pictureRefSchema,
});
export type ProgrammeSummary = z.infer<typeof programmeSummary>;

export const foundationList = endpoint({
	method: "GET",
	path: "/foundation",
	summary: "The foundation's programmes and how far they have come",
	access: "public",
	input: z.object({
		sort: z._default(z.enum(programmeSorts), "newest"),
		page: pageNumber,
	}),
	answer: z.object({
		programmes: z.array(programmeSummary),
		total: z.int(),
		page: z.int(),
		pageCount: z.int(),
	}),
	tags: ["foundation"],
});

const report = z.object({
	/** A calendar day. */
	on: z.string(),
	title: z.string(),
	text: z.string(),
	figures: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type ProgrammeReport = z.infer<typeof report>;

export const foundationRefusals = {
	"foundation.unknown": {
		status: 404,
		message: { id: "Program ini tidak ada.", en: "This programme does not exist." },
	},
} as const satisfies RefusalTable;

export const foundationDetail = endpoint({
	method: "GET",
	path: "/foundation/:slug",
	summary: "One programme with its story and reports",
	access: "public",
	input: z.object({ slug: z.string().check(z.maxLength(120)) }),
	answer: z.object({
		...programmeSummary.shape,
		story: articleBodySchema,
		/** Indonesian where nobody has written the English story yet. */
		storyLanguage: z.enum(languages),
		mentions: z.array(mentionCardSchema),
		/** Newest first. */
		reports: z.array(report),
		others: z.array(programmeSummary),
	}),
	refusals: foundationRefusals,
	tags: ["foundation", "players", "events", "store", "videos"],
});
