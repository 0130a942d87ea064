import { useLoaderData } from "react-router";
import { pathTo } from "../../paths";
import { pageRead } from "../../platform/browser/page-read";
import { clubSections } from "../../platform/club-profile";
import { isListFailed } from "../../platform/lists/list-read";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { MoreLink } from "../../ui/navigation/more-link";
import { DateText } from "../../ui/words/date-text";
import { accountMeta } from "../account/account-meta";
import { FailedAccount, LoadingAccount } from "../account/account-states";
import { inMembersBrowser } from "../account/member-read";
import { BadgeList } from "./badge-list";
import { type Attended, passport } from "./contract";
import { PassportBars } from "./passport-bars";
import { ShareCard } from "./share-card";
import { passportTexts } from "./texts";
import "./passport.css";

export const meta = accountMeta("profile-passport");
export const clientLoader = inMembersBrowser(pageRead((call) => call(passport, {})));
export const HydrateFallback = LoadingAccount;

export default function PassportPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(passportTexts);
	const label = useSectionLabel();
	if (isListFailed(answer)) return <FailedAccount />;
	const { attended, badges } = answer;
	const seasons = [...new Set(attended.map(({ season }) => season))];
	const divisions = clubSections.filter((key) => attended.some(({ division }) => division === key));
	return (
		<>
			<section className="account-section">
				<h2 className="display display-3">{t.visits(attended.length)}</h2>
				<p className="muted">{t.lead}</p>
				{attended.length === 0 ? (
					<EmptyState
						title={t.none}
						text={t.noneText}
						action={{ to: pathTo("Tickets"), label: t.findMatch }}
					/>
				) : (
					<ShareCard />
				)}
			</section>
			{attended.length > 0 && (
				<section className="account-section passport-plots">
					<PassportBars
						title={t.bySeason}
						rows={seasons.map((season) => ({
							key: season,
							label: t.season(season),
							parts: divisions.map((division) => ({
								division,
								count: attended.filter((visit) => visit.season === season && visit.division === division)
									.length,
							})),
						}))}
					/>
					<PassportBars
						title={t.byDivision}
						rows={divisions.map((division) => ({
							key: division,
							label: label(division),
							parts: [{ division, count: attended.filter((visit) => visit.division === division).length }],
						}))}
					/>
				</section>
			)}
			<BadgeList badges={badges} />
			{attended.length > 0 && <Visits attended={attended} />}
		</>
	);
}

function Visits({ attended }: { attended: Attended[] }) {
	const t = useTexts(passportTexts);
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.matches}</h2>
			<ol className="passport-visits">
				{attended.map(({ slug, title, division, at, venue }) => (
					<li className="row flow apart" key={slug} data-division={division}>
						<MoreLink to={pathTo("event-detail", { id: slug })}>{title}</MoreLink>
						<span className="small muted">
							<DateText at={at} as="medium" />
							{`\u00a0· ${venue}`}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
