import { CalendarPlus } from "lucide-react";
import { pathTo } from "../../paths";
import { usePublicUrl } from "../../platform/http/public-url";
import { useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { calendarFile, googleCalendarUrl } from "../calendar/calendar-links";
import { ticketPath } from "../fixtures/fixture-link";
import { fixtureTitle } from "../fixtures/say-fixture";
import type { EventDetail } from "./contract";
import { eventsTexts } from "./texts";
import "./event-actions.css";

/** Actions for an event: buy tickets, watch, add to calendar. */
export function EventActions({ event, onDark }: { event: EventDetail; onDark?: boolean }) {
	const t = useTexts(eventsTexts);
	const isAhead = event.status === "upcoming" || event.status === "postponed";
	const canWatch = event.watchUrl && event.status === "live";
	if (!isAhead && !canWatch) return null;
	return (
		<div className="event-actions row flow gap-3">
			{event.tickets?.state === "open" && isAhead && (
				<ButtonLink variant={onDark ? "accent" : "brand"} to={ticketPath(event)}>
					{t.buy}
				</ButtonLink>
			)}
			{event.watchUrl && canWatch && (
				<ButtonLink variant={onDark ? "accent" : "brand"} to={event.watchUrl}>
					{t.watch}
				</ButtonLink>
			)}
			{isAhead && <AddToCalendar event={event} />}
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
