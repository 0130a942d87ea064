import { useState } from "react";
import { pathTo } from "../../paths";
import { showError, showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Badge } from "../../ui/feedback/badge";
import { Toggle } from "../../ui/fields/toggle";
import { MoreLink } from "../../ui/navigation/more-link";
import { DateText } from "../../ui/words/date-text";
import { changeConsent, type GivenConsent, type PrivacyOverview } from "./contract";
import { privacyTexts } from "./texts";

type ConsentListProps = {
	news: boolean;
	consents: GivenConsent[];
	onChange: (overview: PrivacyOverview) => void;
};

/** The member's consents, the switch to withdraw them, and the log of decisions. */
export function ConsentList({ news, consents, onChange }: ConsentListProps) {
	const t = useTexts(privacyTexts);
	const [wanted, setWanted] = useState(news);
	const change = async (given: boolean) => {
		setWanted(given);
		try {
			onChange(await callApi(changeConsent, { given }));
			showSuccess(t.saved);
		} catch {
			setWanted(!given);
			showError(t.notSaved);
		}
	};
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.consentTitle}</h2>
			<Toggle
				label={t.newsLabel}
				hint={t.newsHint}
				checked={wanted}
				onChange={({ target }) => void change(target.checked)}
			/>
			<p className="small muted">{t.termsHint}</p>
			<p>
				<MoreLink to={pathTo("Cookie settings")}>{t.cookies}</MoreLink>
			</p>
			<h3>{t.log}</h3>
			{consents.length === 0 ? (
				<p>{t.noLog}</p>
			) : (
				<table className="account-table">
					<thead>
						<tr>
							<th scope="col">{t.when}</th>
							<th scope="col">{t.whatAgreed}</th>
							<th scope="col">{t.decision}</th>
						</tr>
					</thead>
					<tbody>
						{consents.map(({ at, kind, version, given }) => (
							<tr key={`${at} ${kind}`}>
								<td>
									<DateText at={at} as="medium-time" />
								</td>
								<td>
									{t.kinds[kind]}, {t.version(version)}
								</td>
								<td>
									<Badge tone={given ? "ok" : "line"}>{given ? t.given : t.withdrawn}</Badge>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}
