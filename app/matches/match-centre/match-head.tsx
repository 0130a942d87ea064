import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { formatClock } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import { Badge, LiveBadge } from "../../ui/feedback/badge";
import { Breadcrumb } from "../../ui/navigation/breadcrumb";
import { Picture } from "../../ui/pictures/picture";
import { TeamCrest } from "../../ui/pictures/team-crest";
import { Countdown } from "../../ui/words/countdown";
import { DateText } from "../../ui/words/date-text";
import type { EventDetail } from "../events/contract";
import { EventActions } from "../events/event-actions";
import { eventsTexts } from "../events/texts";
import { competitionLine, sidesOf } from "../fixtures/say-fixture";
import "./match-head.css";

/** The poster and the scoreboard below it: teams, score, time and venue. */
export function MatchHead({ event }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const { opponent, venue, sheet } = event;
	if (!opponent) return null;
	const [home, away] = sidesOf(
		event.home,
		<Crest key="us" size={140} variant="foam" />,
		<TeamCrest key="them" crest={opponent.crest} size={140} />,
	);
	const [homeName, awayName] = sidesOf(event.home, club.shortName, opponent.name);
	return (
		<header className="match-head" data-division={event.division}>
			<div className={event.home === false ? "match-stage match-stage-away" : "match-stage"}>
				<Picture picture={event.cover} width={1364} height={420} drawing={{ split: 0.5 }} priority />
				<span className="match-stage-crests row apart" aria-hidden="true">
					{home}
					{away}
				</span>
			</div>
			<div className="match-board on-brand">
				<div className="wrap">
					<Breadcrumb
						items={[
							{ label: t.fixturesAndResults, to: pathTo("event-list") },
							{ label: competitionLine(event), to: pathTo("event-list", { category: event.division }) },
						]}
					/>
					<h1 className="match-teams stack">
						<span className="display">{homeName}</span>
						<Middle event={event} />
						<span className="display">{awayName}</span>
					</h1>
					<p className="match-line row flow">
						<Status event={event} />
						{sheet?.shootout && <span>{t.penalties(sheet.shootout.us, sheet.shootout.them)}</span>}
						{sheet?.bestOf && <span>{t.bestOf(sheet.bestOf)}</span>}
						<DateText at={event.startsAt} as="full-time" timeZone={venue.timeZone} />
						<span>
							{venue.name}, {venue.city}
						</span>
					</p>
					{event.status === "upcoming" && <Countdown until={event.startsAt} label={t.countdown} />}
					<EventActions event={event} onDark />
				</div>
			</div>
		</header>
	);
}

function Status({ event: { status, phase } }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	if (status === "upcoming") return null;
	if (status === "finished") return <b>{t.finished}</b>;
	if (status !== "live") return <Badge tone="warn">{t[status]}</Badge>;
	return (
		<>
			<LiveBadge /> {phase}
		</>
	);
}

/** The score, or the kick-off time before the start. */
function Middle({ event: { score, status, home, startsAt, venue } }: { event: EventDetail }) {
	const language = useLanguage();
	if (score && status !== "upcoming") {
		const [first, second] = sidesOf(home, score.us, score.them);
		return (
			<span className="display match-score tabular">
				{first}
				<i>–</i>
				{second}
			</span>
		);
	}
	if (status === "cancelled" || status === "postponed") return <span className="display match-clock">×</span>;
	return (
		<span className="display match-clock tabular">{formatClock(startsAt, language, venue.timeZone)}</span>
	);
}
