/** Days of the club's calendar: "2026-11-18". */
export type Arrival = { from: string; to: string };

/** Parcels leave on the working day after the order; couriers rest on Sundays. */
const daysToPack = 1;

/** The first day on which a parcel can leave. `making` is how many working days something takes to be made before it is packed. */
export function leavesOn(now: Date, timeZone: string, making = 0): string {
	const today = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
	return addWorkingDays(today, making + daysToPack);
}

/** Of a parcel that leaves on that day and is so many days on its way. */
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
