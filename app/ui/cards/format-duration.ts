import type { Language } from "../../platform/words/language";

/** `18.24`, and with hours `1.02.05`; in English with colons. */
export const formatDuration = (seconds: number, language: Language): string =>
	new Date(seconds * 1000)
		.toISOString()
		.slice(11, 19)
		.replace(/^(00:)?0?/, "")
		.replaceAll(":", language === "en" ? ":" : ".");
