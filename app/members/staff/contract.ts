import * as z from "zod";
import { roles } from "../../platform/http/access";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { emailAddress } from "../member-fields";

export const staffMe = endpoint({
	method: "GET",
	path: "/staff/me",
	summary: "The member of staff who is logged in, and their roles",
	access: { staff: roles },
	input: z.object({}),
	answer: z.object({ id: z.string(), name: z.string(), email: z.string(), roles: z.array(z.enum(roles)) }),
});

export const staffRefusals = {
	"staff.unknown_member": {
		status: 404,
		message: {
			id: "Tidak ada anggota dengan email ini. Staf mendaftar sebagai anggota dulu.",
			en: "Nobody is registered with this e-mail. Staff register as members first.",
		},
	},
	"staff.unproven": {
		status: 409,
		message: {
			id: "Anggota ini belum memverifikasi emailnya, atau akunnya dinonaktifkan.",
			en: "This member has not verified their e-mail yet, or the account is disabled.",
		},
	},
	"staff.last_admin": {
		status: 409,
		message: {
			id: "Ini admin terakhir. Jadikan orang lain admin dulu.",
			en: "This is the last admin. Make somebody else an admin first.",
		},
	},
} as const satisfies RefusalTable;

const colleague = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string(),
	roles: z.array(z.enum(roles)),
});

export const staffList = endpoint({
	method: "GET",
	path: "/staff/colleagues",
	summary: "Everybody who has a role, by name",
	access: { staff: "admin" },
	input: z.object({}),
	answer: z.object({ staff: z.array(colleague) }),
});

export const addStaff = endpoint({
	method: "POST",
	path: "/staff/colleagues",
	summary: "Give roles to a member, found by e-mail, in addition to those the member has",
	access: { staff: "admin" },
	input: z.object({
		email: emailAddress,
		roles: z.array(z.enum(roles)).check(z.minLength(1), z.maxLength(roles.length)),
	}),
	answer: colleague,
	refusals: staffRefusals,
});

export const setStaffRoles = endpoint({
	method: "PUT",
	path: "/staff/colleagues/:id/roles",
	summary: "Replace all roles of a member of staff; an empty list ends their access to the office",
	access: { staff: "admin" },
	input: z.object({ id: z.uuid(), roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)) }),
	answer: z.object({ roles: z.array(z.enum(roles)) }),
	refusals: staffRefusals,
});

export const auditPerPage = 50;

export const auditEntries = endpoint({
	method: "GET",
	path: "/staff/audit",
	summary: "What staff have changed, newest first, filtered by subject, person or action",
	access: { staff: "admin" },
	input: z.object({
		/** Prefix of a subject ("order/SU-") or an action ("parcels."). */
		q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
		by: z.optional(z.uuid()),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		entries: z.array(
			z.object({
				id: z.string(),
				at: z.string(),
				/** Null for a command-line change. */
				by: z.nullable(z.object({ id: z.string(), name: z.string() })),
				/** The name of the service key with which a program did it, for that person. */
				key: z.nullable(z.string()),
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
