import * as z from "zod";
import { endpoint } from "../../../platform/http/contract";
import type { RefusalTable } from "../../../platform/http/refusal";
import { boardRefusals } from "./board-contract";
import { measureKinds } from "./measure-kinds";

const event = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const gate = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const access = { staff: "ticketing" } as const;

export const runbookRefusals = {
	...boardRefusals,
	"measure.needs_another": {
		status: 409,
		message: {
			id: "Sudah kamu minta. Sekarang orang lain yang harus menekan.",
			en: "You have requested this. Now someone else must confirm it.",
		},
	},
	"measure.in_force": {
		status: 409,
		message: { id: "Langkah ini sedang berlaku.", en: "This is already in force." },
	},
	"measure.too_late": {
		status: 409,
		message: {
			id: "Jam mulainya sudah lewat, atau laganya selesai.",
			en: "The start has passed, or the match is over.",
		},
	},
	"measure.unknown": {
		status: 404,
		message: { id: "Langkah ini sudah berakhir.", en: "This has already ended." },
	},
} as const satisfies RefusalTable;

export const takeMeasure = endpoint({
	method: "POST",
	path: "/staff/board/:event/measures",
	summary:
		"Open a spare gate, send a queue elsewhere, delay the start, hold all gates, evacuate; what needs two people is requested first and takes effect when somebody else calls this as well",
	access,
	once: true,
	status: 201,
	input: z.object({
		event,
		kind: z.enum(measureKinds),
		/** `spare_gate`: its name · `redirect`: where the queue is. */
		gate: z.optional(gate),
		/** `redirect`: where it goes. */
		toGate: z.optional(gate),
	}),
	answer: z.object({
		id: z.string(),
		/** Not in force until a second person says yes. */
		isAsked: z.boolean(),
		/** Ticket holders who were told. */
		people: z.int(),
	}),
	refusals: runbookRefusals,
});

export const endMeasure = endpoint({
	method: "POST",
	path: "/staff/measures/:id/end",
	summary: "End a measure, or withdraw one that nobody has approved; a delayed start moves back",
	access,
	input: z.object({ id: z.uuid() }),
	answer: z.object({ id: z.string() }),
	refusals: runbookRefusals,
});

export const callMedics = endpoint({
	method: "POST",
	path: "/staff/board/:event/medics",
	summary: "Call the medics: a serious incident, and a push to everybody who works at the gates",
	access: { staff: ["ticketing", "gate"] },
	once: true,
	status: 201,
	input: z.object({ event, place: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) }),
	answer: z.object({ id: z.string(), people: z.int() }),
	refusals: runbookRefusals,
});
