import { randomInt } from "node:crypto";
import { dayOf } from "../../platform/words/dates";

/** Without easily confused letters and digits: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const signs = "34679ACDEFGHJKMNPQRTWXY";
const length = 5;

/** "SU-261116-7K4FQ": the club's initials, the day in the club's zone, and a random part. */
export function drawOrderNumber(prefix: string, now: Date, timeZone: string): string {
	const day = dayOf(now, timeZone);
	const random = Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
	return `${prefix}-${day.slice(2).replaceAll("-", "")}-${random}`;
}
