import { type DateStyle, formatDate } from "./dates";
import type { Language } from "./language";

/** A calendar day ("2026-12-20") in words. It has no time zone: at noon UTC, it stays the same day. */
export const sayDay = (day: string, language: Language, style: DateStyle = "long"): string =>
	formatDate(`${day}T12:00:00Z`, style, language, "UTC");
