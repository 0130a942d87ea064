import type { ReactNode } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import type { ClubSection } from "../../platform/club-profile";
import { formatDate, type Moment } from "../../platform/words/dates";
import { useLanguage } from "../../platform/words/language";
import { TeamCrest, type TeamCrestRef } from "../pictures/team-crest";
import { DateText } from "../words/date-text";
import "./event-row.css";

export type EventRowProps = {
	to: string;
	title: string;
	startsAt: Moment;
	timeZone?: string;
	/** "Kandang · Stadion Bahari" */
	detail?: string;
	division: ClubSection;
	crest?: TeamCrestRef;
	/** On the right: a score, a badge, a text button. Not part of the link. */
	end?: ReactNode;
};

/** One row in a list of matches and events. */
export function EventRow(props: EventRowProps) {
	const { startsAt, timeZone = club.timeZone, crest, detail, end } = props;
	const language = useLanguage();
	const [weekday, day] = formatDate(startsAt, "short", language, timeZone).split(", ");
	return (
		<div className="event-row row flow" data-division={props.division}>
			<time className="event-date" dateTime={new Date(startsAt).toISOString()}>
				<b>{day}</b>
				<span className="small muted">{weekday}</span>
			</time>
			{crest && <TeamCrest crest={crest} size={40} />}
			<span className="event-text">
				<Link className="event-title whole" to={props.to}>
					{props.title}
				</Link>
				<span className="event-detail">
					<DateText at={startsAt} as="time" timeZone={timeZone} />
					{detail && `\u00a0· ${detail}`}
				</span>
			</span>
			{end && <span className="event-end">{end}</span>}
		</div>
	);
}
