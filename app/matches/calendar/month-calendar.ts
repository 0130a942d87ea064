import { club } from "../../../club/profile";
import { formatDate } from "../../platform/words/dates";
import type { Language } from "../../platform/words/language";
import type { Day, Month } from "./month";

export type CalendarDay = { day: Day; number: number; inMonth: boolean };

const dayMs = 86_400_000;

/** The whole weeks, Monday to Sunday, that cover the month, including days of adjacent months. */
export function weeksOf(month: Month): CalendarDay[][] {
	const first = Date.parse(`${month}-01T00:00:00Z`);
	const leading = (new Date(first).getUTCDay() + 6) % 7;
	const weekCount = Math.ceil((leading + lengthOf(month)) / 7);
	return Array.from({ length: weekCount }, (_, week) =>
		Array.from({ length: 7 }, (_, weekday) => {
			const day = new Date(first + (week * 7 + weekday - leading) * dayMs).toISOString().slice(0, 10);
			return { day, number: Number(day.slice(8)), inMonth: day.startsWith(month) };
		}),
	);
}

export function addMonths(month: Month, count: number): Month {
	const [year, number] = month.split("-").map(Number) as [number, number];
	return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Around noon everywhere in Indonesia, for formatting the name of a day or month. */
export const noonOf = (day: Day): Date => new Date(`${day}T05:00:00Z`);

/** "November 2026" */
export const nameOfMonth = (month: Month, language: Language): string =>
	formatDate(noonOf(`${month}-15`), "month", language, club.timeZone);

function lengthOf(month: Month): number {
	return (Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`) - Date.parse(`${month}-01T00:00:00Z`)) / dayMs;
}
