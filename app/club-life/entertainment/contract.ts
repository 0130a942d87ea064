import * as z from "zod";
import { articleBodySchema, linkTarget } from "../../news/article/article-body";
import { mentionCardSchema } from "../../news/article/mention-card";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { pageNumber } from "../../platform/lists/page-number";
import { languages } from "../../platform/words/language";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { entertainmentKinds } from "./entertainment-item";

export const entertainmentTimes = ["upcoming", "past"] as const;
export type EntertainmentTime = (typeof entertainmentTimes)[number];

export const itemsPerPage = 12;

const itemSummary = z.object({
	slug: z.string(),
	kind: z.enum(entertainmentKinds),
	title: z.string(),
	summary: z.string(),
	startsAt: z.string(),
	/** Null for recorded shows. */
	place: z.nullable(z.string()),
	durationMinutes: z.nullable(z.int()),
	cover: pictureRefSchema,
});
export type ItemSummary = z.infer<typeof itemSummary>;

export const entertainmentList = endpoint({
	method: "GET",
	path: "/entertainment",
	summary:
		"Shows, concerts, podcasts and fan events: upcoming ones, soonest first, or past ones, newest first",
	access: "public",
	input: z.object({
		kind: z.optional(z.enum(entertainmentKinds)),
		when: z.optional(z.enum(entertainmentTimes)),
		page: pageNumber,
	}),
	answer: z.object({
		items: z.array(itemSummary),
		total: z.int(),
		page: z.int(),
		pageCount: z.int(),
	}),
	tags: ["entertainment"],
});

export const entertainmentRefusals = {
	"entertainment.unknown": {
		status: 404,
		message: { id: "Acara ini tidak ada.", en: "This show does not exist." },
	},
} as const satisfies RefusalTable;

export const entertainmentDetail = endpoint({
	method: "GET",
	path: "/entertainment/:slug",
	summary: "One show, concert, podcast or fan event",
	access: "public",
	input: z.object({ slug: z.string().check(z.maxLength(120)) }),
	answer: z.object({
		item: z.object({
			...itemSummary.shape,
			body: articleBodySchema,
			/** Indonesian where nobody has written the English body yet. */
			bodyLanguage: z.enum(languages),
			mentions: z.array(mentionCardSchema),
			links: z.array(z.object({ label: z.string(), url: linkTarget })),
		}),
		more: z.array(itemSummary),
	}),
	refusals: entertainmentRefusals,
	tags: ["entertainment", "players", "events", "store", "videos"],
});
