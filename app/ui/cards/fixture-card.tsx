import type { ReactNode } from "react";
import type { ClubSection } from "../../platform/club-profile";
import type { Moment } from "../../platform/words/dates";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../class-names";
import { LiveBadge } from "../feedback/badge";
import { MoreLink } from "../navigation/more-link";
import { TeamCrest, type TeamCrestRef } from "../pictures/team-crest";
import { DateText } from "../words/date-text";
import { cardTexts } from "./card-texts";
import "./fixture-card.css";

export type FixtureTeam = { name: string; crest: TeamCrestRef; score?: number | null };
export type FixtureCardStatus = "upcoming" | "live" | "finished" | "postponed" | "cancelled";

export type FixtureCardProps = {
	division: ClubSection;
	/** "Liga Nusantara, pekan 2" */
	competition: string;
	startsAt: Moment;
	/** The venue's time zone. */
	timeZone?: string;
	status: FixtureCardStatus;
	/** The current stage of a live match: "Gim 3 dari 5", "Babak kedua". */
	phase?: string;
	home: FixtureTeam;
	away: FixtureTeam;
	venue: string;
	/** The main action: buy, watch, read the report. */
	action?: { to: string; label: string };
};

/** One match. A live one is dark and prominent. */
export function FixtureCard(props: FixtureCardProps) {
	const { division, competition, startsAt, timeZone, status, home, away, venue, action } = props;
	const t = useTexts(cardTexts);
	const live = status === "live";
	return (
		<article
			className={classNames("fixture column gap-4", live && "fixture-live")}
			data-division={division}
			aria-label={t.fixture.versus(home.name, away.name)}
		>
			<header className="fixture-head row apart small muted">
				<span>{competition}</span>
				{live ? <LiveBadge /> : <DateText className="tabular" at={startsAt} timeZone={timeZone} />}
			</header>
			<div className="fixture-teams stack">
				<Team {...home} />
				<Team {...away} />
			</div>
			<footer className="fixture-foot small row apart gap-3">
				<span>
					{stateLine(props, t.fixture)}
					<br />
					{venue}
				</span>
				{action && (
					<MoreLink tight to={action.to}>
						{action.label}
					</MoreLink>
				)}
			</footer>
		</article>
	);
}

/** Cards side by side; on phones they scroll and snap. */
export function FixtureStrip({ label, children }: { label: string; children: ReactNode }) {
	return (
		<section className="fixture-strip" aria-label={label}>
			{children}
		</section>
	);
}

function Team({ name, crest, score }: FixtureTeam) {
	return (
		<>
			<TeamCrest crest={crest} />
			<span>{name}</span>
			<b className="tabular">{score}</b>
		</>
	);
}

function stateLine(
	{ status, phase, startsAt, timeZone }: FixtureCardProps,
	texts: Record<"finished" | "postponed" | "cancelled", string>,
) {
	if (status === "upcoming") return <DateText as="time" at={startsAt} timeZone={timeZone} />;
	if (status === "live") return phase;
	return texts[status];
}
