import type { Localized } from "../platform/language";

/** What a programme tells its givers: a dated text, and the figures it stands on. */
export type FoundationReport = {
	/** Calendar day, "2026-05-31". */
	on: string;
	title: Localized;
	text: Localized;
	/** A value is the same in both languages, unless its digits are grouped: `1.000`, `1,000`. */
	figures: { label: Localized; value: string | Localized }[];
};
