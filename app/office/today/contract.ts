import * as z from "zod";
import { roles } from "../../platform/access";
import { endpoint } from "../../platform/contract";
import { sectionNames } from "../section-names";

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
	"drafts",
	"untranslated",
	"outdated",
	"content_untranslated",
	"content_outdated",
	"events_untranslated",
	"events_outdated",
	"products_untranslated",
	"products_outdated",
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

export const beginOfficeVisit = endpoint({
	method: "POST",
	path: "/staff/visits",
	summary: "A member of staff comes to the office; coming back within the hour is the same visit",
	access: { staff: roles },
	input: z.object({}),
	answer: z.object({ previousAt: z.nullable(z.string()) }),
});

/** How far back somebody who was away for long, or is here for the first time, is told. */
export const mostDaysBack = 14;

export const officeChanges = endpoint({
	method: "GET",
	path: "/staff/changes",
	summary:
		"What others changed since the visit before this one, in the parts of the office that one may open",
	access: { staff: roles },
	input: z.object({}),
	answer: z.object({
		since: z.string(),
		/** False if `since` is only how far back we tell. */
		isLastVisit: z.boolean(),
		parts: z.array(
			z.object({
				section: z.enum(sectionNames),
				count: z.int(),
				people: z.array(z.string()),
				at: z.string(),
			}),
		),
	}),
});
