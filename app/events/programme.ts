import type { Localized } from "../platform/language";

/** One line of an event's day. */
export type ProgrammeItem = { startsAt: string; title: Localized; place?: Localized };
