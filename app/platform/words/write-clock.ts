import type { Language } from "./language";

/** A time stored as text, `15.30`, in the reader's format. */
export const writeClock = (clock: string, language: Language): string =>
	language === "en" ? clock.replace(".", ":") : clock;
