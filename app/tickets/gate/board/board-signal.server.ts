import type { Db } from "../../../platform/data/database.server";
import { signal } from "../../../platform/data/signals.server";

export const boardSignal = (eventId: string) => `board:${eventId}`;

/** Scans, incidents and measures. Places that are sold meanwhile are worth no signal each. */
export const boardChanged = (db: Db, eventId: string) => signal(db, boardSignal(eventId));
