import { dayOf } from "../../platform/words/dates";

/** Days in the club's time zone: "2026-11-18". */
export type Arrival = { from: string; to: string };

/** Parcels leave on the working day after the order; couriers don't work on Sundays. */
const daysToPack = 1;

/** The first day a parcel can leave. `making` is the number of working days an item takes to be made before packing. */
export function leavesOn(now: Date, timeZone: string, making = 0): string {
	return addWorkingDays(dayOf(now, timeZone), making + daysToPack);
}

/** The arrival of a parcel that leaves on that day and is in transit for so many days. */
export function arrivalOf(days: { from: number; to: number }, leaves: string): Arrival {
	return {
		from: addWorkingDays(leaves, days.from),
		to: addWorkingDays(leaves, Math.max(days.from, days.to)),
	};
}

function addWorkingDays(day: string, count: number): string {
	const date = new Date(`${day}T12:00:00Z`);
	for (let left = count; left > 0; ) {
		date.setUTCDate(date.getUTCDate() + 1);
		if (date.getUTCDay() !== 0) left--;
	}
	return date.toISOString().slice(0, 10);
}
