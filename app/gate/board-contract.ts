import * as z from "zod";
import { fixtureSchema } from "../events/fixture/fixture";
import { endpoint } from "../platform/contract";
import { stands } from "../tickets/stands";
import { gateRefusals } from "./contract";

/** Scans are drawn in steps of so many minutes. */
export const boardStep = 5;

const figures = { quota: z.int(), sold: z.int(), held: z.int(), left: z.int() };

export const matchDayBoard = endpoint({
	method: "GET",
	path: "/staff/board/:event",
	summary: "A match day's figures by gate and section, at most a second old however many watch",
	access: { staff: ["ticketing", "gate"] },
	input: z.object({ event: z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)) }),
	answer: z.object({
		event: fixtureSchema,
		/** When this was counted. */
		at: z.string(),
		inside: z.int(),
		/** Good tickets whose holders have not come yet. */
		awaited: z.int(),
		refused: z.int(),
		...figures,
		gates: z.array(
			z.object({
				gate: z.string(),
				/** Good tickets that belong to this gate. */
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
	}),
	refusals: gateRefusals,
});
