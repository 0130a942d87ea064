import { ArrowUpDown } from "lucide-react";
import { Link } from "react-router";
import { pathTo } from "../../paths";
import type { ClubSection } from "../../platform/club-profile";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { classNames } from "../../ui/class-names";
import { eventsTexts } from "../events/texts";
import { sidesOf } from "../fixtures/say-fixture";
import { happeningOf, sportOf } from "../sports/sport-of";
import type { LocalSheet, LocalTimelineEntry } from "./match-sheet";
import "./match-timeline.css";

type MatchTimelineProps = { sheet: LocalSheet; division: ClubSection; home: boolean | null };

/** The timeline by period: hosts on the left, guests on the right. */
export function MatchTimeline({ sheet, division, home }: MatchTimelineProps) {
	const t = useTexts(eventsTexts);
	const [left] = sidesOf(home, "us", "them");
	const { periods, timeline, shootout } = sheet;
	const parts = periods.map(({ label }, period) => ({
		label,
		entries: timeline.filter((entry) => entry.period === period && !entry.inShootout),
	}));
	const kicks = timeline.filter((entry) => entry.inShootout);
	if (shootout) parts.push({ label: t.penalties(shootout.us, shootout.them), entries: kicks });
	return parts.map(({ label, entries }) => {
		if (entries.length === 0) return null;
		return (
			<section key={label} className="timeline">
				<h3>{label}</h3>
				<ol>
					{entries.map((entry, index) => (
						<Entry
							// biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same time
							key={index}
							entry={entry}
							division={division}
							isLeft={entry.side === left}
							isMirrored={left === "them"}
						/>
					))}
				</ol>
			</section>
		);
	});
}

type EntryProps = { entry: LocalTimelineEntry; division: ClubSection; isLeft: boolean; isMirrored: boolean };

function Entry({ entry, division, isLeft, isMirrored }: EntryProps) {
	const t = useTexts(eventsTexts);
	const { kind, player, other, text } = entry;
	const language = useLanguage();
	const at = clockText(entry, division, isMirrored);
	return (
		<li
			className={classNames(
				"timeline-entry stack",
				`timeline-${entry.side ?? "nobody"}`,
				isLeft && "timeline-left",
			)}
		>
			<b className="timeline-at tabular">{at}</b>
			<span className={`timeline-mark timeline-${markOf(kind, division)}`} aria-hidden="true">
				{kind === "substitution" && <ArrowUpDown className="icon" />}
			</span>
			<div>
				<p>
					{player && <Person person={player} division={division} isOurs={entry.side === "us"} />}{" "}
					<small>{localize(happeningOf(division, kind).name, language)}</small>
				</p>
				{other && (
					<p className="timeline-other">
						{kind === "substitution" ? t.replaces(other.name) : t.assist(other.name)}
					</p>
				)}
				{text && <p className="timeline-text">{text}</p>}
			</div>
		</li>
	);
}

/** "31’", "04.12", the round of a kick, or the score with the hosts first. */
function clockText({ at, inShootout }: LocalTimelineEntry, division: ClubSection, isMirrored: boolean) {
	if (!at) return "";
	if (inShootout) return `${at}.`;
	const { kind } = sportOf(division).rules.clock;
	if (kind === "score") return (isMirrored ? at.split("–").reverse() : [at]).join("–");
	return kind === "minutes" ? `${at}’` : at;
}

/** A rally that is won looks as a basket does. */
const markOf = (kind: string, division: ClubSection) =>
	sportOf(division).rules.clock.kind === "score" && happeningOf(division, kind).worth ? "basket" : kind;

type PersonProps = {
	person: NonNullable<LocalTimelineEntry["player"]>;
	division: ClubSection;
	isOurs: boolean;
};

function Person({ person: { name, slug }, division, isOurs }: PersonProps) {
	if (!slug || !isOurs) return <b>{name}</b>;
	return (
		<Link to={pathTo("player-detail", { category: division, id: slug })}>
			<b>{name}</b>
		</Link>
	);
}
