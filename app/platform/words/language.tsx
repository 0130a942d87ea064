import { createContext, type ReactNode, useContext } from "react";

export const languages = ["id", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "id";

/** The reader's choice; the default is Indonesian. */
export const languageCookie = "lang";

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Text in the database or the club profile: always Indonesian, English where available. */
export type Localized = { id: string; en?: string | undefined };

export const localize = (text: Localized, language: Language) => text[language] ?? text.id;

const LanguageContext = createContext<Language>(defaultLanguage);

export function LanguageProvider(props: { language: Language; children: ReactNode }) {
	return <LanguageContext.Provider value={props.language}>{props.children}</LanguageContext.Provider>;
}

export const useLanguage = () => useContext(LanguageContext);

type Text = string | ((...values: never[]) => string);
type Texts = { [key: string]: Text | Texts };

/** A slice's screen texts. It does not compile unless English has every key that Indonesian has. */
export const defineTexts = <const T extends Texts>(texts: { id: T; en: Translated<T> }) => texts;

/** The texts of one slice in the reader's language: `const t = useTexts(newsTexts)`. */
export function useTexts<T extends Texts>(texts: { id: T; en: Translated<T> }): Translated<T> {
	return textsIn(texts, useLanguage());
}

/** The same outside React: mails, meta tags, server answers. */
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

/** The language of the current page, for code outside components. */
export function shownLanguage(): Language {
	const { lang } = document.documentElement;
	return isLanguage(lang) ? lang : defaultLanguage;
}
