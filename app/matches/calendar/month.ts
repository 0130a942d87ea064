import { dayOf } from "../../platform/words/dates";

/** A month as "2026-11", a day as "2026-11-15": strings that sort, compare and fit in URLs. */
export type Month = string;
export type Day = string;

/** The months the calendar supports. */
export const calendarMonth = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The day a moment falls on in a time zone. */
export const dayIn = (timeZone: string, at: Date | string): Day => dayOf(at, timeZone);

export const monthIn = (timeZone: string, at: Date | string): Month => dayIn(timeZone, at).slice(0, 7);
