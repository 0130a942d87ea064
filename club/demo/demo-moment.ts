/** When something in the demo happens, relative to today, so that the site always looks current. Hours are WIB. */
export type DemoMoment =
	| { hoursAgo: number }
	| { daysAgo: number; hour: number; minute?: number }
	| { daysAhead: number; hour: number; minute?: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** West Indonesian time has no summer time, so a fixed offset is exact. */
const wibMs = 7 * hourMs;

export function toInstant(now: Date, moment: DemoMoment): Date {
	if ("hoursAgo" in moment) return new Date(now.getTime() - moment.hoursAgo * hourMs);
	const days = "daysAgo" in moment ? -moment.daysAgo : moment.daysAhead;
	const today = Math.floor((now.getTime() + wibMs) / dayMs) * dayMs - wibMs;
	return new Date(today + days * dayMs + moment.hour * hourMs + (moment.minute ?? 0) * 60_000);
}

/** The calendar day in Teluk Bahari, "2026-05-31". */
export function toDay(now: Date, daysAgo: number): string {
	return new Date(now.getTime() + wibMs - daysAgo * dayMs).toISOString().slice(0, 10);
}
