import { dayOf, formatClock } from "../../platform/words/dates";

/** A moment as a `datetime-local` field holds it, on the clocks of a time zone: "2026-08-15T19:00". */
export const toLocalTime = (at: string | number, timeZone: string) =>
	`${dayOf(at, timeZone)}T${formatClock(at, "en", timeZone)}`;

/** The moment at which the zone's clocks show what was typed; null if that is not a time. */
export function fromLocalTime(typed: string, timeZone: string): string | null {
	const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? Date.parse(`${typed}:00Z`) : Number.NaN;
	if (Number.isNaN(asUtc)) return null;
	const offset = Date.parse(`${toLocalTime(asUtc, timeZone)}:00Z`) - asUtc;
	return new Date(asUtc - offset).toISOString();
}
