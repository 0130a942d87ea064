import type { TouchlineEntry } from "../../matches/touchline/entry";
import { newId } from "../../platform/data/new-id";

type Made = "id" | "console" | "madeAt";
type Without<Entry> = Entry extends unknown ? Omit<Entry, Made> : never;
export type EntryDraft = Without<TouchlineEntry>;

/** Its own id makes sending it idempotent. */
export const makeEntry = (draft: EntryDraft): TouchlineEntry =>
	({ ...draft, id: newId(), console: consoleName(), madeAt: new Date().toISOString() }) as TouchlineEntry;

/** Tells the same event pressed on two phones from two events pressed on one. */
export function consoleName(): string {
	const known = localStorage.getItem(key);
	if (known) return known;
	const made = `K-${newId().slice(0, 6).toUpperCase()}`;
	localStorage.setItem(key, made);
	return made;
}
const key = "touchline-console";
