import * as z from "zod";
import { clubSections } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { longestQuery } from "./limits";
import { searchKinds } from "./search-kind";

export const resultsPerPage = 10;
/** Results per kind while all kinds are shown. */
export const resultsPerGroup = 4;
export const mostSuggestions = 8;
export const lastPage = 10;

/** Control characters, such as a zero byte, are stripped from searches. */
const asked = z.string().check(
	z.overwrite((text) => text.replace(/\p{C}/gu, " ")),
	z.trim(),
	z.minLength(1),
	z.maxLength(longestQuery),
);

/** Plain text with the ranges of the matches: [from, to) in UTF-16 units. */
const markedTextSchema = z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) });
export type MarkedText = z.infer<typeof markedTextSchema>;

const foundSchema = z.object({
	kind: z.enum(searchKinds),
	slug: z.string(),
	division: z.enum(clubSections),
	/** A position, a price or a date. */
	note: z.string(),
	picture: pictureRefSchema,
});

const searchResultSchema = z.object({
	...foundSchema.shape,
	title: markedTextSchema,
	excerpt: markedTextSchema,
});
export type SearchResult = z.infer<typeof searchResultSchema>;

const suggestionSchema = z.object({ ...foundSchema.shape, title: z.string() });
export type Suggestion = z.infer<typeof suggestionSchema>;

const contentTags = ["news", "players", "events", "videos", "store"];

export const siteSearch = endpoint({
	method: "GET",
	path: "/search",
	summary:
		"Full-text search of news, players, events, videos and products; closest matches if there is no exact one",
	access: "public",
	input: z.object({
		q: asked,
		/** Pages through one kind; without it, the first few of each. */
		kind: z.optional(z.enum(searchKinds)),
		page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(lastPage)), 1),
	}),
	answer: z.object({
		/** True if there was no exact match and these results are for similarly spelt words. */
		isGuess: z.boolean(),
		groups: z.array(
			z.object({
				kind: z.enum(searchKinds),
				count: z.int(),
				/** True if the results were capped; the count is that of the best ones. */
				hasMore: z.boolean(),
				results: z.array(searchResultSchema),
			}),
		),
		page: z.int(),
		pageCount: z.int(),
	}),
	tags: contentTags,
});
export type SearchGroup = z.infer<(typeof siteSearch)["answer"]>["groups"][number];

export const searchSuggestions = endpoint({
	method: "GET",
	path: "/search/suggest",
	summary: "Search suggestions",
	access: "public",
	input: z.object({ q: asked }),
	answer: z.object({ suggestions: z.array(suggestionSchema) }),
	tags: contentTags,
});
