import * as z from "zod";
import { clubSections } from "../platform/club-profile";
import { pictureRefSchema } from "../ui/art/picture-ref";

/** The data of a video card. */
export const videoSummarySchema = z.object({
	slug: z.string(),
	title: z.string(),
	category: z.enum(clubSections),
	cover: pictureRefSchema,
	isLive: z.boolean(),
	/** Null while it is live. */
	seconds: z.nullable(z.int()),
	publishedAt: z.string(),
});
export type VideoSummary = z.infer<typeof videoSummarySchema>;
