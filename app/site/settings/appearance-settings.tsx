import { usePreferences } from "../../platform/browser/preferences";
import { themes } from "../../platform/browser/theme";
import { useTexts } from "../../platform/words/language";
import { OptionCard, OptionGroup } from "../../ui/fields/option-card";
import { SettingsSection } from "./settings-section";
import { settingsTexts } from "./texts";

export function AppearanceSettings() {
	const t = useTexts(settingsTexts);
	const { theme, setTheme } = usePreferences();
	return (
		<SettingsSection title={t.appearanceTitle} text={t.appearanceText}>
			<OptionGroup legend={t.appearanceTitle} hideLegend>
				{themes.map((option) => (
					<OptionCard
						key={option}
						name="theme"
						label={t.themes[option]}
						hint={option === "system" ? t.themes.systemHint : undefined}
						checked={theme === option}
						onChange={() => setTheme(option)}
					/>
				))}
			</OptionGroup>
		</SettingsSection>
	);
}
