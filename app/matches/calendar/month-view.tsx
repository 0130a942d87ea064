import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link, useLocation, useSearchParams } from "react-router";
import { club } from "../../../club/profile";
import { withFilters } from "../../platform/lists/list-address";
import { formatClock, formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { useClock } from "../../ui/clock";
import { IconLink } from "../../ui/icon-button";
import { SwellText } from "../../ui/words/swell-text";
import { eventsTexts } from "../events/texts";
import type { Fixture } from "../fixtures/fixture";
import { fixturePath } from "../fixtures/fixture-link";
import { sidesOf } from "../fixtures/say-fixture";
import { calendarMonth, dayIn, type Month } from "./month";
import { addMonths, type CalendarDay, nameOfMonth, noonOf, weeksOf } from "./month-calendar";
import "./month-view.css";

/** A month grid; on phones a list of the days with events. */
export function MonthView({ month, fixtures }: { month: Month; fixtures: readonly Fixture[] }) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	const now = useClock("minute");
	const today = now === null ? null : dayIn(club.timeZone, new Date(now));
	const weeks = weeksOf(month);
	const byDay = Map.groupBy(fixtures, ({ startsAt }) => dayIn(club.timeZone, startsAt));
	const name = nameOfMonth(month, language);
	return (
		<section className="month">
			<header className="month-head row">
				<h2 className="display display-3" aria-live="polite">
					<SwellText text={name} phase={0.6} k={0.5} lo={56} hi={128} />
				</h2>
				<MonthLink month={addMonths(month, -1)} label={t.previousMonth} side="previous" />
				<MonthLink month={addMonths(month, 1)} label={t.nextMonth} side="next" />
			</header>
			{fixtures.length === 0 && <p className="lead month-empty">{t.emptyMonth}</p>}
			<table className="month-sheet">
				<caption className="visually-hidden">{name}</caption>
				<thead>
					<tr>
						{weeks[0]?.map(({ day }) => (
							<th key={day} scope="col">
								{weekdayOf(day, language)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week) => (
						<tr key={week[0]?.day}>
							{week.map((day) => (
								<Day
									key={day.day}
									day={day}
									fixtures={byDay.get(day.day) ?? []}
									isToday={day.day === today}
								/>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

type DayProps = { day: CalendarDay; fixtures: readonly Fixture[]; isToday: boolean };

function Day({ day, fixtures, isToday }: DayProps) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	if (!day.inMonth) return <td className="month-day month-outside" />;
	return (
		<td className={fixtures.length > 0 ? "month-day month-busy" : "month-day"}>
			<time dateTime={day.day} className={isToday ? "month-today" : undefined}>
				<span className="month-weekday">{weekdayOf(day.day, language)} </span>
				{day.number}
				{isToday && <span className="visually-hidden"> ({t.today})</span>}
			</time>
			{fixtures.map((fixture) => (
				<Entry key={fixture.slug} fixture={fixture} />
			))}
		</td>
	);
}

function Entry({ fixture }: { fixture: Fixture }) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	const { opponent, score, status } = fixture;
	const name = opponent ? `${fixture.home ? t.homeMark : t.awayMark} ${opponent.name}` : fixture.title;
	const [first, second] = score ? sidesOf(fixture.home, score.us, score.them) : [];
	const isOff = status === "cancelled" || status === "postponed";
	return (
		<Link
			to={fixturePath(fixture)}
			className={isOff ? "month-entry small month-off" : "month-entry small"}
			data-division={fixture.division}
		>
			<span className="tabular">
				{isOff
					? t[status]
					: score
						? `${first}–${second}`
						: formatClock(fixture.startsAt, language, fixture.venue.timeZone)}
			</span>{" "}
			<b>{name}</b>
		</Link>
	);
}

function MonthLink({ month, label, side }: { month: Month; label: string; side: "previous" | "next" }) {
	const { pathname } = useLocation();
	const [query] = useSearchParams();
	if (!calendarMonth.test(month)) return null;
	return (
		<IconLink
			icon={side === "next" ? ChevronRight : ChevronLeft}
			label={label}
			to={withFilters(pathname, query, { month })}
			preventScrollReset
		/>
	);
}

const weekdayOf = (day: string, language: "id" | "en") =>
	formatDate(noonOf(day), "short", language, club.timeZone).split(",")[0];
