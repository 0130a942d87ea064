import { toInstant } from "./demo-moment";

const dayMs = 86_400_000;
const wibMs = 7 * 3_600_000;

export type Weekday = "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
const weekdays: Weekday[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Days from today to the first such weekday that is at least `soonest` days away, by the calendar of the club. */
export function daysUntil(now: Date, weekday: Weekday, soonest: number): number {
	const today = new Date(now.getTime() + wibMs).getUTCDay();
	const ahead = (weekdays.indexOf(weekday) - today - soonest) % 7;
	return soonest + ((ahead + 7) % 7);
}

/** "19.30" on a day relative to today (negative: past), on the clock of the place. */
export function localTime(
	now: Date,
	days: number,
	clock: string,
	zone: "wib" | "wita" | "wit" = "wib",
): Date {
	const [hour, minute] = clock.split(".").map(Number);
	if (hour === undefined || minute === undefined) throw new Error(`Not a time of day: "${clock}"`);
	const west = { wib: 0, wita: 1, wit: 2 }[zone];
	return new Date(toInstant(now, { daysAhead: 0, hour: hour - west, minute }).getTime() + days * dayMs);
}

/** "2026/27": a season begins in July. */
export function seasonAt(now: Date, yearsAgo = 0): string {
	const local = new Date(now.getTime() + wibMs);
	const first = local.getUTCFullYear() - (local.getUTCMonth() < 6 ? 1 : 0) - yearsAgo;
	return `${first}/${String(first + 1).slice(2)}`;
}
