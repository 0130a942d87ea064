import { useState } from "react";
import { useLoaderData } from "react-router";
import { pathTo } from "../../paths";
import { pageRead } from "../../platform/browser/page-read";
import { isListFailed } from "../../platform/lists/list-read";
import { useTexts } from "../../platform/words/language";
import { MoreLink } from "../../ui/navigation/more-link";
import { DateText } from "../../ui/words/date-text";
import { accountMeta } from "../account/account-meta";
import { FailedAccount, LoadingAccount } from "../account/account-states";
import { inMembersBrowser } from "../account/member-read";
import { ConsentList } from "./consent-list";
import { type PrivacyOverview, privacyOverview, type View } from "./contract";
import { DataCopy } from "./data-copy";
import { DeleteAccount } from "./delete-account";
import { privacyTexts } from "./texts";
import "./account-privacy.css";

export const meta = accountMeta("profile-privacy");
export const clientLoader = inMembersBrowser(pageRead((call) => call(privacyOverview, {})));
export const HydrateFallback = LoadingAccount;

export default function AccountPrivacyPage() {
	const answer = useLoaderData<typeof clientLoader>();
	return isListFailed(answer) ? <FailedAccount /> : <PrivacyParts initial={answer} />;
}

function PrivacyParts({ initial }: { initial: PrivacyOverview }) {
	const t = useTexts(privacyTexts);
	const [overview, setOverview] = useState(initial);
	return (
		<>
			<section className="account-section">
				<p>{t.lead}</p>
				<p>
					<MoreLink to={pathTo("Privacy")}>{t.policy}</MoreLink>
				</p>
			</section>
			<DataCopy exports={overview.exports} onChange={setOverview} />
			<section className="account-section">
				<h2 className="display display-2">{t.correctTitle}</h2>
				<ul className="stack">
					<li>
						<MoreLink to={pathTo("profile-edit")}>{t.correctProfile}</MoreLink>
					</li>
					<li>
						<MoreLink to={pathTo("profile-address")}>{t.correctAddresses}</MoreLink>
					</li>
					<li>
						<MoreLink to={pathTo("profile-security")}>{t.correctSecurity}</MoreLink>
					</li>
				</ul>
			</section>
			<ConsentList news={overview.news} consents={overview.consents} onChange={setOverview} />
			<section className="account-section">
				<h2 className="display display-2">{t.viewsTitle}</h2>
				<p className="muted">{t.viewsText}</p>
				{overview.views.length === 0 ? <p>{t.noViews}</p> : <Views views={overview.views} />}
			</section>
			<DeleteAccount open={overview.open} hasPassword={overview.hasPassword} />
		</>
	);
}

function Views({ views }: { views: View[] }) {
	const t = useTexts(privacyTexts);
	return (
		<table className="account-table">
			<thead>
				<tr>
					<th scope="col">{t.when}</th>
					<th scope="col">{t.who}</th>
					<th scope="col">{t.whatSeen}</th>
				</tr>
			</thead>
			<tbody>
				{views.map(({ at, role, what, reference }) => (
					<tr key={`${at} ${what} ${reference}`}>
						<td>
							<DateText at={at} as="medium-time" />
						</td>
						<td>{t.roles[role]}</td>
						<td>
							{t.things[what]} {reference}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
