import type { MetaArgs } from "react-router";
import { pathTo } from "../paths";
import { useLanguage, useTexts } from "../platform/language";
import { pageMeta, settingsOf } from "../platform/page-meta";
import { ButtonLink } from "../ui/button";
import { LegalScreen } from "./legal-screen";
import { privacy } from "./privacy";
import { legalTexts } from "./texts";
import { legalVersions } from "./versions";

export function meta(where: MetaArgs) {
	const { title, description } = privacy[settingsOf(where.matches).language];
	return pageMeta(where, { title, description });
}

export default function PrivacyPage() {
	const t = useTexts(legalTexts);
	return (
		<LegalScreen document={privacy[useLanguage()]} version={legalVersions.privacy}>
			<ButtonLink variant="ghost" to={pathTo("Terms")}>
				{t.terms}
			</ButtonLink>
			<ButtonLink variant="ghost" to={pathTo("Cookie")}>
				{t.cookies}
			</ButtonLink>
			<ButtonLink variant="ghost" to={pathTo("Contact us")}>
				{t.contact}
			</ButtonLink>
		</LegalScreen>
	);
}
