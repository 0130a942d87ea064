import type { MetaArgs } from "react-router";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { useLanguage } from "../../platform/words/language";
import { LegalScreen } from "./legal-screen";
import { terms } from "./terms";
import { legalVersions } from "./versions";

export function meta(where: MetaArgs) {
	const { title, description } = terms[settingsOf(where.matches).language];
	return pageMeta(where, { title, description });
}

export default function TermsPage() {
	return <LegalScreen document={terms[useLanguage()]} version={legalVersions.terms} other="privacy" />;
}
