import * as z from "zod";
import { fixtureSchema } from "../../../matches/fixtures/fixture";
import { endpoint } from "../../../platform/http/contract";
import type { RefusalTable } from "../../../platform/http/refusal";
import { stands } from "../../sections/stands";
import { gateRefusals } from "../contract";
import { measureKinds } from "./measure-kinds";

/** Scans are charted in steps of this many minutes. */
export const boardStep = 5;

const eventSlug = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const access = { staff: ["ticketing", "gate"] } as const;
const figures = { quota: z.int(), sold: z.int(), held: z.int(), left: z.int() };

export const matchDayBoard = endpoint({
	method: "GET",
	path: "/staff/board/:event",
	summary:
		"A match day's figures by gate and section, its scanners and incidents, at most a second old however many watch",
	access,
	input: z.object({ event: eventSlug }),
	answer: z.object({
		event: fixtureSchema,
		/** When this was counted. */
		at: z.string(),
		inside: z.int(),
		/** Valid tickets whose holders have not come yet. */
		awaited: z.int(),
		refused: z.int(),
		/** Staff have paused the sale. */
		isPaused: z.boolean(),
		...figures,
		gates: z.array(
			z.object({
				gate: z.string(),
				/** Valid tickets that belong to this gate. */
				expected: z.int(),
				in: z.int(),
				out: z.int(),
				refused: z.int(),
				/** Entries a minute, over the last five. */
				perMinute: z.number(),
				/** Entries for each step of `steps`. */
				entries: z.array(z.int()),
			}),
		),
		sections: z.array(
			z.object({
				key: z.string(),
				label: z.string(),
				stand: z.enum(stands),
				gate: z.string(),
				isClosed: z.boolean(),
				...figures,
				inside: z.int(),
			}),
		),
		/** Beginnings of the steps, from the first entry to the latest. */
		steps: z.array(z.string()),
		/** What the scans themselves say. */
		found: z.array(
			z.object({ kind: z.enum(["forged", "cloned"]), gate: z.string(), count: z.int(), at: z.string() }),
		),
		scanners: z.array(
			z.object({
				scanner: z.string(),
				gate: z.string(),
				lastSeenAt: z.string(),
				/** Scans it had not sent yet when last heard from. */
				waiting: z.int(),
				/** Not heard from for a minute. */
				isSilent: z.boolean(),
			}),
		),
		/** What is in force, or waits for a second person, the latest first. */
		measures: z.array(
			z.object({
				id: z.string(),
				kind: z.enum(measureKinds),
				gate: z.nullable(z.string()),
				toGate: z.nullable(z.string()),
				/** Who asked for it. */
				by: z.string(),
				at: z.string(),
				isAsked: z.boolean(),
			}),
		),
		/** What staff wrote down, the latest first. */
		incidents: z.array(
			z.object({
				id: z.string(),
				words: z.string(),
				isSerious: z.boolean(),
				by: z.string(),
				at: z.string(),
				outcome: z.nullable(z.string()),
				closedAt: z.nullable(z.string()),
			}),
		),
	}),
	refusals: gateRefusals,
});

export const boardRefusals = {
	...gateRefusals,
	"incident.unknown": {
		status: 404,
		message: { id: "Kejadian ini tidak ada atau sudah ditutup.", en: "There is no such open incident." },
	},
} as const satisfies RefusalTable;

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const noteIncident = endpoint({
	method: "POST",
	path: "/staff/board/:event/incidents",
	summary: "Write down what happened",
	access,
	status: 201,
	input: z.object({ event: eventSlug, words, isSerious: z.boolean() }),
	answer: z.object({ id: z.string() }),
	refusals: boardRefusals,
});

export const closeIncident = endpoint({
	method: "POST",
	path: "/staff/incidents/:id/close",
	summary: "Say what was done about an incident",
	access,
	input: z.object({ id: z.uuid(), outcome: words }),
	answer: z.object({ id: z.string() }),
	refusals: boardRefusals,
});

export const messageHolders = endpoint({
	method: "POST",
	path: "/staff/board/:event/message",
	summary: "A message to everybody with a valid ticket to this match, in the inbox and by push",
	access: { staff: "ticketing" },
	once: true,
	input: z.object({
		event: eventSlug,
		words: z.object({
			id: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
			en: z.optional(z.string().check(z.trim(), z.maxLength(160))),
		}),
	}),
	answer: z.object({ people: z.int() }),
	refusals: boardRefusals,
});
