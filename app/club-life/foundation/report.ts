import type { Localized } from "../../platform/words/language";

/** A programme's report to its donors: a dated text with its figures. */
export type FoundationReport = {
	/** Calendar day, "2026-05-31". */
	on: string;
	title: Localized;
	text: Localized;
	/** A value is the same in both languages, unless its digits are grouped: `1.000`, `1,000`. */
	figures: { label: Localized; value: string | Localized }[];
};
