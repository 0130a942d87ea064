import * as z from "zod";
import { dayField, line, wholeNumberField, wordsField } from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";
import { bodyInBoth } from "../../../news/article/body-in-both";
import { pictureRefSchema } from "../../../ui/art/picture-ref";

const programmeContent = z.object({
	title: wordsField(160),
	summary: wordsField(2_000),
	story: bodyInBoth,
	place: line(160),
	goal: wholeNumberField(1, 1_000_000_000_000),
	/** May pass the goal. */
	reached: wholeNumberField(0, 1_000_000_000_000),
	unit: wordsField(60),
	startedOn: dayField,
	cover: pictureRefSchema,
	reports: z
		.array(
			z.object({
				on: dayField,
				title: wordsField(160),
				text: wordsField(5_000),
				figures: z.array(z.object({ label: wordsField(80), value: wordsField(40) })).check(z.maxLength(12)),
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
