import * as z from "zod";

/** The audience of an announcement: followers of anything, of a division and its players, or of one player. */
export const audienceSchema = z.object({
	kind: z.enum(["all", "division", "player"]),
	/** A division's key or a player's slug; empty for all. */
	target: z._default(z.string().check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/), z.maxLength(100)), ""),
});
export type Audience = z.infer<typeof audienceSchema>;

/** An announcement's topic; members choose by topic what reaches them and how. Their own orders are not announced. */
export const announcementTopics = ["news", "matches", "tickets", "store"] as const;
export type AnnouncementTopic = (typeof announcementTopics)[number];
