import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { topics } from "../notifications/topics";

export const messagesPerPage = 20;

export const messageSchema = z.object({
	id: z.string(),
	topic: z.enum(topics),
	title: z.string(),
	body: z.string(),
	/** The page it leads to. */
	path: z.string(),
	at: z.string(),
	isRead: z.boolean(),
});
export type InboxMessage = z.infer<typeof messageSchema>;

const unreadSchema = z.object({ unread: z.int() });

export const inbox = endpoint({
	method: "GET",
	path: "/inbox",
	summary: "The member's inbox, newest first; `next` continues the list",
	access: "member",
	input: z.object({ before: z.optional(z.uuid()) }),
	answer: z.object({ messages: z.array(messageSchema), next: z.nullable(z.string()), unread: z.int() }),
});

export const unreadMessages = endpoint({
	method: "GET",
	path: "/inbox/unread",
	summary: "How many messages the member has not read",
	access: "member",
	input: z.object({}),
	answer: unreadSchema,
});

export const inboxRefusals = {
	"message.unknown": {
		status: 404,
		message: { id: "Pesan ini tidak ada.", en: "This message does not exist." },
	},
} as const satisfies RefusalTable;

export const readMessage = endpoint({
	method: "POST",
	path: "/inbox/:id/read",
	summary: "Mark one message as read",
	access: "member",
	input: z.object({ id: z.uuid() }),
	answer: unreadSchema,
	refusals: inboxRefusals,
});

export const readAllMessages = endpoint({
	method: "POST",
	path: "/inbox/read",
	summary: "Mark all messages as read, up to and including the given one",
	access: "member",
	input: z.object({ until: z.uuid() }),
	answer: unreadSchema,
});
