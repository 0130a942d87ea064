import * as z from "zod";
import { unfinishedStates, wordStatesSchema } from "../../editing/translations/word-states";
import { clubSections } from "../../platform/club-profile";
import { changedMeanwhile } from "../../platform/http/changed-meanwhile";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { longestManuscript, manuscriptSchema, manuscriptWordsSchema } from "./manuscript";

export const writingRefusals = {
	"manuscript.unknown": {
		status: 404,
		message: { id: "Naskah ini tidak ada.", en: "There is no such article." },
	},
	"manuscript.published": {
		status: 409,
		message: {
			id: "Naskah ini terbit atau terjadwal. Tarik dulu dari situs.",
			en: "This article is published or scheduled. Withdraw it first.",
		},
	},
	"manuscript.changed": changedMeanwhile,
} as const satisfies RefusalTable;

export const manuscriptTabs = ["draft", "scheduled", "published"] as const;
export type ManuscriptTab = (typeof manuscriptTabs)[number];
export const manuscriptsPerPage = 30;

const access = { staff: "editor" } as const;
const id = z.uuid();
const version = z.int().check(z.gte(1), z.lte(1_000_000));
const person = z.nullable(z.string());
/** Autosaved, not saved with the button. */
const automatic = z.optional(z.boolean());

export const manuscriptList = endpoint({
	method: "GET",
	path: "/staff/news",
	summary: "Articles as editors see them: drafts, scheduled and published ones, by words in their titles",
	access,
	input: z.object({
		tab: z._default(z.enum(manuscriptTabs), "draft"),
		q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
		/** Only those whose English is so; drafts are listed all the same. */
		english: z.optional(z.enum(unfinishedStates)),
		/** `next` of the previous page. */
		after: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0),
	}),
	answer: z.object({
		manuscripts: z.array(
			z.object({
				id: z.string(),
				title: z.string(),
				slug: z.string(),
				category: z.enum(clubSections),
				publishedAt: z.nullable(z.string()),
				changedAt: z.nullable(z.string()),
				changedBy: person,
				/** What was saved since is not on the site yet. */
				hasChanges: z.boolean(),
				states: wordStatesSchema,
			}),
		),
		counts: z.object({ draft: z.int(), scheduled: z.int(), published: z.int() }),
		next: z.nullable(z.int()),
	}),
});

const manuscriptAnswer = z.object({
	id: z.string(),
	version: z.int(),
	content: manuscriptSchema,
	states: wordStatesSchema,
	/** The Indonesian that an outdated translation was made from, if it is still known. */
	translatedFrom: z.nullable(manuscriptWordsSchema),
	changedAt: z.nullable(z.string()),
	changedBy: person,
	/** As it is on the site, or will be; null for a draft. */
	published: z.nullable(z.object({ version: z.int(), slug: z.string(), at: z.string() })),
});

export const manuscriptDetail = endpoint({
	method: "GET",
	path: "/staff/news/:id",
	summary: "One article with everything an editor can change",
	access,
	input: z.object({ id }),
	answer: manuscriptAnswer,
	refusals: writingRefusals,
});

export const createManuscript = endpoint({
	method: "POST",
	path: "/staff/news",
	summary: "Create a draft",
	access,
	status: 201,
	longBody: longestManuscript,
	input: z.object({
		content: manuscriptSchema,
		/** Created by the client, so that a retry does not store the draft twice. */
		id: z.optional(id),
		automatic,
	}),
	answer: manuscriptAnswer,
	refusals: writingRefusals,
});

export const saveManuscript = endpoint({
	method: "PUT",
	path: "/staff/news/:id",
	summary: "Save an article as a new revision; readers see it once it is published",
	access,
	longBody: longestManuscript,
	input: z.object({
		id,
		/** The one that was edited. If somebody saved another since, nothing is saved. */
		version,
		content: manuscriptSchema,
		automatic,
		/** The English text still fits the Indonesian one. */
		confirmsEnglish: z.optional(z.boolean()),
		/** The revision that this content was taken from. */
		restores: z.optional(version),
	}),
	answer: manuscriptAnswer,
	refusals: writingRefusals,
});

export const publishManuscript = endpoint({
	method: "POST",
	path: "/staff/news/:id/publish",
	summary: "Put the saved article on the site, now or at a time",
	access,
	input: z.object({
		id,
		version,
		/** Without it: now, or, if readers have it already, the time it has. */
		at: z.optional(z.iso.datetime({ offset: true })),
	}),
	answer: manuscriptAnswer,
	refusals: writingRefusals,
});

export const withdrawManuscript = endpoint({
	method: "POST",
	path: "/staff/news/:id/withdraw",
	summary: "Take an article off the site, or off the schedule; it becomes a draft again",
	access,
	input: z.object({ id, version }),
	answer: manuscriptAnswer,
	refusals: writingRefusals,
});

export const discardManuscript = endpoint({
	method: "DELETE",
	path: "/staff/news/:id",
	summary: "Delete a draft with its history; the log keeps its last text",
	access,
	input: z.object({ id, version }),
	answer: z.object({}),
	refusals: writingRefusals,
});

export const revisionList = endpoint({
	method: "GET",
	path: "/staff/news/:id/revisions",
	summary: "Who saved an article and when, the latest first",
	access,
	input: z.object({ id }),
	answer: z.object({
		revisions: z.array(z.object({ version: z.int(), at: z.string(), by: person, isAutomatic: z.boolean() })),
	}),
	refusals: writingRefusals,
});

export const revisionDetail = endpoint({
	method: "GET",
	path: "/staff/news/:id/revisions/:version",
	summary: "One saved revision of an article",
	access,
	input: z.object({ id, version: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)) }),
	answer: z.object({ content: manuscriptSchema }),
	refusals: writingRefusals,
});

export const previewDays = 7;

export const createPreview = endpoint({
	method: "POST",
	path: "/staff/news/:id/previews",
	summary: "A link that shows the saved article to anybody for a week",
	access,
	status: 201,
	input: z.object({ id }),
	answer: z.object({ path: z.string(), expiresAt: z.string() }),
	refusals: writingRefusals,
});
