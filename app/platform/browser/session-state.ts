import { useState } from "react";

/**
 * State that survives reloads and navigation for as long as the tab. For screens rendered in the browser only: the
 * server does not know it.
 */
export function useSessionState<T>(name: string, initial: T): [T, (change: T | ((before: T) => T)) => void] {
	const [value, setValue] = useState<T>(() => readStored<T>(name) ?? initial);
	const change = (next: T | ((before: T) => T)) =>
		setValue((before) => {
			const changed = next instanceof Function ? next(before) : next;
			storeState(name, changed);
			return changed;
		});
	return [value, change];
}

export function storeState(name: string, value: unknown) {
	try {
		if (value === null) sessionStorage.removeItem(name);
		else sessionStorage.setItem(name, JSON.stringify(value));
	} catch {
		// Storage is blocked or full: the state then lasts as long as the page.
	}
}

export function readStored<T>(name: string): T | null {
	try {
		return JSON.parse(sessionStorage.getItem(name) ?? "null") as T | null;
	} catch {
		return null;
	}
}
