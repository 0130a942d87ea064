import * as z from "zod";
import {
	momentField,
	optionalLine,
	wholeNumberField,
	wordsField,
} from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";
import { linkTarget } from "../../../news/article/article-body";
import { bodyInBoth } from "../../../news/article/body-in-both";
import { pictureRefSchema } from "../../../ui/art/picture-ref";
import { entertainmentKinds } from "../entertainment-item";

const itemContent = z.object({
	title: wordsField(160),
	kind: z.enum(entertainmentKinds),
	summary: wordsField(2_000),
	body: bodyInBoth,
	startsAt: momentField,
	/** Null for recorded shows. */
	place: optionalLine(160),
	durationMinutes: z.nullable(wholeNumberField(1, 10_000)),
	cover: pictureRefSchema,
	links: z.array(z.object({ label: wordsField(80), url: linkTarget })).check(z.maxLength(12)),
});
export type EntertainmentContent = z.infer<typeof itemContent>;

export const entertainmentEndpoints = contentEndpoints({
	path: "entertainment",
	things: "shows, concerts, podcasts and fan events",
	content: itemContent,
});
