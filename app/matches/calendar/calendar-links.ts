import type { DivisionKey } from "../../platform/club-profile";
import { utcStamp } from "./icalendar";

/** The calendar to subscribe to: the whole club's, or one division's. */
export const calendarFeed = (division?: DivisionKey): string =>
	division ? `/calendar/${division}.ics` : "/calendar.ics";

/** One event as a file. */
export const calendarFile = (slug: string): string => `/event/${slug}.ics`;

type Appointment = { title: string; startsAt: string; endsAt: string; details: string; location: string };

/** The Google Calendar page for adding it. */
export function googleCalendarUrl({ title, startsAt, endsAt, details, location }: Appointment): string {
	const query = new URLSearchParams({
		action: "TEMPLATE",
		text: title,
		dates: `${utcStamp(new Date(startsAt))}/${utcStamp(new Date(endsAt))}`,
		details,
		location,
	});
	return `https://calendar.google.com/calendar/render?${query}`;
}
