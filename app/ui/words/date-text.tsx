import { club } from "../../../club/profile";
import {
	type DateStyle,
	formatDate,
	formatDateTime,
	formatRelative,
	formatTime,
	type Moment,
} from "../../platform/words/dates";
import { type Language, useLanguage } from "../../platform/words/language";
import { useClock } from "../clock";

type DateTextProps = {
	at: Moment;
	/** A date style, with or without the time, or the time alone. */
	as?: DateStyle | "time" | `${DateStyle}-time`;
	/** The venue's time zone; defaults to the club's. */
	timeZone?: string;
	className?: string;
};

/** A localized date: `Sab, 15 Agu`, `19.00 WIB`. */
export function DateText({ at, as = "short", timeZone = club.timeZone, className }: DateTextProps) {
	const language = useLanguage();
	return (
		<time className={className} dateTime={new Date(at).toISOString()}>
			{formatMoment(at, as, language, timeZone)}
		</time>
	);
}

type RelativeDateTextProps = { at: Moment; timeZone?: string; className?: string };

/** `2 jam lalu`. A plain date until hydrated, which is never wrong in a cached page. */
export function RelativeDateText({ at, timeZone = club.timeZone, className }: RelativeDateTextProps) {
	const language = useLanguage();
	const now = useClock("minute");
	return (
		<time
			className={className}
			dateTime={new Date(at).toISOString()}
			title={formatDateTime(at, "full", language, timeZone)}
		>
			{now === null ? formatDate(at, "day", language, timeZone) : formatRelative(at, now, language, timeZone)}
		</time>
	);
}

/** A range of one or more days: `Sab, 15 Agu – Min, 16 Agu`. */
export function DateRangeText({
	from,
	to,
	as = "short",
	timeZone = club.timeZone,
}: {
	from: Moment;
	to: Moment;
	as?: DateStyle;
	timeZone?: string;
}) {
	const language = useLanguage();
	const first = formatDate(from, as, language, timeZone);
	const last = formatDate(to, as, language, timeZone);
	if (first === last) return <DateText at={from} as={as} timeZone={timeZone} />;
	return (
		<span>
			<DateText at={from} as={as} timeZone={timeZone} /> – <DateText at={to} as={as} timeZone={timeZone} />
		</span>
	);
}

function formatMoment(
	at: Moment,
	as: NonNullable<DateTextProps["as"]>,
	language: Language,
	timeZone: string,
): string {
	if (as === "time") return formatTime(at, language, timeZone);
	if (as.endsWith("-time")) {
		return formatDateTime(at, as.slice(0, -"-time".length) as DateStyle, language, timeZone);
	}
	return formatDate(at, as as DateStyle, language, timeZone);
}
