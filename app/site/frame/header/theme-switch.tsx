import { usePreferences } from "../../../platform/browser/preferences";
import { useTexts } from "../../../platform/words/language";
import { IconButton } from "../../../ui/icon-button";
import { ThemeIcon } from "../../../ui/icons";
import { frameTexts } from "../texts";
import "../../../ui/theme-icon.css";

export function ThemeSwitch() {
	const { theme, setTheme } = usePreferences();
	const t = useTexts(frameTexts);

	const switchTheme = () => {
		// Follows the device until the reader chooses.
		const isDark =
			theme === "system" ? window.matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
		setTheme(isDark ? "light" : "dark");
	};
	return <IconButton icon={ThemeIcon} label={t.theme} onClick={switchTheme} />;
}
