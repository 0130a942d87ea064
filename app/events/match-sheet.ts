import * as z from "zod/mini";
import { type Language, type Localized, localize } from "../platform/language";
import { type MatchSheet, matchSheetSchema } from "./match";

const { shape } = matchSheetSchema;
const period = shape.periods.def.element;
const timelineEntry = shape.timeline.def.element;
const figure = shape.figures.def.element;

/** A match sheet with every word in the reader's language. */
export const localSheetSchema = z.object({
	...shape,
	periods: z.array(z.object({ ...period.shape, label: z.string() })),
	timeline: z.array(z.object({ ...timelineEntry.shape, text: z.optional(z.string()) })),
	figures: z.array(z.object({ ...figure.shape, label: z.string() })),
});
export type LocalSheet = z.infer<typeof localSheetSchema>;
export type LocalTimelineEntry = LocalSheet["timeline"][number];

export function localizeSheet(sheet: MatchSheet, language: Language): LocalSheet {
	const words = (text: Localized) => localize(text, language);
	return {
		...sheet,
		periods: sheet.periods.map((part) => ({ ...part, label: words(part.label) })),
		timeline: sheet.timeline.map(({ text, ...entry }) => ({ ...entry, ...(text && { text: words(text) }) })),
		figures: sheet.figures.map((line) => ({ ...line, label: words(line.label) })),
	};
}
