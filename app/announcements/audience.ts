import * as z from "zod";

/** Whom an announcement is for: whoever follows anything, a division with its players, or one player. */
export const audienceSchema = z.object({
	kind: z.enum(["all", "division", "player"]),
	/** A division's key or a player's slug; empty for all. */
	target: z._default(z.string().check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/), z.maxLength(100)), ""),
});
export type Audience = z.infer<typeof audienceSchema>;

/** What an announcement may be about; members choose by topic what reaches them how. Their own orders are nobody's news. */
export const announcementTopics = ["news", "matches", "tickets", "store"] as const;
export type AnnouncementTopic = (typeof announcementTopics)[number];
