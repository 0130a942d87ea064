import { dayOf } from "../../platform/words/dates";

/** The club's promise: money is back within this many working days. */
export const refundWorkingDays = 14;

type Progress = { day: number; of: number };
type Awaited = { state: string; createdAt: Date; accountNamedAt: Date | null };

/**
 * "Hari kerja ke-3 dari 14" for a refund in progress; null when it is done or waits for the fan's account. Mondays to
 * Fridays in the club's zone, the first day included. Public holidays are not considered, so the count runs ahead of them.
 */
export function refundProgress(refund: Awaited, now: Date, timeZone: string): Progress | null {
	if (refund.state === "done" || refund.state === "needs_account") return null;
	const day = countWorkingDays(refund.accountNamedAt ?? refund.createdAt, now, timeZone);
	return { day: Math.max(1, day), of: refundWorkingDays };
}

function countWorkingDays(from: Date, to: Date, timeZone: string): number {
	const [first, last] = [dayNumber(from, timeZone), dayNumber(to, timeZone)];
	return workingDaysBefore(last + 1) - workingDaysBefore(first);
}

/** Days since 1 January 1970, a Thursday. */
const dayNumber = (at: Date, timeZone: string) => Date.parse(dayOf(at, timeZone)) / 86_400_000;

/** Mondays to Fridays before a day, counted from Monday, 29 December 1969. */
function workingDaysBefore(day: number): number {
	const sinceMonday = day + 3;
	return Math.floor(sinceMonday / 7) * 5 + Math.min(sinceMonday % 7, 5);
}
