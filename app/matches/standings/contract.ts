import * as z from "zod";
import { divisionKeys } from "../../platform/club-profile";
import { changedMeanwhile } from "../../platform/http/changed-meanwhile";
import { endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import type { RefusalTable } from "../../platform/http/refusal";

export const tableRefusals = {
	"standings.unknown": {
		status: 404,
		message: { id: "Kompetisi ini tidak ada.", en: "There is no such competition." },
	},
	"standings.changed": changedMeanwhile,
} as const satisfies RefusalTable;

const access = { staff: "editor" } as const;
const season = z.string().check(z.regex(/^20\d\d(\/\d\d)?$/));
const count = z.int().check(z.gte(0), z.lte(99_999));

/** In the order of the table: the first is first. */
const rowsSchema = z
	.array(
		z.object({
			/** Null is the club itself. */
			team: z.nullable(pathWord),
			won: count,
			drawn: count,
			lost: count,
			/** Goals, points or games, whatever the sport counts. */
			scored: count,
			conceded: count,
			/** Points within the games, where games are counted. */
			scoredWithin: z._default(count, 0),
			concededWithin: z._default(count, 0),
			/** May be negative: leagues take points away. */
			points: z.int().check(z.gte(-999), z.lte(99_999)),
			/** The last five, newest first. */
			form: z.array(z.enum(["won", "drawn", "lost"])).check(z.maxLength(5)),
		}),
	)
	.check(z.maxLength(60));
export type TableRows = z.infer<typeof rowsSchema>;

const choice = z.object({ slug: z.string(), name: z.string(), division: z.enum(divisionKeys) });

const tableAnswer = z.object({
	competition: choice,
	season: z.string(),
	/** Of this competition, the latest first. */
	seasons: z.array(z.string()),
	rows: rowsSchema,
	version: z.string(),
	changedBy: z.nullable(z.string()),
	changedAt: z.nullable(z.string()),
	/** Who can be in it. */
	teams: z.array(z.object({ slug: z.string(), name: z.string() })),
});

export const standingsTable = endpoint({
	method: "GET",
	path: "/staff/standings/:competition",
	summary: "A competition's league table of a season, the latest unless told otherwise",
	access,
	input: z.object({ competition: pathWord, season: z.optional(season) }),
	answer: tableAnswer,
	refusals: tableRefusals,
});

export const saveStandings = endpoint({
	method: "PUT",
	path: "/staff/standings/:competition",
	summary: "Replace a competition's league table of a season",
	access,
	input: z.object({
		competition: pathWord,
		season,
		/** The version that was edited. If somebody has changed it since, nothing is saved. */
		version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
		rows: rowsSchema,
	}),
	answer: tableAnswer,
	refusals: tableRefusals,
});
