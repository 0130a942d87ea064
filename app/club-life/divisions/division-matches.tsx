import { FixtureRow } from "../../matches/fixtures/fixture-link";
import { NextMatch } from "../../matches/fixtures/next-match";
import { pathTo } from "../../paths";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { MoreLink } from "../../ui/navigation/more-link";
import { SwellText } from "../../ui/words/swell-text";
import type { divisionHome } from "./contract";
import { DivisionStandings } from "./division-standings";
import { divisionsTexts } from "./texts";
import "../../ui/panels/two-columns.css";

export type DivisionHome = AnswerOf<typeof divisionHome>;

/** The next match, the latest results and the standings. */
export function DivisionMatches({ home }: { home: DivisionHome }) {
	const t = useTexts(divisionsTexts);
	const { division, coming, results, standings } = home;
	const [next, ...later] = coming;
	const schedule = pathTo("event-list", { category: division });
	return (
		<section className="section">
			<div className="wrap two-columns division-columns">
				<div>
					<div className="section-head">
						<h2 className="display display-3">
							<SwellText
								text={next?.status === "live" ? t.liveNow : t.nextMatch}
								phase={0.4}
								k={0.5}
								lo={56}
								hi={132}
							/>
						</h2>
					</div>
					{next ? (
						<NextMatch fixture={next} />
					) : (
						<EmptyState
							heading="h3"
							title={t.noMatch}
							text={t.noMatchHint}
							action={{ to: schedule, label: t.allFixtures }}
						/>
					)}
					{later.map((fixture) => (
						<FixtureRow key={fixture.slug} fixture={fixture} />
					))}
					{results.length > 0 && (
						<div className="division-results">
							<h3 className="display display-1">{t.results}</h3>
							{results.map((fixture) => (
								<FixtureRow key={fixture.slug} fixture={fixture} />
							))}
						</div>
					)}
					<MoreLink to={schedule}>{t.allFixtures}</MoreLink>
				</div>
				{standings.length > 0 && (
					<aside>
						<div className="section-head">
							<h2 className="display display-3">
								<SwellText text={t.standings} phase={1.4} k={0.6} lo={56} hi={132} />
							</h2>
						</div>
						<DivisionStandings division={division} standings={standings} />
					</aside>
				)}
			</div>
		</section>
	);
}
