import * as z from "zod";
import { fixtureSchema } from "../../matches/fixtures/fixture";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { passStates } from "../issued/ticket-states";
import { longestCode, mostScansAtOnce } from "./limits";
import { scanVerdicts } from "./scan-verdicts";

const event = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const gate = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));

export const gateRefusals = {
	"gate.unknown_event": {
		status: 404,
		message: { id: "Tidak ada tiket untuk acara ini.", en: "There are no tickets for this event." },
	},
} as const satisfies RefusalTable;

export const gateEvents = endpoint({
	method: "GET",
	path: "/gate/events",
	summary: "Events with tickets that a gate can be opened for, the soonest first, with their gates",
	access: { staff: "gate" },
	input: z.object({}),
	answer: z.object({ events: z.array(z.object({ event: fixtureSchema, gates: z.array(z.string()) })) }),
});

/** Null with free seating. */
const seat = z.nullable(z.object({ row: z.int(), number: z.int() }));

const listedPassSchema = z.object({
	number: z.string(),
	state: z.enum(passStates),
	/** An index of `sections`. */
	section: z.int(),
	seat,
	holder: z.string(),
	usedAt: z.nullable(z.string()),
	usedGate: z.nullable(z.string()),
	endedAt: z.nullable(z.string()),
	/** Whether the holder is inside now. */
	isInside: z.boolean(),
	/** The match has changed and the owner has not chosen yet. */
	isFrozen: z.boolean(),
	/** The order's payment was charged back. */
	isDisputed: z.boolean(),
});
export type ListedTicket = z.infer<typeof listedPassSchema>;

const countsSchema = z.object({
	/** Tickets that may still come. */
	expected: z.int(),
	gates: z.array(
		z.object({ gate: z.string(), in: z.int(), out: z.int(), refused: z.int(), lastMinutes: z.int() }),
	),
	conflicts: z.int(),
	/** Nobody is let in for now. */
	isHeld: z.boolean(),
	/** Queues that are sent elsewhere. */
	redirects: z.array(z.object({ gate: z.string(), toGate: z.string() })),
});
export type GateCounts = z.infer<typeof countsSchema>;

/** 32 raw bytes in base64. */
const keySchema = z.object({ id: z.int(), publicKey: z.string() });

export const gateList = endpoint({
	method: "GET",
	path: "/gate/list",
	summary: "Key and tickets of an event: all that a scanner needs to work offline",
	access: { staff: "gate" },
	input: z.object({ event }),
	answer: z.object({
		event: z.object({
			slug: z.string(),
			title: z.string(),
			startsAt: z.string(),
			timeZone: z.string(),
			venue: z.string(),
		}),
		key: keySchema,
		/** Of other matches around this one, so that a ticket for one of them isn't taken for a forgery. */
		otherKeys: z.array(z.object({ ...keySchema.shape, title: z.string(), startsAt: z.string() })),
		sections: z.array(z.object({ label: z.string(), gate: z.string() })),
		passes: z.array(listedPassSchema),
		counts: countsSchema,
		staff: z.string(),
		now: z.string(),
	}),
	refusals: gateRefusals,
});

const scanSchema = z.object({
	id: z.uuid(),
	/** What the QR said, or the number that was typed. */
	code: z.string().check(z.maxLength(longestCode)),
	isManual: z.boolean(),
	direction: z.enum(["in", "out"]),
	/** By the scanner's own clock. */
	at: z.iso.datetime(),
	/** What the scanner has already shown; absent when it waits for the answer. */
	shown: z.optional(z.enum(scanVerdicts)),
});
export type SentScan = z.infer<typeof scanSchema>;

const scanResultSchema = z.object({
	id: z.string(),
	verdict: z.enum(scanVerdicts),
	number: z.nullable(z.string()),
	holder: z.nullable(z.string()),
	section: z.nullable(z.string()),
	seat,
	/** When and where somebody went in with it before, or when it ended. */
	since: z.nullable(z.string()),
	gate: z.nullable(z.string()),
	/** Where it belongs, if elsewhere. */
	otherEvent: z.nullable(z.string()),
});
export type ScanResult = z.infer<typeof scanResultSchema>;

export const gateScan = endpoint({
	method: "POST",
	path: "/gate/scans",
	summary:
		"Scans of one device, one at a time or many that waited for the network; each counts once by its id",
	access: { staff: "gate" },
	input: z.object({
		event,
		gate,
		scanner: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
		/** The scanner's clock when it sends this: its error is subtracted from every scan. */
		sentAt: z.iso.datetime(),
		/** An empty list is a heartbeat. */
		scans: z.array(scanSchema).check(z.maxLength(mostScansAtOnce)),
		/** How many scans it still has to send after these. */
		waiting: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
		/** Its gate is closed: it will not report again. */
		isClosing: z._default(z.boolean(), false),
	}),
	answer: z.object({ results: z.array(scanResultSchema), counts: countsSchema, now: z.string() }),
	refusals: gateRefusals,
});

export const gateConflicts = endpoint({
	method: "GET",
	path: "/gate/conflicts",
	summary:
		"The latest tickets that let more than one person in while scanners were offline, with every scan of each",
	access: { staff: "gate" },
	input: z.object({ event }),
	answer: z.object({
		conflicts: z.array(
			z.object({
				number: z.string(),
				holder: z.nullable(z.string()),
				section: z.nullable(z.string()),
				scans: z.array(
					z.object({ at: z.string(), gate: z.string(), scanner: z.string(), verdict: z.enum(scanVerdicts) }),
				),
			}),
		),
	}),
	refusals: gateRefusals,
});
