import * as z from "zod";
import { roles } from "../platform/access";
import { endpoint } from "../platform/contract";

export const staffMe = endpoint({
	method: "GET",
	path: "/staff/me",
	summary: "The member of staff who is logged in, and their roles",
	access: { staff: roles },
	input: z.object({}),
	answer: z.object({ id: z.string(), name: z.string(), email: z.string(), roles: z.array(z.enum(roles)) }),
});

export const auditPerPage = 50;

export const auditEntries = endpoint({
	method: "GET",
	path: "/staff/audit",
	summary:
		"What staff have changed, the newest first, by what it was done to, by whom, or by the kind of change",
	access: { staff: "admin" },
	input: z.object({
		/** The beginning of a subject ("order/SU-"), or of an action ("parcels."). */
		q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
		by: z.optional(z.uuid()),
		/** `next` of the page before. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		entries: z.array(
			z.object({
				id: z.string(),
				at: z.string(),
				/** Null for a command on the machine. */
				by: z.nullable(z.object({ id: z.string(), name: z.string() })),
				action: z.string(),
				subject: z.string(),
				before: z.unknown(),
				after: z.unknown(),
			}),
		),
		next: z.nullable(z.string()),
		staff: z.array(z.object({ id: z.string(), name: z.string() })),
	}),
});
