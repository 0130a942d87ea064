import { defaultLanguage, type Language } from "./language";

/** The address of a page's version in a language, for what leaves the site. Pages say the same of themselves. */
export const addressIn = (language: Language, address: string): string =>
	language === defaultLanguage ? address : `${address}?lang=${language}`;
