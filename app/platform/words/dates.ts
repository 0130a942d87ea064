import { defineTexts, type Language, textsIn } from "./language";

/** A Date, or the ISO string from an API answer, or epoch milliseconds. */
export type Moment = Date | string | number;

/**
 * short `Sab, 15 Agu` · day `15 Agu` · medium `15 Agu 2026` · long `15 Agustus 2026` ·
 * full `Sabtu, 15 Agustus 2026` · month `Agustus 2026`
 */
export type DateStyle = "short" | "day" | "medium" | "long" | "full" | "month";

/** The date in the time zone where it happens, e.g. at the venue. */
export function formatDate(at: Moment, style: DateStyle, language: Language, timeZone: string): string {
	const shape = dateShapes[style];
	const { year, month, day, weekday } = calendarAt(at, timeZone);
	const names = calendarNames[language];
	const inShape = (name: string, length: "short" | "long") => (length === "short" ? name.slice(0, 3) : name);
	const words = [shape.day && day, inShape(names.months[month - 1]!, shape.month), shape.year && year];
	const text = words.filter(Boolean).join(" ");
	return shape.weekday ? `${inShape(names.days[weekday]!, shape.weekday)}, ${text}` : text;
}

/** The local time where it happens, with the zone name: `19.00 WIB`, in English `19:00 WIB`. */
export function formatTime(at: Moment, language: Language, timeZone: string): string {
	return `${formatClock(at, language, timeZone)} ${zoneName(timeZone, at)}`;
}

/** The time without the zone, where that is already shown. */
export function formatClock(at: Moment, language: Language, timeZone: string): string {
	const { hour, minute } = calendarAt(at, timeZone);
	return `${twoDigits(hour)}${language === "en" ? ":" : "."}${twoDigits(minute)}`;
}

/** `Sab, 15 Agu, 19.00 WIB` */
export const formatDateTime = (at: Moment, style: DateStyle, language: Language, timeZone: string): string =>
	`${formatDate(at, style, language, timeZone)}, ${formatTime(at, language, timeZone)}`;

/** Indonesia's three time zones by their everyday names; Intl knows them only in some languages. */
export function zoneName(timeZone: string, at: Moment = Date.now()): string {
	return (
		fixedZones[timeZone]?.name ?? partsOf(at, timeZone, { timeZoneName: "short" }).timeZoneName ?? timeZone
	);
}

/** Recent or near moments in words (`2 jam lalu`, `Kemarin`), others as a date, with the year if it differs. */
export function formatRelative(at: Moment, now: Moment, language: Language, timeZone: string): string {
	const t = textsIn(relativeTexts, language);
	const seconds = Math.round((toTime(now) - toTime(at)) / 1000);
	const ahead = seconds < 0;
	const minutes = Math.floor(Math.abs(seconds) / 60);
	// Also for the near future: clocks differ by seconds, and news is never "in a moment".
	if (minutes < 1) return t.justNow;
	if (minutes < 60) return ahead ? t.inMinutes(minutes) : t.minutesAgo(minutes);
	const hours = Math.floor(minutes / 60);
	const days = dayNumber(now, timeZone) - dayNumber(at, timeZone);
	if (days === 0 || hours < 6) return ahead ? t.inHours(hours) : t.hoursAgo(hours);
	if (days === 1) return t.yesterday;
	if (days === -1) return t.tomorrow;
	const sameYear = calendarAt(at, timeZone).year === calendarAt(now, timeZone).year;
	return formatDate(at, sameYear ? "day" : "medium", language, timeZone);
}

/** The calendar day in a time zone: `2026-08-15`. */
export function dayOf(at: Moment, timeZone: string): string {
	const { year, month, day } = calendarAt(at, timeZone);
	return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Whether two moments fall on the same day in a time zone. */
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

/** Zones without daylight saving time need no Intl, whose data takes a slow phone a tenth of a second to load. */
const fixedZones: Record<string, { name: string; hours: number }> = {
	UTC: { name: "UTC", hours: 0 },
	"Asia/Jakarta": { name: "WIB", hours: 7 },
	"Asia/Pontianak": { name: "WIB", hours: 7 },
	"Asia/Makassar": { name: "WITA", hours: 8 },
	"Asia/Ujung_Pandang": { name: "WITA", hours: 8 },
	"Asia/Jayapura": { name: "WIT", hours: 9 },
};

/** Our own names: the ICU data of server and browser may differ, and a single comma would break hydration. */
const calendarNames = {
	id: {
		days: "Minggu Senin Selasa Rabu Kamis Jumat Sabtu".split(" "),
		months: "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(
			" ",
		),
	},
	en: {
		days: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
		months: "January February March April May June July August September October November December".split(
			" ",
		),
	},
} as const;

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

/** Local date and time parts in a time zone. */
function calendarAt(at: Moment, timeZone: string) {
	const zone = fixedZones[timeZone];
	const local = zone ? new Date(toTime(at) + zone.hours * 3_600_000) : shownIn(timeZone, at);
	return {
		year: local.getUTCFullYear(),
		month: local.getUTCMonth() + 1,
		day: local.getUTCDate(),
		weekday: local.getUTCDay(),
		hour: local.getUTCHours(),
		minute: local.getUTCMinutes(),
	};
}

/** The moment at which UTC shows the zone's local time. */
function shownIn(timeZone: string, at: Moment): Date {
	const { year, month, day, hour, minute } = partsOf(at, timeZone, {
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		hourCycle: "h23",
	});
	return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsOf(
	at: Moment,
	timeZone: string,
	options: Intl.DateTimeFormatOptions,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
	const key = `${timeZone} ${Object.keys(options)}`;
	const formatter = formatters.get(key) ?? new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
	formatters.set(key, formatter);
	return Object.fromEntries(formatter.formatToParts(toTime(at)).map(({ type, value }) => [type, value]));
}

function dayNumber(at: Moment, timeZone: string) {
	const { year, month, day } = calendarAt(at, timeZone);
	return Date.UTC(year, month - 1, day) / 86_400_000;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
const toTime = (at: Moment) => new Date(at).getTime();
