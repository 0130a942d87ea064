import { defineTexts, type Language, textsIn } from "./language";

/** A moment as it travels: a Date, or the ISO text of an API answer. */
export type Moment = Date | string | number;

/**
 * short `Sab, 15 Agu` · day `15 Agu` · medium `15 Agu 2026` · long `15 Agustus 2026` ·
 * full `Sabtu, 15 Agustus 2026` · month `Agustus 2026`
 */
export type DateStyle = "short" | "day" | "medium" | "long" | "full" | "month";

/** The day of a moment where it happens, e.g. at the venue. */
export function formatDate(at: Moment, style: DateStyle, language: Language, timeZone: string): string {
	const { weekday, day, month, year } = dateShapes[style];
	const part = readParts(at, language, timeZone, {
		weekday,
		day: "numeric",
		month,
		year: "numeric",
	});
	const words = [day && part("day"), part("month"), year && part("year")].filter(Boolean).join(" ");
	return weekday ? `${part("weekday")}, ${words}` : words;
}

/** The clock where it happens, with the name of the zone: `19.00 WIB`, in English `19:00 WIB`. */
export function formatTime(at: Moment, language: Language, timeZone: string): string {
	return `${formatClock(at, language, timeZone)} ${zoneName(timeZone, at)}`;
}

/** The clock alone, for a place that already names the zone. */
export function formatClock(at: Moment, language: Language, timeZone: string): string {
	const part = readParts(at, language, timeZone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
	return `${part("hour")}${language === "en" ? ":" : "."}${part("minute")}`;
}

/** `Sab, 15 Agu, 19.00 WIB` */
export const formatDateTime = (at: Moment, style: DateStyle, language: Language, timeZone: string): string =>
	`${formatDate(at, style, language, timeZone)}, ${formatTime(at, language, timeZone)}`;

/** Indonesia's three zones by the names people say; Intl knows them only in some languages. */
export function zoneName(timeZone: string, at: Moment = Date.now()): string {
	return (
		indonesianZones[timeZone] ?? readParts(at, "en", timeZone, { timeZoneName: "short" })("timeZoneName")
	);
}

/** Near moments in words (`2 jam lalu`, `Kemarin`), the others as a day, with its year when it is another one. */
export function formatRelative(at: Moment, now: Moment, language: Language, timeZone: string): string {
	const t = textsIn(relativeTexts, language);
	const seconds = Math.round((toTime(now) - toTime(at)) / 1000);
	const ahead = seconds < 0;
	const minutes = Math.floor(Math.abs(seconds) / 60);
	// Also for a moment just ahead: clocks differ by seconds, and news is never "in a moment".
	if (minutes < 1) return t.justNow;
	if (minutes < 60) return ahead ? t.inMinutes(minutes) : t.minutesAgo(minutes);
	const hours = Math.floor(minutes / 60);
	const days = dayNumber(now, timeZone) - dayNumber(at, timeZone);
	if (days === 0 || hours < 6) return ahead ? t.inHours(hours) : t.hoursAgo(hours);
	if (days === 1) return t.yesterday;
	if (days === -1) return t.tomorrow;
	const sameYear = yearOf(at, timeZone) === yearOf(now, timeZone);
	return formatDate(at, sameYear ? "day" : "medium", language, timeZone);
}

/** Whether two moments fall on the same day in a zone. */
export const isSameDay = (one: Moment, other: Moment, timeZone: string): boolean =>
	dayNumber(one, timeZone) === dayNumber(other, timeZone);

const dateShapes = {
	short: { weekday: "short", day: true, month: "short", year: false },
	day: { weekday: undefined, day: true, month: "short", year: false },
	medium: { weekday: undefined, day: true, month: "short", year: true },
	long: { weekday: undefined, day: true, month: "long", year: true },
	full: { weekday: "long", day: true, month: "long", year: true },
	month: { weekday: undefined, day: false, month: "long", year: true },
} as const;

const indonesianZones: Record<string, string> = {
	"Asia/Jakarta": "WIB",
	"Asia/Pontianak": "WIB",
	"Asia/Makassar": "WITA",
	"Asia/Ujung_Pandang": "WITA",
	"Asia/Jayapura": "WIT",
};

const relativeTexts = defineTexts({
	id: {
		justNow: "Baru saja",
		minutesAgo: (count: number) => `${count} menit lalu`,
		inMinutes: (count: number) => `${count} menit lagi`,
		hoursAgo: (count: number) => `${count} jam lalu`,
		inHours: (count: number) => `${count} jam lagi`,
		yesterday: "Kemarin",
		tomorrow: "Besok",
	},
	en: {
		justNow: "Just now",
		minutesAgo: (count) => `${count} min ago`,
		inMinutes: (count) => `In ${count} min`,
		hoursAgo: (count) => `${count} ${count === 1 ? "hour" : "hours"} ago`,
		inHours: (count) => `In ${count} ${count === 1 ? "hour" : "hours"}`,
		yesterday: "Yesterday",
		tomorrow: "Tomorrow",
	},
});

const formatters = new Map<string, Intl.DateTimeFormat>();

// Only single parts come from Intl: server and browser may carry different locale data, and a comma more
// in one of them would break hydration.
function readParts(at: Moment, language: Language, timeZone: string, options: Intl.DateTimeFormatOptions) {
	const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
	let formatter = formatters.get(key);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat(language === "en" ? "en-GB" : "id-ID", { ...options, timeZone });
		formatters.set(key, formatter);
	}
	const parts = formatter.formatToParts(toTime(at));
	return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
}

function dayNumber(at: Moment, timeZone: string) {
	const part = readParts(at, "en", timeZone, { day: "numeric", month: "numeric", year: "numeric" });
	return Date.UTC(Number(part("year")), Number(part("month")) - 1, Number(part("day"))) / 86_400_000;
}

const yearOf = (at: Moment, timeZone: string) => readParts(at, "en", timeZone, { year: "numeric" })("year");

const toTime = (at: Moment) => new Date(at).getTime();
