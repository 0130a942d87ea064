import * as z from "zod";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { ruleText } from "../../platform/http/rule-text";
import { languages } from "../../platform/words/language";
import { contactTopics } from "../../site/contact/topics";

export const inboxPerPage = 30;
export const longestStaffNote = 2000;
export const longestReply = 4000;

export const staffInboxRefusals = {
	"inbox.unknown": {
		status: 404,
		message: { id: "Pesan ini tidak ada.", en: "There is no such message." },
	},
	"inbox.not_staff": {
		status: 409,
		message: {
			id: "Orang ini tidak punya peran layanan (lagi). Pilih yang lain.",
			en: "This person doesn't have the support role (any more). Choose someone else.",
		},
	},
} as const satisfies RefusalTable;

const common = {
	id: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.nullable(z.string()),
	at: z.string(),
	handledAt: z.nullable(z.string()),
	assignedTo: z.nullable(z.string()),
	staffNote: z.string(),
	/** The writer's: answers go out in it. */
	language: z.enum(languages),
	/** What was answered from here, the oldest first. */
	replies: z.array(
		z.object({ id: z.string(), words: z.string(), by: z.nullable(z.string()), at: z.string() }),
	),
};

const inboxItem = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("message"),
		...common,
		topic: z.enum(contactTopics),
		message: z.string(),
	}),
	z.object({
		kind: z.literal("trial"),
		...common,
		/** `name` is the guardian's. */
		child: z.string(),
		birthDate: z.string(),
		division: z.enum(divisionKeys),
		programme: z.string(),
		message: z.string(),
	}),
]);
export type InboxItem = z.infer<typeof inboxItem>;

export const staffInbox = endpoint({
	method: "GET",
	path: "/staff/inbox",
	summary: "Contact messages and academy trial requests, newest first, by folder",
	access: { staff: "support" },
	input: z.object({
		folder: z._default(z.enum(["open", "mine", "done", "suspect"]), "open"),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		items: z.array(inboxItem),
		next: z.nullable(z.string()),
		/** Who can be asked to answer one. */
		staff: z.array(z.object({ id: z.string(), name: z.string() })),
	}),
});

export const changeInbox = endpoint({
	method: "PUT",
	path: "/staff/inbox/:kind/:id",
	summary: "Assign a message or trial, leave a note for colleagues, or mark it as answered",
	access: { staff: "support" },
	input: z.object({
		kind: z.enum(["message", "trial"]),
		id: z.uuid(),
		/** What is missing stays as it is. */
		isHandled: z.optional(z.boolean()),
		assignedTo: z.optional(z.nullable(z.uuid())),
		staffNote: z.optional(z.string().check(z.trim(), z.maxLength(longestStaffNote))),
	}),
	answer: z.object({
		handledAt: z.nullable(z.string()),
		assignedTo: z.nullable(z.string()),
		staffNote: z.string(),
	}),
	refusals: staffInboxRefusals,
});

export const replyInbox = endpoint({
	method: "POST",
	path: "/staff/inbox/:kind/:id/replies",
	summary: "Answer a message or trial by e-mail, in the writer's language; this also marks it as answered",
	access: { staff: "support" },
	once: true,
	status: 201,
	input: z.object({
		kind: z.enum(["message", "trial"]),
		id: z.uuid(),
		words: z
			.string()
			.check(
				z.trim(),
				z.minLength(2, ruleText({ id: "Tulis jawabannya.", en: "Write an answer." })),
				z.maxLength(longestReply),
			),
	}),
	answer: z.object({ id: z.string() }),
	refusals: staffInboxRefusals,
});
