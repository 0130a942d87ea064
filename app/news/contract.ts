import * as z from "zod";
import { clubSections } from "../platform/club-profile";
import { endpoint } from "../platform/http/contract";
import { pathWord } from "../platform/http/path-word";
import type { RefusalTable } from "../platform/http/refusal";
import { longestSearch } from "../platform/lists/list-address";
import { pageNumber } from "../platform/lists/page-number";
import { languages } from "../platform/words/language";
import { pictureRefSchema } from "../ui/art/picture-ref";
import { articleBodySchema } from "./article/article-body";
import { mentionCardSchema } from "./article/mention-card";
import { storySchema } from "./story";

export const newsCategories = ["all", ...clubSections] as const;
export type NewsCategory = (typeof newsCategories)[number];

export const newsSorts = ["newest", "oldest", "longest"] as const;
export type NewsSort = (typeof newsSorts)[number];

/** Four rows of two, three, two and four stories. */
export const storiesPerPage = 11;

export const newsList = endpoint({
	method: "GET",
	path: "/news",
	summary: "News, newest first, by category, tag and words",
	access: "public",
	input: z.object({
		category: z._default(z.enum(newsCategories), "all"),
		tag: z.optional(pathWord),
		q: z.optional(z.string().check(z.trim(), z.maxLength(longestSearch))),
		sort: z._default(z.enum(newsSorts), "newest"),
		page: pageNumber,
	}),
	answer: z.object({
		stories: z.array(storySchema),
		total: z.int(),
		/** In a search by words there may be more than the pages show. */
		hasMore: z.boolean(),
		page: z.int(),
		pageCount: z.int(),
	}),
	tags: ["news"],
});

const neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }));

export const newsRefusals = {
	"news.unknown": {
		status: 404,
		message: { id: "Berita ini tidak ada.", en: "This story does not exist." },
	},
} as const satisfies RefusalTable;

export const articleDetail = endpoint({
	method: "GET",
	path: "/news/:slug",
	summary: "One article with what it mentions and what to read next",
	access: "public",
	input: z.object({ slug: pathWord }),
	answer: z.object({
		/** Where the article is now: an earlier address answers as well, and the page redirects. */
		slug: z.string(),
		title: z.string(),
		excerpt: z.string(),
		category: z.enum(clubSections),
		tags: z.array(z.string()),
		author: z.string(),
		publishedAt: z.string(),
		readingMinutes: z.int(),
		cover: pictureRefSchema,
		/** Empty if the cover is decoration. */
		coverAlt: z.string(),
		body: articleBodySchema,
		/** Indonesian if there is no English body yet. */
		bodyLanguage: z.enum(languages),
		mentions: z.array(mentionCardSchema),
		related: z.array(storySchema),
		previous: neighbour,
		next: neighbour,
		/** An editor's link to something unpublished. */
		isPreview: z.boolean(),
	}),
	refusals: newsRefusals,
	tags: ["news", "players", "events", "store", "videos"],
});
