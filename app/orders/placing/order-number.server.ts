import { randomInt } from "node:crypto";

/** Without easily confused letters and digits: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const signs = "34679ACDEFGHJKMNPQRTWXY";
const length = 5;

/** "SU-261116-7K4FQ": the club's initials, the day in the club's zone, and a random part. */
export function drawOrderNumber(prefix: string, now: Date, timeZone: string): string {
	const day = daysIn(timeZone).format(now);
	const random = Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
	return `${prefix}-${day.slice(2).replaceAll("-", "")}-${random}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter costs more than everything else an order needs of this process. */
function daysIn(timeZone: string): Intl.DateTimeFormat {
	const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
	formats.set(timeZone, format);
	return format;
}
