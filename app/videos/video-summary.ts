import * as z from "zod";
import { houseKeys } from "../platform/club-profile";
import { pictureRefSchema } from "../ui/art/picture-ref";

/** What a card shows of a video. */
export const videoSummarySchema = z.object({
	slug: z.string(),
	title: z.string(),
	category: z.enum(houseKeys),
	cover: pictureRefSchema,
	isLive: z.boolean(),
	/** Null while it is live. */
	seconds: z.nullable(z.int()),
	publishedAt: z.string(),
});
export type VideoSummary = z.infer<typeof videoSummarySchema>;
