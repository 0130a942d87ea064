import type { MetaArgs } from "react-router";
import { useLanguage } from "../platform/language";
import { pageMeta, settingsOf } from "../platform/page-meta";
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
