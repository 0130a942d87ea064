import type { Localized } from "../../platform/words/language";

/** One line of an event's day. */
export type ProgrammeItem = { startsAt: string; title: Localized; place?: Localized };
