import type { MetaArgs } from "react-router";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { useLanguage } from "../../platform/words/language";
import { LegalScreen } from "./legal-screen";
import { privacy } from "./privacy";
import { legalVersions } from "./versions";

export function meta(where: MetaArgs) {
	const { title, description } = privacy[settingsOf(where.matches).language];
	return pageMeta(where, { title, description });
}

export default function PrivacyPage() {
	return <LegalScreen document={privacy[useLanguage()]} version={legalVersions.privacy} other="terms" />;
}
