import * as z from "zod";
import { houseKeys } from "../platform/club-profile";
import { pictureRefSchema } from "../ui/art/picture-ref";

/** What a card shows of a video. */
export const videoSummarySchema = z.object({
	slug: z.string(),
	title: z.string(),
	category: z.enum(houseKeys),
	cover: pictureRefSchema,
	seconds: z.int(),
	publishedAt: z.string(),
});
export type VideoSummary = z.infer<typeof videoSummarySchema>;
