import * as z from "zod";
import { endpoint } from "../platform/contract";
import { languages } from "../platform/language";
import type { RefusalTable } from "../platform/refusal";
import { contactTopics } from "./topics";

export const messagesPerPage = 30;

export const inboxRefusals = {
	"message.unknown": {
		status: 404,
		message: { id: "Pesan ini tidak ada.", en: "There is no such message." },
	},
} as const satisfies RefusalTable;

export const contactInbox = endpoint({
	method: "GET",
	path: "/staff/messages",
	summary: "What people wrote to the club, the newest first: what nobody has answered, or everything",
	access: { staff: "support" },
	input: z.object({
		folder: z._default(z.enum(["open", "done", "suspect"]), "open"),
		/** `next` of the page before. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		messages: z.array(
			z.object({
				id: z.string(),
				name: z.string(),
				email: z.string(),
				phone: z.nullable(z.string()),
				topic: z.enum(contactTopics),
				message: z.string(),
				language: z.enum(languages),
				at: z.string(),
				handledAt: z.nullable(z.string()),
			}),
		),
		next: z.nullable(z.string()),
	}),
});

export const noteHandled = endpoint({
	method: "POST",
	path: "/staff/messages/:id/handled",
	summary: "Somebody has answered a message, or it waits again after all",
	access: { staff: "support" },
	input: z.object({ id: z.uuid(), isHandled: z.boolean() }),
	answer: z.object({ handledAt: z.nullable(z.string()) }),
	refusals: inboxRefusals,
});
