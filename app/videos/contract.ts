import * as z from "zod";
import { clubSections } from "../platform/club-profile";
import { endpoint } from "../platform/http/contract";
import type { RefusalTable } from "../platform/http/refusal";
import { longestSearch } from "../platform/lists/list-address";
import { pageNumber } from "../platform/lists/page-number";
import { languages } from "../platform/words/language";
import { pictureRefSchema } from "../ui/art/picture-ref";
import { videoSources } from "./video-source";
import { videoSummarySchema } from "./video-summary";

export const videoCategories = ["all", ...clubSections] as const;
export type VideoCategory = (typeof videoCategories)[number];

export const videoSorts = ["newest", "oldest", "longest", "shortest"] as const;
export type VideoSort = (typeof videoSorts)[number];

/** One row of three, one of three, one of two, one of four. */
export const videosPerPage = 12;

export const videoList = endpoint({
	method: "GET",
	path: "/videos",
	summary: "Videos, newest first, by house and words",
	access: "public",
	input: z.object({
		category: z._default(z.enum(videoCategories), "all"),
		q: z.optional(z.string().check(z.trim(), z.maxLength(longestSearch))),
		sort: z._default(z.enum(videoSorts), "newest"),
		page: pageNumber,
	}),
	answer: z.object({
		videos: z.array(videoSummarySchema),
		total: z.int(),
		/** In a search by words there may be more than the pages show. */
		hasMore: z.boolean(),
		page: z.int(),
		pageCount: z.int(),
	}),
	tags: ["videos"],
});

/** A player or match featured in the video. */
const seenCard = z.object({
	kind: z.enum(["player", "event"]),
	slug: z.string(),
	division: z.enum(clubSections),
	title: z.string(),
	note: z.string(),
	picture: pictureRefSchema,
});
export type SeenCard = z.infer<typeof seenCard>;

export const videoRefusals = {
	"videos.unknown": {
		status: 404,
		message: { id: "Video ini tidak ada.", en: "This video does not exist." },
	},
} as const satisfies RefusalTable;

export const videoDetail = endpoint({
	method: "GET",
	path: "/videos/:slug",
	summary: "One video with its captions, who is seen, and what to watch next",
	access: "public",
	input: z.object({ slug: z.string().check(z.maxLength(120)) }),
	answer: z.object({
		...videoSummarySchema.shape,
		summary: z.string(),
		source: z.enum(videoSources),
		/** A path on this site, or a YouTube id. */
		sourceRef: z.string(),
		captions: z.array(z.object({ language: z.enum(languages), label: z.string(), src: z.string() })),
		seen: z.array(seenCard),
		next: z.array(videoSummarySchema),
	}),
	refusals: videoRefusals,
	tags: ["videos", "players", "events"],
});
