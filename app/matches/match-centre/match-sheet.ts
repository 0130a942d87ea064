import * as z from "zod";
import { type Language, type Localized, localize } from "../../platform/words/language";
import { writeClock } from "../../platform/words/write-clock";
import { figureSchema, type MatchSheet, matchSheetSchema, periodSchema, timelineEntrySchema } from "./match";

/** A match sheet localized for the reader. */
export const localSheetSchema = z.object({
	...matchSheetSchema.shape,
	periods: z.array(z.object({ ...periodSchema.shape, label: z.string() })),
	timeline: z.array(z.object({ ...timelineEntrySchema.shape, text: z.optional(z.string()) })),
	figures: z.array(z.object({ ...figureSchema.shape, label: z.string() })),
});
export type LocalSheet = z.infer<typeof localSheetSchema>;
export type LocalTimelineEntry = LocalSheet["timeline"][number];

export function localizeSheet(sheet: MatchSheet, language: Language): LocalSheet {
	const words = (text: Localized) => localize(text, language);
	return {
		...sheet,
		periods: sheet.periods.map((part) => ({ ...part, label: words(part.label) })),
		timeline: sheet.timeline.map(({ text, ...entry }) => ({
			...entry,
			at: writeClock(entry.at, language),
			...(text && { text: words(text) }),
		})),
		figures: sheet.figures.map((line) => ({ ...line, label: words(line.label) })),
	};
}
