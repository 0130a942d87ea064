import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { writeCookie } from "../http/cookies";
import { defaultLanguage, type Language, LanguageProvider, languageCookie } from "../words/language";
import { type Theme, themeCookie } from "./theme";

type Preferences = {
	language: Language;
	theme: Theme;
	setLanguage(language: Language): void;
	setTheme(theme: Theme): void;
};

/** Choices made during this visit: an error page remounts the document and must not lose them. */
let chosen: { language?: Language; theme?: Theme } = {};

const year = 365 * 24 * 60 * 60;
const PreferencesContext = createContext<Preferences | null>(null);

export function PreferencesProvider(props: {
	language?: Language | undefined;
	theme?: Theme | undefined;
	children: ReactNode;
}) {
	const [language, setLanguage] = useState<Language>(chosen.language ?? props.language ?? defaultLanguage);
	const [theme, setTheme] = useState<Theme>(chosen.theme ?? props.theme ?? "system");
	useAnswersIn(language);
	const preferences: Preferences = {
		language,
		theme,
		setLanguage(next) {
			writeCookie(languageCookie, next, { maxAge: year });
			chosen = { ...chosen, language: next };
			dropLanguageFromAddress();
			setLanguage(next);
		},
		setTheme(next) {
			writeCookie(themeCookie, next, { maxAge: year });
			chosen = { ...chosen, theme: next };
			setTheme(next);
		},
	};
	return (
		<PreferencesContext.Provider value={preferences}>
			<LanguageProvider language={language}>{props.children}</LanguageProvider>
		</PreferencesContext.Provider>
	);
}

export function usePreferences(): Preferences {
	const preferences = useContext(PreferencesContext);
	if (!preferences) throw new Error("usePreferences needs a PreferencesProvider above it");
	return preferences;
}

/** Otherwise `?lang=` from a shared link would override the choice on reload. */
function dropLanguageFromAddress() {
	const url = new URL(window.location.href);
	if (!url.searchParams.has("lang")) return;
	url.searchParams.delete("lang");
	window.history.replaceState(window.history.state, "", url);
}

/** The server sends content in one language, so changing it revalidates the page. */
function useAnswersIn(language: Language) {
	const { revalidate } = useRevalidator();
	const shown = useRef(language);
	useEffect(() => {
		if (shown.current === language) return;
		shown.current = language;
		void revalidate();
	}, [language, revalidate]);
}
