import * as z from "zod";
import { moment, optionalLine, wholeNumber, words } from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";
import { linkTarget } from "../../../news/article/article-body";
import { bodyInBoth } from "../../../news/article/body-in-both";
import { pictureRefSchema } from "../../../ui/art/picture-ref";
import { entertainmentKinds } from "../entertainment-item";

const itemContent = z.object({
	title: words(160),
	kind: z.enum(entertainmentKinds),
	summary: words(2_000),
	body: bodyInBoth,
	startsAt: moment,
	/** Null for recorded shows. */
	place: optionalLine(160),
	durationMinutes: z.nullable(wholeNumber(1, 10_000)),
	cover: pictureRefSchema,
	links: z.array(z.object({ label: words(80), url: linkTarget })).check(z.maxLength(12)),
});
export type EntertainmentContent = z.infer<typeof itemContent>;

export const entertainmentEndpoints = contentEndpoints({
	path: "entertainment",
	things: "shows, concerts, podcasts and fan events",
	content: itemContent,
});
