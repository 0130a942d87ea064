import type { Language } from "./language";

/** A clock that is kept as text, `15.30`, as the reader's language writes it. */
export const writeClock = (clock: string, language: Language): string =>
	language === "en" ? clock.replace(".", ":") : clock;
