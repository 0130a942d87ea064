import * as z from "zod";
import { clubSections } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import { badgeKeys } from "./badges";

const attendedSchema = z.object({
	slug: z.string(),
	title: z.string(),
	division: z.enum(clubSections),
	at: z.string(),
	venue: z.string(),
	/** "2026/27", from July to June. */
	season: z.string(),
});
export type Attended = z.infer<typeof attendedSchema>;

const badgeSchema = z.object({
	key: z.enum(badgeKeys),
	/** The match that earned it; null until then. */
	earnedAt: z.nullable(z.string()),
	reached: z.int(),
	goal: z.int(),
});
export type PassportBadge = z.infer<typeof badgeSchema>;

export const passport = endpoint({
	method: "GET",
	path: "/user/passport",
	summary: "The matches and events the member has been to, by the scans at the gates, and the badges earned",
	access: "member",
	input: z.object({}),
	answer: z.object({ attended: z.array(attendedSchema), badges: z.array(badgeSchema) }),
});

export const passportCard = endpoint({
	method: "GET",
	path: "/user/passport/card",
	summary: "The passport as a picture to share, without any code",
	access: "member",
	file: "image/png",
	input: z.object({}),
	answer: z.object({
		name: z.string(),
		bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
	}),
});
