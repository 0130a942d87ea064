import * as z from "zod";
import { endpoint } from "../platform/contract";
import { topics } from "./topics";

export const pushKey = endpoint({
	method: "GET",
	path: "/push/key",
	summary: "The server's public key, for subscribing to pushes",
	access: "public",
	input: z.object({}),
	answer: z.object({ key: z.string() }),
});

const base64url = (characters: number) => z.string().check(z.regex(/^[\w-]+$/), z.length(characters));

export const setSubscription = endpoint({
	method: "POST",
	path: "/setSubscription",
	summary: "Keep this browser's push subscription",
	access: "public",
	input: z.object({
		endpoint: z.string().check(z.minLength(1), z.maxLength(2000)),
		/** A point of P-256, uncompressed: 65 bytes. */
		key: base64url(87),
		/** 16 bytes. */
		token: base64url(22),
	}),
	answer: z.object({ message: z.string() }),
});

const topicSettings = z.object({ topic: z.enum(topics), email: z.boolean(), push: z.boolean() });
export type TopicSettings = z.infer<typeof topicSettings>;
const allTopics = z.object({ topics: z.array(topicSettings) });

export const notificationSettings = endpoint({
	method: "GET",
	path: "/notification-settings",
	summary: "What the member is told about, and how",
	access: "member",
	input: z.object({}),
	answer: allTopics,
});

export const changeNotificationSettings = endpoint({
	method: "PUT",
	path: "/notification-settings",
	summary: "Change some topics; the others stay as they are",
	access: "member",
	input: z.object({ topics: z.array(topicSettings).check(z.minLength(1), z.maxLength(topics.length)) }),
	answer: allTopics,
});
