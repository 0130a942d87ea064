import type { TouchlineEntry } from "../../events/touchline/entry";
import { newId } from "../../platform/new-id";

type Made = "id" | "console" | "madeAt";
type Without<Entry> = Entry extends unknown ? Omit<Entry, Made> : never;
export type EntryDraft = Without<TouchlineEntry>;

/** With an id of its own, so that it counts once however often it is sent. */
export const makeEntry = (draft: EntryDraft): TouchlineEntry =>
	({ ...draft, id: newId(), console: consoleName(), madeAt: new Date().toISOString() }) as TouchlineEntry;

/** So that the same thing pressed on two phones can be told from two things pressed on one. */
export function consoleName(): string {
	const known = localStorage.getItem(key);
	if (known) return known;
	const made = `K-${newId().slice(0, 6).toUpperCase()}`;
	localStorage.setItem(key, made);
	return made;
}
const key = "touchline-console";
