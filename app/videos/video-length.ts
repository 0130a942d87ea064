import { type Language, textsIn } from "../platform/words/language";
import { cardTexts } from "../ui/cards/card-texts";
import { formatDuration } from "../ui/cards/format-duration";

/** "3.48", or "live" without a duration. */
export const videoLength = (seconds: number | null, language: Language): string =>
	seconds === null ? textsIn(cardTexts, language).live : formatDuration(seconds, language);
