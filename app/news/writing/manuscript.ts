import * as z from "zod";
import type { WordStates } from "../../editing/translations/word-states";
import { clubSections } from "../../platform/club-profile";
import { pathWord } from "../../platform/http/path-word";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { articleBlockSchema, articleBodySchema, mostBlocks } from "../article/article-body";

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
export const manuscriptWordsSchema = z.object({
	title: text(160),
	excerpt: text(400),
	/** What the cover shows; empty if it is decoration. */
	coverAlt: text(250),
	body: z.array(articleBlockSchema).check(z.maxLength(mostBlocks)),
});
export type ManuscriptWords = z.infer<typeof manuscriptWordsSchema>;

/** What editors work on. Words may be missing until it is published. */
export const manuscriptSchema = z.object({
	slug: pathWord,
	category: z.enum(clubSections),
	cover: pictureRefSchema,
	tags: z.array(pathWord).check(z.maxLength(12)),
	author: text(80).check(z.minLength(1)),
	featured: z.boolean(),
	words: z.object({ id: manuscriptWordsSchema, en: manuscriptWordsSchema }),
});
export type Manuscript = z.infer<typeof manuscriptSchema>;

/** Bytes of a manuscript in both languages: some thirty thousand words, many times the longest article. */
export const longestManuscript = 512 * 1024;

/** Indonesian is what everybody can read, so it must be whole. */
export const publishableSchema = z.object({
	words: z.object({
		id: z.object({
			title: z.string().check(z.minLength(1)),
			excerpt: z.string().check(z.minLength(1)),
			body: articleBodySchema,
		}),
	}),
});

export const noWords: ManuscriptWords = { title: "", excerpt: "", coverAlt: "", body: [] };

/** The version in which each language was changed last. */
type ChangedIn = { idVersion: number; enVersion: number };

export const wordStatesOf = (
	words: Manuscript["words"],
	{ idVersion, enVersion }: ChangedIn,
): WordStates => ({
	id: isWhole(words.id) ? "done" : "missing",
	en: !isWhole(words.en) ? "missing" : enVersion < idVersion ? "outdated" : "done",
});

const isWhole = ({ title, excerpt, body }: ManuscriptWords) => Boolean(title && excerpt) && body.length > 0;
