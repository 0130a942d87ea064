import * as z from "zod";
import { roles } from "../../platform/access";
import { endpoint } from "../../platform/contract";

/** What may wait for somebody. Each has words and a screen in `today-screen.tsx`. */
export const waitingKinds = [
	"to_pack",
	"to_send",
	"trouble",
	"returns",
	"ratings",
	"sales_opening",
	"match_answers",
	"transfers",
	"refunds",
	"differences",
	"messages",
	"trials",
	"failed_jobs",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const officeToday = endpoint({
	method: "GET",
	path: "/staff/today",
	summary: "What waits for the member of staff, by role; things of which there are none are named, too",
	access: { staff: roles },
	input: z.object({}),
	answer: z.object({
		waiting: z.array(
			z.object({
				kind: z.enum(waitingKinds),
				count: z.int(),
				/** Rupiah, where it is about money. */
				amount: z.nullable(z.int()),
			}),
		),
	}),
});
