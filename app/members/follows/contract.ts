import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { followKinds } from "./follow-kinds";

const target = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100));
const followSchema = z.object({ kind: z.enum(followKinds), target: z.string(), name: z.string() });
export type Follow = z.infer<typeof followSchema>;

const followsSchema = z.object({
	follows: z.array(followSchema),
	/** The address of the member's own calendar. */
	calendar: z.string(),
});
export type Following = z.infer<typeof followsSchema>;

export const followList = endpoint({
	method: "GET",
	path: "/user/follows",
	summary: "Who the member follows, and the address of the calendar made from it",
	access: "member",
	input: z.object({}),
	answer: followsSchema,
});

export const followRefusals = {
	"follow.unknown": {
		status: 404,
		message: { id: "Yang ingin kamu ikuti tidak ada.", en: "There is no such player or division." },
	},
	"follow.too_many": {
		status: 409,
		message: {
			id: "Kamu sudah mengikuti 200. Lepas satu dulu.",
			en: "You already follow 200. Unfollow one first.",
		},
	},
} as const satisfies RefusalTable;

export const follow = endpoint({
	method: "PUT",
	path: "/user/follow",
	summary: "Follow a player or a division",
	access: "member",
	input: z.object({ kind: z.enum(followKinds), target }),
	answer: z.object({ following: z.boolean() }),
	refusals: followRefusals,
});

export const unfollow = endpoint({
	method: "DELETE",
	path: "/user/follow",
	summary: "Unfollow a player or a division",
	access: "member",
	input: z.object({ kind: z.enum(followKinds), target }),
	answer: z.object({ following: z.boolean() }),
});

export const isFollowing = endpoint({
	method: "GET",
	path: "/user/follow",
	summary: "Whether the member follows a player or a division",
	access: "member",
	input: z.object({ kind: z.enum(followKinds), target }),
	answer: z.object({ following: z.boolean() }),
});

export const renewCalendar = endpoint({
	method: "POST",
	path: "/user/calendar",
	summary: "Give the member's calendar a new address; the old one stops working",
	access: "member",
	input: z.object({}),
	answer: followsSchema,
});
