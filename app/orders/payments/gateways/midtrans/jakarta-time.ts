/** Midtrans' clock is always Jakarta's, and does not say so in what it sends. */
export function jakartaText(moment: Date) {
	const local = new Date(moment.getTime() + 7 * 3_600_000).toISOString();
	return `${local.slice(0, 10)} ${local.slice(11, 19)} +0700`;
}

/** "2026-11-16 09:00:00". */
export const jakartaMoment = (text: string | null) =>
	/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? "") ? new Date(`${text!.replace(" ", "T")}+07:00`) : null;

/** "23:55", by Jakarta's clock. */
export const jakartaClock = (moment: Date) => jakartaText(moment).slice(11, 16);
