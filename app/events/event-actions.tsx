import { CalendarPlus } from "lucide-react";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { usePublicUrl } from "../platform/public-url";
import { ShareRow } from "../sharing/share-row";
import { ButtonLink } from "../ui/button";
import { calendarFile, googleCalendarUrl } from "./calendar-links";
import type { EventDetail } from "./contract";
import { fixturePath, ticketPath } from "./fixture-link";
import { fixtureTitle } from "./fixture-words";
import { eventsTexts } from "./texts";
import "./event-actions.css";

/** What a reader can do about it: get in, watch, keep the date, pass it on. */
export function EventActions({ event, onDark }: { event: EventDetail; onDark?: boolean }) {
	const t = useTexts(eventsTexts);
	const publicUrl = usePublicUrl();
	const isAhead = event.status === "upcoming" || event.status === "postponed";
	const title = fixtureTitle(event);
	return (
		<div className="event-actions">
			{event.tickets?.state === "open" && isAhead && (
				<ButtonLink variant={onDark ? "accent" : "brand"} to={ticketPath(event)}>
					{t.buy}
				</ButtonLink>
			)}
			{event.watchUrl && event.status === "live" && (
				<ButtonLink variant={onDark ? "accent" : "brand"} to={event.watchUrl}>
					{t.watch}
				</ButtonLink>
			)}
			{isAhead && <AddToCalendar event={event} />}
			<ShareRow url={`${publicUrl}${fixturePath(event)}`} title={title} description={event.summary} />
		</div>
	);
}

function AddToCalendar({ event }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const publicUrl = usePublicUrl();
	const google = googleCalendarUrl({
		title: fixtureTitle(event),
		startsAt: event.startsAt,
		endsAt: event.endsAt,
		details: `${event.summary}\n${publicUrl}${pathTo("event-detail", { id: event.slug })}`,
		location: `${event.venue.name}, ${event.venue.address}, ${event.venue.city}`,
	});
	return (
		<details className="add-to-calendar">
			<summary className="button button-ghost">
				<span className="button-label">
					<CalendarPlus className="icon" aria-hidden="true" />
					{t.addToCalendar}
				</span>
			</summary>
			<div>
				<a href={calendarFile(event.slug)} download>
					{t.calendarFile}
				</a>
				<a href={google} target="_blank" rel="noopener noreferrer">
					{t.googleCalendar}
				</a>
			</div>
		</details>
	);
}
