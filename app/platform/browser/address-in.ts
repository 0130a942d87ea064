import { defaultLanguage, type Language } from "../words/language";

/** The URL of a page in a given language, for use outside the site. Matches the page's canonical URL. */
export const addressIn = (language: Language, address: string): string =>
	language === defaultLanguage ? address : `${address}?lang=${language}`;
