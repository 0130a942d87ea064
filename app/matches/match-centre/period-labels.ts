import type { Localized } from "../../platform/words/language";
import type { Sport } from "../sports/sport";

/** What the parts of a match are called, unless its sheet says otherwise. */
export function periodLabel({ rules: { parts, partName, extraName } }: Sport, index: number): Localized {
	return index < parts ? partName(index + 1) : extraName(index - parts + 1);
}
