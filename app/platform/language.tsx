import { createContext, type ReactNode, useContext } from "react";

export const languages = ["id", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "id";

/** Remembers the reader's choice; without it the site speaks Indonesian. */
export const languageCookie = "lang";

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Text kept in the database or the club profile: Indonesian always, English where somebody wrote it. */
export type Localized = { id: string; en?: string | undefined };

export const localize = (text: Localized, language: Language) => text[language] ?? text.id;

const LanguageContext = createContext<Language>(defaultLanguage);

export function LanguageProvider(props: { language: Language; children: ReactNode }) {
	return <LanguageContext.Provider value={props.language}>{props.children}</LanguageContext.Provider>;
}

export const useLanguage = () => useContext(LanguageContext);

type Text = string | ((...values: never[]) => string);
type Texts = { [key: string]: Text | Texts };

/** A slice's screen texts. English must have every key of the Indonesian, or it does not compile. */
export const defineTexts = <const T extends Texts>(texts: { id: T; en: Translated<T> }) => texts;

/** The texts of one slice in the reader's language: `const t = useTexts(newsTexts)`. */
export function useTexts<T extends Texts>(texts: { id: T; en: Translated<T> }): Translated<T> {
	return textsIn(texts, useLanguage());
}

/** The same outside of React: mails, meta tags, server answers. */
export const textsIn = <T extends Texts>(
	texts: { id: T; en: Translated<T> },
	language: Language,
): Translated<T> => (language === "en" ? texts.en : (texts.id as unknown as Translated<T>));

type Translated<T> = {
	readonly [K in keyof T]: T[K] extends string
		? string
		: T[K] extends (...values: infer V) => string
			? (...values: V) => string
			: Translated<T[K]>;
};

/** The language of the page on the screen, for code that runs outside of components. */
export function shownLanguage(): Language {
	const { lang } = document.documentElement;
	return isLanguage(lang) ? lang : defaultLanguage;
}
