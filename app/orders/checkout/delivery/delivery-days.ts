import { dayOf } from "../../../platform/words/dates";
import type { DeliveryService } from "../contract";

/** The days on the chart, from today; and which of them is match day. */
export type DeliveryDays = { days: string[]; matchAt: number | null };

const fewest = 7;
const most = 14;

export function daysFor(
	services: readonly DeliveryService[],
	matchStartsAt: string | undefined,
	now: Date,
	timeZone: string,
): DeliveryDays {
	const today = dayOf(now, timeZone);
	const last = services
		.filter(isCourier)
		.reduce((day, { arrival }) => (arrival.to > day ? arrival.to : day), today);
	const count = Math.min(most, Math.max(fewest, daysBetween(today, last) + 1));
	const days = Array.from({ length: count }, (_, at) => addDays(today, at));
	const match = matchStartsAt ? days.indexOf(dayOf(matchStartsAt, timeZone)) : -1;
	return { days, matchAt: match < 0 ? null : match };
}

/** How far a service extends over the days, 0 to 1; later ones reach the end. */
export function reachOf({ arrival }: DeliveryService, { days }: DeliveryDays): number {
	const at = daysBetween(days[0]!, arrival.to);
	return Math.min(1, (at + 0.65) / days.length);
}

export const isCourier = ({ courier }: DeliveryService) => courier !== "pickup";

const day = 86_400_000;
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
const daysBetween = (from: string, to: string) => Math.round((noon(to) - noon(from)) / day);
const addDays = (date: string, count: number) =>
	new Date(noon(date) + count * day).toISOString().slice(0, 10);
