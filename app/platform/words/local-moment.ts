/** The value of a datetime-local field: "2026-11-16T19:00" in a time zone. */
export function toLocalMoment(at: string | Date, timeZone: string): string {
	const formatter = formatters.get(timeZone) ?? makeFormatter(timeZone);
	formatters.set(timeZone, formatter);
	return formatter.format(new Date(at)).replace(" ", "T");
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Swedish date format is what the field requires. */
const makeFormatter = (timeZone: string) =>
	new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });

/** The instant of a local time in a time zone; null if it is invalid. */
export function fromLocalMoment(local: string, timeZone: string): string | null {
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
	const wanted = Date.parse(`${local}Z`);
	if (Number.isNaN(wanted)) return null;
	let guess = wanted;
	// The second round is for days when clocks change.
	for (let round = 0; round < 2; round++)
		guess += wanted - Date.parse(`${toLocalMoment(new Date(guess), timeZone)}Z`);
	return new Date(guess).toISOString();
}
