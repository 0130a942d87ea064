import { club } from "../../club/profile";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { Badge, LiveBadge } from "../ui/badge";
import { EventRow } from "../ui/event-row";
import { FixtureCard } from "../ui/fixture-card";
import { MoreLink } from "../ui/more-link";
import type { TeamCrestRef } from "../ui/team-crest";
import type { Fixture } from "./fixture";
import { fixtureTexts } from "./fixture-texts";
import { competitionLine, fixtureTitle, sidesOf } from "./fixture-words";
import { outcomeOf } from "./match";
import "./fixture-link.css";

export const fixturePath = ({ slug }: Pick<Fixture, "slug">) => pathTo("event-detail", { id: slug });
export const ticketPath = ({ slug }: Pick<Fixture, "slug">) => pathTo("buy-ticket", { id: slug });

/** The one thing to do about a match now: watch it, get in, or read how it was. */
export function useFixtureAction(): (fixture: Fixture) => { to: string; label: string } {
	const t = useTexts(fixtureTexts);
	return (fixture) => {
		if (fixture.status === "live" && fixture.watchUrl) return { to: fixture.watchUrl, label: t.watch };
		if (fixture.tickets?.state === "open" && fixture.status === "upcoming")
			return { to: ticketPath(fixture), label: t.buy };
		return { to: fixturePath(fixture), label: fixture.status === "finished" ? t.report : t.details };
	};
}

/** A match as a card in a strip. */
export function FixtureTile({ fixture }: { fixture: Fixture }) {
	const action = useFixtureAction()(fixture);
	if (!fixture.opponent) return null;
	const { opponent, score, venue } = fixture;
	const us = { name: club.shortName, crest: "club" as TeamCrestRef, score: score?.us };
	const them = { name: opponent.name, crest: opponent.crest as TeamCrestRef, score: score?.them };
	const [home, away] = sidesOf(fixture.home, us, them);
	return (
		<FixtureCard
			division={fixture.division}
			competition={competitionLine(fixture)}
			startsAt={fixture.startsAt}
			timeZone={venue.timeZone}
			status={fixture.status}
			phase={fixture.phase ?? undefined}
			home={home}
			away={away}
			venue={venue.name}
			action={action}
		/>
	);
}

/** A match or an event as a line in a list. */
export function FixtureRow({ fixture, plain }: { fixture: Fixture; plain?: boolean }) {
	const t = useTexts(fixtureTexts);
	const side = fixture.home === null ? null : fixture.home ? t.home : t.away;
	const detail = [side, fixture.venue.name, competitionLine(fixture)].filter(Boolean).join(" · ");
	return (
		<EventRow
			to={fixturePath(fixture)}
			title={fixtureTitle(fixture)}
			startsAt={fixture.startsAt}
			timeZone={fixture.venue.timeZone}
			detail={detail}
			division={fixture.division}
			crest={fixture.opponent?.crest}
			end={plain ? <Score fixture={fixture} /> : <RowEnd fixture={fixture} />}
		/>
	);
}

function RowEnd({ fixture }: { fixture: Fixture }) {
	const t = useTexts(fixtureTexts);
	const { status, tickets } = fixture;
	if (status === "live") return <LiveBadge division={fixture.division} />;
	if (status === "postponed" || status === "cancelled") return <Badge tone="line">{t[status]}</Badge>;
	if (status === "finished") return <Score fixture={fixture} />;
	if (tickets?.state === "open") {
		return (
			<MoreLink tight to={ticketPath(fixture)}>
				{t.buy}
			</MoreLink>
		);
	}
	if (tickets?.state === "sold-out") return <Badge tone="ink">{t.soldOut}</Badge>;
	if (tickets?.state === "soon") return <Badge tone="line">{t.saleSoon}</Badge>;
	return null;
}

function Score({ fixture: { score, home } }: { fixture: Fixture }) {
	const t = useTexts(fixtureTexts);
	if (!score) return null;
	const outcome = outcomeOf(score);
	const [first, second] = sidesOf(home, score.us, score.them);
	return (
		<span className={`fixture-score fixture-${outcome}`}>
			<b className="tabular">
				{first}–{second}
			</b>
			<small>{t.outcomes[outcome]}</small>
		</span>
	);
}
