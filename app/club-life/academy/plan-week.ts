import type { Programme } from "./contract";
import { type Weekday, weekdays } from "./timetable";

export type TrainingDay = { day: Weekday; sessions: { start: string; end: string; programme: string }[] };

/** The whole academy's week, day by day and by the clock. */
export function planWeek(programmes: readonly Pick<Programme, "name" | "timetable">[]): TrainingDay[] {
	const all = programmes.flatMap(({ name, timetable }) =>
		timetable.map((session) => ({ ...session, programme: name })),
	);
	return weekdays.map((day) => ({
		day,
		sessions: all
			.filter((session) => session.day === day)
			.map(({ start, end, programme }) => ({ start, end, programme }))
			.sort(
				(one, other) => one.start.localeCompare(other.start) || one.programme.localeCompare(other.programme),
			),
	}));
}
