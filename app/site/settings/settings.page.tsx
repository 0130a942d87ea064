import type { ReactNode } from "react";
import { Link, type MetaArgs, useParams } from "react-router";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { textsIn, useTexts } from "../../platform/words/language";
import { SwellText } from "../../ui/words/swell-text";
import { AppearanceSettings } from "./appearance-settings";
import { LanguageSettings } from "./language-settings";
import { NotificationSettings } from "./notification-settings";
import { PrivacySettings } from "./privacy-settings";
import { categoryNamed, type SettingsCategory, settingsCategories } from "./settings-categories";
import { settingsTexts } from "./texts";
import "../../ui/navigation/link-tabs.css";
import "./settings.css";

export function meta(page: MetaArgs) {
	const t = textsIn(settingsTexts, settingsOf(page.matches).language);
	const category = t.category[categoryNamed(page.params.category)];
	return pageMeta(page, { title: `${t.settings}: ${category}`, description: t.description, hidden: true });
}

export default function SettingsPage() {
	const t = useTexts(settingsTexts);
	const category = categoryNamed(useParams().category);
	const Panel = panels[category];
	return (
		<>
			<header className="wrap page-head">
				<h1 className="display display-4">
					<SwellText text={t.settings} phase={0.4} k={0.6} lo={56} hi={136} />
				</h1>
			</header>
			<nav className="link-tabs" aria-label={t.tabs}>
				{settingsCategories.map((key) => (
					<Link
						key={key}
						to={pathTo("local", { category: key })}
						aria-current={key === category ? "page" : undefined}
					>
						{t.category[key]}
					</Link>
				))}
			</nav>
			<div className="wrap settings-panel">
				<Panel />
			</div>
		</>
	);
}

const panels: Record<SettingsCategory, () => ReactNode> = {
	language: LanguageSettings,
	appearance: AppearanceSettings,
	privacy: PrivacySettings,
	notifications: NotificationSettings,
};
