import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { writeCookie } from "./cookies";
import { defaultLanguage, type Language, LanguageProvider, languageCookie } from "./language";
import { type Theme, themeCookie } from "./theme";

type Preferences = {
	language: Language;
	theme: Theme;
	setLanguage(language: Language): void;
	setTheme(theme: Theme): void;
};

const year = 365 * 24 * 60 * 60;
const PreferencesContext = createContext<Preferences | null>(null);

export function PreferencesProvider(props: {
	language?: Language | undefined;
	theme?: Theme | undefined;
	children: ReactNode;
}) {
	const [language, setLanguage] = useState<Language>(props.language ?? defaultLanguage);
	const [theme, setTheme] = useState<Theme>(props.theme ?? "system");
	useAnswersIn(language);
	const preferences: Preferences = {
		language,
		theme,
		setLanguage(next) {
			writeCookie(languageCookie, next, { maxAge: year });
			setLanguage(next);
		},
		setTheme(next) {
			writeCookie(themeCookie, next, { maxAge: year });
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

/** The page's content comes from the server in one language: a change asks for it anew. */
function useAnswersIn(language: Language) {
	const { revalidate } = useRevalidator();
	const shown = useRef(language);
	useEffect(() => {
		if (shown.current === language) return;
		shown.current = language;
		void revalidate();
	}, [language, revalidate]);
}
