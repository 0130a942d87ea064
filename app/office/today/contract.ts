import * as z from "zod";
import { roles } from "../../platform/http/access";
import { endpoint } from "../../platform/http/contract";
import { sectionNames } from "../section-names";

/** What may be waiting. Each has words and a screen in `today-screen.tsx`. */
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
	"evidence_due",
	"disputes",
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
	"merges",
	"trials",
	"failed_jobs",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const officeToday = endpoint({
	method: "GET",
	path: "/staff/today",
	summary: "What is waiting for the member of staff, by role, including kinds with a count of zero",
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
	summary: "Record a staff visit to the office; coming back within the hour counts as the same visit",
	access: { staff: roles },
	input: z.object({}),
	answer: z.object({ previousAt: z.nullable(z.string()) }),
});

/** How far back the list goes for someone who was away for long, or is here for the first time. */
export const mostDaysBack = 14;

export const officeChanges = endpoint({
	method: "GET",
	path: "/staff/changes",
	summary: "What others changed since the previous visit, in the sections the caller may open",
	access: { staff: roles },
	input: z.object({}),
	answer: z.object({
		since: z.string(),
		/** False if `since` is only the limit of how far back we go. */
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
