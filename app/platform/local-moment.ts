/** What a date and time field shows: "2026-11-16T19:00" on the clocks of a time zone. */
export function toLocalMoment(at: string | Date, timeZone: string): string {
	const formatter = formatters.get(timeZone) ?? makeFormatter(timeZone);
	formatters.set(timeZone, formatter);
	return formatter.format(new Date(at)).replace(" ", "T");
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Swedish dates are written as the field wants them. */
const makeFormatter = (timeZone: string) =>
	new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });

/** The instant at which clocks there show it; null for what is no date and time. */
export function fromLocalMoment(local: string, timeZone: string): string | null {
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
	const wanted = Date.parse(`${local}Z`);
	if (Number.isNaN(wanted)) return null;
	let guess = wanted;
	// The second round settles it also on a day when clocks change.
	for (let round = 0; round < 2; round++)
		guess += wanted - Date.parse(`${toLocalMoment(new Date(guess), timeZone)}Z`);
	return new Date(guess).toISOString();
}
