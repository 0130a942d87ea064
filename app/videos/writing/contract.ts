import * as z from "zod";
import { line, momentField, wholeNumberField, wordsField } from "../../editing/content/content-fields";
import { contentEndpoints } from "../../editing/content/contract";
import { clubSections } from "../../platform/club-profile";
import { pathWord } from "../../platform/http/path-word";
import { languages } from "../../platform/words/language";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { videoSources } from "../video-source";

const videoContent = z.object({
	title: wordsField(200),
	summary: wordsField(2_000),
	category: z.enum(clubSections),
	cover: pictureRefSchema,
	isLive: z.boolean(),
	/** Null for a live broadcast. */
	seconds: z.nullable(wholeNumberField(1, 86_400)),
	source: z.enum(videoSources),
	/** A path on this site, a YouTube id or the address of a YouTube page. */
	sourceRef: line(300),
	captions: z
		.array(z.object({ language: z.enum(languages), label: line(60), src: line(300) }))
		.check(z.maxLength(4)),
	/** Readers see it from then on. */
	publishedAt: momentField,
	playerSlugs: z.array(pathWord).check(z.maxLength(30)),
	eventSlug: z.nullable(pathWord),
});
export type VideoContent = z.infer<typeof videoContent>;

export const videoEndpoints = contentEndpoints({ path: "videos", things: "videos", content: videoContent });
