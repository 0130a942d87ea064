import { usePreferences } from "../../platform/browser/preferences";
import { languages, useTexts } from "../../platform/words/language";
import { OptionCard, OptionGroup } from "../../ui/fields/option-card";
import { SettingsSection } from "./settings-section";
import { settingsTexts } from "./texts";

export function LanguageSettings() {
	const t = useTexts(settingsTexts);
	const { language, setLanguage } = usePreferences();
	return (
		<SettingsSection title={t.languageTitle} text={t.languageText}>
			<OptionGroup legend={t.languageTitle} hideLegend>
				{languages.map((option) => (
					<OptionCard
						key={option}
						name="language"
						label={<span lang={option}>{t.languages[option]}</span>}
						checked={language === option}
						onChange={() => setLanguage(option)}
					/>
				))}
			</OptionGroup>
		</SettingsSection>
	);
}
