import * as z from "zod";
import { unfinishedStates, wordStatesSchema } from "../../editing/translations/word-states";
import { squadKeys } from "../../people/squads/squads";
import { clubSections, divisionKeys } from "../../platform/club-profile";
import { changedMeanwhile } from "../../platform/http/changed-meanwhile";
import { type AnswerOf, endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import type { RefusalTable } from "../../platform/http/refusal";
import { eventCategories, eventKinds } from "../events/contract";
import { matchSheetSchema } from "../match-centre/match";
import { eventPlanSchema } from "./event-plan";
import { sheetParts } from "./sheet-parts";

export const planRefusals = {
	"event.unknown": {
		status: 404,
		message: { id: "Laga atau acara ini tidak ada.", en: "There is no such match or event." },
	},
	"event.changed": changedMeanwhile,
	"event.has_tickets": {
		status: 409,
		message: {
			id: "Tiketnya dijual. Pindahkan, tunda, atau batalkan lewat Laga berubah, supaya penonton diberi tahu.",
			en: "Its tickets are on sale. Move, postpone or cancel it as a match change, so that fans are told.",
		},
	},
} as const satisfies RefusalTable;

/** A programme with a whole story, or a timeline told line by line, in both languages. */
const longBody = 512 * 1024;
const access = { staff: "editor" } as const;
const slug = pathWord;
/** The version that was edited. If somebody has changed it since, nothing is saved. */
const version = z.string().check(z.regex(/^[0-9a-f]{16}$/));

export const planTimes = ["upcoming", "past"] as const;
export const plansPerPage = 30;

export const eventPlanList = endpoint({
	method: "GET",
	path: "/staff/events",
	summary:
		"Matches and events as editors see them, by division and time, and by words in title, opponent or place",
	access,
	input: z.object({
		when: z._default(z.enum(planTimes), "upcoming"),
		category: z._default(z.enum(eventCategories), "all"),
		kind: z.optional(z.enum(eventKinds)),
		q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
		english: z.optional(z.enum(unfinishedStates)),
		after: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0),
	}),
	answer: z.object({
		events: z.array(
			z.object({
				slug: z.string(),
				kind: z.enum(eventKinds),
				division: z.enum(clubSections),
				title: z.string(),
				competition: z.nullable(z.string()),
				round: z.nullable(z.string()),
				startsAt: z.string(),
				venue: z.object({ name: z.string(), timeZone: z.string() }),
				status: z.enum(["upcoming", "live", "finished", "postponed", "cancelled"]),
				score: z.nullable(z.object({ us: z.int(), them: z.int() })),
				languages: wordStatesSchema,
			}),
		),
		next: z.nullable(z.int()),
		/** The address of the club's one big event, which has a page of its own, as long as there is no such event. */
		missingEvent: z.nullable(z.string()),
	}),
});

const changed = { changedBy: z.nullable(z.string()), changedAt: z.nullable(z.string()) };

const planAnswer = z.object({
	plan: eventPlanSchema,
	version: z.string(),
	...changed,
	/** If so, moving, postponing or cancelling it is a match change. */
	hasTickets: z.boolean(),
	/** Null for what is not a match. */
	match: z.nullable(
		z.object({
			sheet: matchSheetSchema,
			versions: z.object({ result: z.string(), lineups: z.string(), figures: z.string() }),
			...changed,
		}),
	),
});
export type PlannedEvent = AnswerOf<typeof eventPlanDetail>;

export const eventPlanDetail = endpoint({
	method: "GET",
	path: "/staff/events/:slug",
	summary: "A match or event with everything an editor can change",
	access,
	input: z.object({ slug }),
	answer: planAnswer,
	refusals: planRefusals,
});

export const createEventPlan = endpoint({
	method: "POST",
	path: "/staff/events",
	summary: "Create a match or event; it is on the site at once",
	access,
	status: 201,
	longBody,
	input: z.object({ plan: eventPlanSchema }),
	answer: planAnswer,
});

export const saveEventPlan = endpoint({
	method: "PUT",
	path: "/staff/events/:slug",
	summary: "Change a match or event; its address stays",
	access,
	longBody,
	input: z.object({
		slug,
		version,
		plan: eventPlanSchema,
		/** The page shows the old time beside the new one. */
		showsOldStart: z.optional(z.boolean()),
	}),
	answer: planAnswer,
	refusals: planRefusals,
});

export const saveMatchSheet = endpoint({
	method: "PUT",
	path: "/staff/events/:slug/sheet",
	summary: "Change line-ups, result or stats of a match, each separately",
	access,
	longBody,
	input: z.object({
		slug,
		result: z.optional(z.object({ version, content: sheetParts.result })),
		lineups: z.optional(z.object({ version, content: sheetParts.lineups })),
		figures: z.optional(z.object({ version, content: sheetParts.figures })),
	}),
	answer: planAnswer,
	refusals: planRefusals,
});

const choice = z.object({ slug: z.string(), name: z.string(), division: z.enum(divisionKeys) });

export const planChoices = endpoint({
	method: "GET",
	path: "/staff/event-choices",
	summary: "Competitions, opponents and venues to choose from",
	access,
	input: z.object({}),
	answer: z.object({
		competitions: z.array(choice),
		teams: z.array(z.object({ ...choice.shape, colour: z.string() })),
		venues: z.array(z.object({ slug: z.string(), name: z.string(), city: z.string(), timeZone: z.string() })),
	}),
});

export const squadChoices = endpoint({
	method: "GET",
	path: "/staff/squads/:division/:squad",
	summary: "Our players of a squad, for a line-up",
	access,
	input: z.object({ division: z.enum(divisionKeys), squad: z.enum(squadKeys) }),
	answer: z.object({
		players: z.array(
			z.object({
				slug: z.string(),
				number: z.nullable(z.int()),
				name: z.string(),
				position: z.string(),
				captain: z.boolean(),
			}),
		),
	}),
});

const label = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const added = z.object({ slug: z.string() });

export const addTeam = endpoint({
	method: "POST",
	path: "/staff/teams",
	summary: "A new opponent",
	access,
	status: 201,
	input: z.object({
		slug,
		division: z.enum(divisionKeys),
		name: label(60),
		shortName: label(12),
		colour: z.string().check(z.regex(/^#[0-9A-F]{6}$/)),
	}),
	answer: added,
});

export const addCompetition = endpoint({
	method: "POST",
	path: "/staff/competitions",
	summary: "A new competition",
	access,
	status: 201,
	input: z.object({ slug, division: z.enum(divisionKeys), name: label(60), shortName: label(20) }),
	answer: added,
});

export const venueZones = ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"] as const;

export const addVenue = endpoint({
	method: "POST",
	path: "/staff/venues",
	summary: "A new venue",
	access,
	status: 201,
	input: z.object({
		slug,
		name: label(80),
		city: label(60),
		address: label(160),
		timeZone: z.enum(venueZones),
		capacity: z.nullable(z.int().check(z.gte(1), z.lte(500_000))),
	}),
	answer: added,
});
