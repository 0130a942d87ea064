import * as z from "zod";
import { roles } from "../../platform/http/access";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { consentKinds } from "../registration/consent-kinds";
import { viewedThings } from "../staff/viewed-things";

const consentSchema = z.object({
	kind: z.enum(consentKinds),
	version: z.string(),
	given: z.boolean(),
	at: z.string(),
});
export type GivenConsent = z.infer<typeof consentSchema>;

const viewSchema = z.object({
	role: z.enum(roles),
	what: z.enum(viewedThings),
	reference: z.nullable(z.string()),
	at: z.string(),
});
export type View = z.infer<typeof viewSchema>;

const exportSchema = z.object({
	id: z.string(),
	askedAt: z.string(),
	/** Null while it is being made. */
	bytes: z.nullable(z.int()),
	until: z.string(),
});
export type DataExport = z.infer<typeof exportSchema>;

const overviewSchema = z.object({
	/** Whether the member agrees to news by e-mail. */
	news: z.boolean(),
	/** Every consent given and withdrawn, the latest first. */
	consents: z.array(consentSchema),
	/** The latest times staff viewed the member's data. */
	views: z.array(viewSchema),
	exports: z.array(exportSchema),
	/** What a deletion would wait for. */
	open: z.object({ orders: z.int(), tickets: z.int(), refunds: z.int() }),
	hasPassword: z.boolean(),
});
export type PrivacyOverview = z.infer<typeof overviewSchema>;

export const privacyOverview = endpoint({
	method: "GET",
	path: "/user/privacy",
	summary: "The member's consents, copies of their data, and which staff viewed it",
	access: "member",
	input: z.object({}),
	answer: overviewSchema,
});

export const changeConsent = endpoint({
	method: "PUT",
	path: "/user/consents/news",
	summary: "Give or withdraw consent to news by e-mail",
	access: "member",
	input: z.object({ given: z.boolean() }),
	answer: overviewSchema,
});

export const requestCopy = endpoint({
	method: "POST",
	path: "/user/exports",
	summary: "Request a copy of all data; a mail says when it is ready",
	access: "member",
	status: 202,
	input: z.object({}),
	answer: overviewSchema,
});

export const exportRefusals = {
	"export.unknown": {
		status: 404,
		message: {
			id: "Salinan ini tidak ada atau sudah kedaluwarsa. Minta yang baru.",
			en: "This copy does not exist or has expired. Request a new one.",
		},
	},
} as const satisfies RefusalTable;

export const exportArchive = endpoint({
	method: "GET",
	path: "/user/exports/:id/archive",
	summary: "A finished copy: a ZIP archive with JSON, the same as a readable page, and photos",
	access: "member",
	file: "application/zip",
	input: z.object({ id: z.uuid() }),
	answer: z.object({
		name: z.string(),
		bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
	}),
	refusals: exportRefusals,
});

export const deleteAccount = endpoint({
	method: "POST",
	path: "/user/deletion",
	summary:
		"Log out everywhere and delete the account after two weeks, unless the member logs in again before then",
	access: "member",
	input: z.object({
		/** The current one; a member without one gives the e-mail address. */
		password: z.string().check(z.maxLength(200)),
	}),
	answer: z.object({ dueAt: z.string() }),
});
