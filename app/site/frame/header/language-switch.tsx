import { usePreferences } from "../../../platform/browser/preferences";
import { type Language, languages, useTexts } from "../../../platform/words/language";
import "../../../ui/icon-button.css";
import { frameTexts } from "../texts";
import "./language-switch.css";

/** Shows the current language; pressing it switches to the next. */
export function LanguageSwitch() {
	const { language, setLanguage } = usePreferences();
	const t = useTexts(frameTexts);
	return (
		<button
			type="button"
			className="icon-button language-switch"
			aria-label={`${language.toUpperCase()}: ${t.language.name}, ${t.language.other}`}
			onClick={() => setLanguage(languageAfter(language))}
		>
			{language.toUpperCase()}
		</button>
	);
}

const languageAfter = (language: Language) =>
	languages[(languages.indexOf(language) + 1) % languages.length] ?? language;
