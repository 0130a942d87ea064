import * as z from "zod";
import { squadKeys } from "../../people/squads/squads";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import { pageNumber } from "../../platform/lists/page-number";
import { fixtureStatuses } from "../fixtures/fixture";

export const openMatchesPerPage = 100;

/** For other people's programs: fields may be added, none is ever renamed, removed or given another meaning. */
const openMatch = z.object({
	/** Never changes, also when the match is moved. */
	id: z.string(),
	/** Its page, in the language asked for. */
	url: z.string(),
	division: z.enum(divisionKeys),
	squad: z.nullable(z.enum(squadKeys)),
	competition: z.nullable(z.string()),
	round: z.nullable(z.string()),
	/** UTC, as ISO 8601. */
	startsAt: z.string(),
	endsAt: z.string(),
	status: z.enum(fixtureStatuses),
	/** Null on neutral ground. */
	isHome: z.nullable(z.boolean()),
	/** Null while it is not known. */
	opponent: z.nullable(z.string()),
	/** Null unless it is live or finished. */
	score: z.nullable(z.object({ us: z.int(), them: z.int() })),
	venue: z.object({ name: z.string(), city: z.string(), timeZone: z.string() }),
});
export type OpenMatch = z.infer<typeof openMatch>;

const input = z.object({ division: z.optional(z.enum(divisionKeys)), page: pageNumber });
const answer = z.object({
	club: z.string(),
	matches: z.array(openMatch),
	total: z.int(),
	page: z.int(),
	pageCount: z.int(),
});

export const openFixtures = endpoint({
	method: "GET",
	path: "/open/fixtures",
	summary: "Open data: matches to come and live ones, soonest first; postponed and cancelled ones say so",
	access: "public",
	input,
	answer,
	tags: ["events"],
});

export const openResults = endpoint({
	method: "GET",
	path: "/open/results",
	summary: "Open data: matches that are over, latest first",
	access: "public",
	input,
	answer,
	tags: ["events"],
});

export const openRosters = endpoint({
	method: "GET",
	path: "/open/rosters",
	summary: "Open data: every squad with its players, in the club's order",
	access: "public",
	input: z.object({ division: z.optional(z.enum(divisionKeys)) }),
	answer: z.object({
		club: z.string(),
		squads: z.array(
			z.object({
				division: z.enum(divisionKeys),
				squad: z.enum(squadKeys),
				name: z.string(),
				players: z.array(
					z.object({
						id: z.string(),
						url: z.string(),
						name: z.string(),
						number: z.nullable(z.int()),
						position: z.string(),
						isCaptain: z.boolean(),
					}),
				),
			}),
		),
	}),
	tags: ["players"],
});
