import * as z from "zod";
import { clubSections } from "../platform/club-profile";
import { pictureRefSchema } from "../ui/art/picture-ref";

/** An article as shown in lists and cards. */
export const storySchema = z.object({
	slug: z.string(),
	title: z.string(),
	excerpt: z.string(),
	category: z.enum(clubSections),
	cover: pictureRefSchema,
	publishedAt: z.string(),
	readingMinutes: z.int(),
});
export type Story = z.infer<typeof storySchema>;
