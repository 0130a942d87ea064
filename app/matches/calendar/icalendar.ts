/** An RFC 5545 calendar file: escaped text, lines of at most 75 octets, CRLF. */
export type CalendarEntry = {
	uid: string;
	startsAt: string;
	endsAt: string;
	summary: string;
	description: string;
	location: string;
	url: string;
	status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
	/** Revision number: calendars apply an update only if it grows. */
	sequence: number;
	categories: string[];
};

type Calendar = {
	/** Shown in the subscriber's calendar list. */
	name: string;
	product: string;
	timeZone: string;
	entries: CalendarEntry[];
	/** When this copy was written. */
	writtenAt: Date;
};

export function writeCalendar({ name, product, timeZone, entries, writtenAt }: Calendar): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeCalendarText(product)}//Calendar//ID`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${escapeCalendarText(name)}`,
		`X-WR-TIMEZONE:${timeZone}`,
		"REFRESH-INTERVAL;VALUE=DURATION:PT6H",
		"X-PUBLISHED-TTL:PT6H",
		...entries.flatMap((entry) => writeEntry(entry, writtenAt)),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function writeEntry(entry: CalendarEntry, writtenAt: Date): string[] {
	return [
		"BEGIN:VEVENT",
		`UID:${entry.uid}`,
		`DTSTAMP:${utcStamp(writtenAt)}`,
		`DTSTART:${utcStamp(new Date(entry.startsAt))}`,
		`DTEND:${utcStamp(new Date(entry.endsAt))}`,
		`SUMMARY:${escapeCalendarText(entry.summary)}`,
		`DESCRIPTION:${escapeCalendarText(entry.description)}`,
		`LOCATION:${escapeCalendarText(entry.location)}`,
		`URL:${entry.url}`,
		`CATEGORIES:${entry.categories.map(escapeCalendarText).join(",")}`,
		`STATUS:${entry.status}`,
		`SEQUENCE:${entry.sequence}`,
		"END:VEVENT",
	];
}

/** `20260815T120000Z` */
export const utcStamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

export const escapeCalendarText = (text: string): string =>
	text
		.replace(/[\\;,]/g, (sign) => `\\${sign}`)
		.replace(/\r\n|\r|\n/g, "\\n")
		// Control characters have no place in a content line.
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are being removed
		.replace(/[\u0000-\u001f\u007f]/g, "");

const longestLine = 75;
const encoder = new TextEncoder();

/** Folds by octets, never inside a character; continuation lines begin with a space. */
export function foldLine(line: string): string {
	const parts: string[] = [];
	let part = "";
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > longestLine) {
			parts.push(part);
			part = " ";
			octets = 1;
		}
		part += character;
		octets += size;
	}
	return [...parts, part].join("\r\n");
}
