import * as z from "zod";
import { articleBodySchema } from "../../news/article/article-body";
import { mentionCardSchema } from "../../news/article/mention-card";
import { storySchema } from "../../news/story";
import { clubSections, divisionKeys } from "../../platform/club-profile";
import { type AnswerOf, endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import type { RefusalTable } from "../../platform/http/refusal";
import { pageNumber } from "../../platform/lists/page-number";
import { languages } from "../../platform/words/language";
import { videoSummarySchema } from "../../videos/video-summary";
import { calendarMonth } from "../calendar/month";
import { fixtureSchema } from "../fixtures/fixture";
import { localSheetSchema } from "../match-centre/match-sheet";

export const eventCategories = ["all", ...clubSections] as const;
export type EventCategory = (typeof eventCategories)[number];

export const eventKinds = ["match", "event"] as const;

export const eventTimes = ["upcoming", "past"] as const;
export type EventTime = (typeof eventTimes)[number];

export const eventsPerPage = 12;

const filters = {
	category: z._default(z.enum(eventCategories), "all"),
	kind: z.optional(z.enum(eventKinds)),
	competition: z.optional(pathWord),
};
const competitionChoice = z.object({ slug: z.string(), name: z.string(), division: z.enum(divisionKeys) });
export type CompetitionChoice = z.infer<typeof competitionChoice>;

export const eventList = endpoint({
	method: "GET",
	path: "/events",
	summary: "Matches and events, upcoming or past",
	access: "public",
	input: z.object({
		...filters,
		when: z._default(z.enum(eventTimes), "upcoming"),
		page: pageNumber,
	}),
	answer: z.object({
		fixtures: z.array(fixtureSchema),
		total: z.int(),
		page: z.int(),
		pageCount: z.int(),
		competitions: z.array(competitionChoice),
	}),
	tags: ["events", "tickets"],
});

export const eventMonth = endpoint({
	method: "GET",
	path: "/event-months/:month",
	summary: "Everything that happens in one month of the club's calendar",
	access: "public",
	input: z.object({
		...filters,
		month: z.string().check(z.regex(calendarMonth)),
	}),
	answer: z.object({
		month: z.string(),
		fixtures: z.array(fixtureSchema),
		competitions: z.array(competitionChoice),
	}),
	tags: ["events", "tickets"],
});

export const eventRefusals = {
	"events.unknown": {
		status: 404,
		message: { id: "Acara ini tidak ada.", en: "This event does not exist." },
	},
} as const satisfies RefusalTable;

export const eventDetail = endpoint({
	method: "GET",
	path: "/events/:slug",
	summary: "One match or event, with its sheet, place, tickets and stories",
	access: "public",
	input: z.object({ slug: pathWord }),
	answer: z.object({
		...fixtureSchema.shape,
		previousStartsAt: z.nullable(z.string()),
		/** What anyone who comes has to know. */
		notice: z.nullable(z.string()),
		venue: z.object({
			name: z.string(),
			city: z.string(),
			timeZone: z.string(),
			address: z.string(),
			capacity: z.nullable(z.int()),
		}),
		programme: z.array(z.object({ startsAt: z.string(), title: z.string(), place: z.nullable(z.string()) })),
		body: z.nullable(articleBodySchema),
		bodyLanguage: z.enum(languages),
		mentions: z.array(mentionCardSchema),
		sheet: z.nullable(localSheetSchema),
		/** The last matches against the same team. */
		meetings: z.array(fixtureSchema),
		stories: z.array(storySchema),
		videos: z.array(videoSummarySchema),
	}),
	refusals: eventRefusals,
	tags: ["events", "tickets", "news", "videos", "players"],
});
export type EventDetail = AnswerOf<typeof eventDetail>;
