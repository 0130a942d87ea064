import { ArrowUpDown } from "lucide-react";
import { Link } from "react-router";
import { pathTo } from "../../paths";
import type { ClubSection } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../../ui/class-names";
import { eventsTexts } from "../events/texts";
import { sidesOf } from "../fixtures/say-fixture";
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
						// biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same time
						<Entry key={index} entry={entry} division={division} isLeft={entry.side === left} />
					))}
				</ol>
			</section>
		);
	});
}

type EntryProps = { entry: LocalTimelineEntry; division: ClubSection; isLeft: boolean };

function Entry({ entry, division, isLeft }: EntryProps) {
	const t = useTexts(eventsTexts);
	const { kind, player, other, text } = entry;
	const unit = entry.inShootout ? "." : division === "football" ? "’" : "";
	return (
		<li
			className={classNames(
				"timeline-entry stack",
				`timeline-${entry.side ?? "nobody"}`,
				isLeft && "timeline-left",
			)}
		>
			<b className="timeline-at tabular">
				{entry.at}
				{entry.at && unit}
			</b>
			<span className={`timeline-mark timeline-${kind}`} aria-hidden="true">
				{kind === "substitution" && <ArrowUpDown className="icon" />}
			</span>
			<div>
				<p>
					{player && <Person person={player} division={division} isOurs={entry.side === "us"} />}{" "}
					<small>{t.happenings[kind]}</small>
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
