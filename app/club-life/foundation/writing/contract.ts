import * as z from "zod";
import { day, line, wholeNumber, words } from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";
import { bodyInBoth } from "../../../news/article/body-in-both";
import { pictureRefSchema } from "../../../ui/art/picture-ref";

const programmeContent = z.object({
	title: words(160),
	summary: words(2_000),
	story: bodyInBoth,
	place: line(160),
	goal: wholeNumber(1, 1_000_000_000_000),
	/** May pass the goal. */
	reached: wholeNumber(0, 1_000_000_000_000),
	unit: words(60),
	startedOn: day,
	cover: pictureRefSchema,
	reports: z
		.array(
			z.object({
				on: day,
				title: words(160),
				text: words(5_000),
				figures: z.array(z.object({ label: words(80), value: words(40) })).check(z.maxLength(12)),
			}),
		)
		.check(z.maxLength(40)),
});
export type FoundationContent = z.infer<typeof programmeContent>;

export const foundationEndpoints = contentEndpoints({
	path: "foundation",
	things: "the foundation's programmes",
	content: programmeContent,
});
