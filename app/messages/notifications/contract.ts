import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { topics } from "./topics";

export const pushKey = endpoint({
	method: "GET",
	path: "/push/key",
	summary: "The server's public key, for subscribing to push messages",
	access: "public",
	input: z.object({}),
	answer: z.object({ key: z.string() }),
});

const base64url = (characters: number) => z.string().check(z.regex(/^[\w-]+$/), z.length(characters));

export const setSubscription = endpoint({
	method: "POST",
	path: "/setSubscription",
	summary: "Save this browser's push subscription",
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

const topicSettings = z.object({
	topic: z.enum(topics),
	email: z.boolean(),
	push: z.boolean(),
	/** By WhatsApp or text message to a verified number; only news of orders and tickets go there. */
	phone: z.boolean(),
});
const topicChange = z.object({ ...topicSettings.shape, phone: z.optional(z.boolean()) });
export type TopicChange = z.infer<typeof topicChange>;
export type TopicSettings = z.infer<typeof topicSettings>;
const allTopics = z.object({ topics: z.array(topicSettings) });

export const notificationSettings = endpoint({
	method: "GET",
	path: "/notification-settings",
	summary: "Which topics the member is notified about, and how",
	access: "member",
	input: z.object({}),
	answer: allTopics,
});

export const changeNotificationSettings = endpoint({
	method: "PUT",
	path: "/notification-settings",
	summary: "Change some topics; the others are unchanged",
	access: "member",
	input: z.object({ topics: z.array(topicChange).check(z.minLength(1), z.maxLength(topics.length)) }),
	answer: allTopics,
});

const minuteOfDay = z.int().check(z.gte(0), z.lte(1439));
const quietSchema = z.object({
	/** Minutes after midnight; across midnight, the start is after the end. */
	from: minuteOfDay,
	until: minuteOfDay,
	/** The member's, as an IANA name. */
	timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type QuietHours = z.infer<typeof quietSchema>;

const quietAnswer = z.object({ quiet: z.nullable(quietSchema) });

export const myQuietHours = endpoint({
	method: "GET",
	path: "/notification-settings/quiet",
	summary: "The member's quiet hours",
	access: "member",
	input: z.object({}),
	answer: quietAnswer,
});

export const changeQuietHours = endpoint({
	method: "PUT",
	path: "/notification-settings/quiet",
	summary: "Set the quiet hours, or remove them with null; messages during them are pushed afterwards",
	access: "member",
	input: quietAnswer,
	answer: quietAnswer,
});

export const testPush = endpoint({
	method: "POST",
	path: "/push/test",
	summary: "Push a test message to all of the member's browsers, ignoring quiet hours",
	access: "member",
	input: z.object({}),
	answer: z.object({ browsers: z.int() }),
});
