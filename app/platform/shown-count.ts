import { useSyncExternalStore } from "react";

/**
 * A badge count shown in the page frame and set by the slice that knows it. Pages are rendered for everybody, so the
 * browser keeps it, and its storage informs the other tabs. Zero on the server.
 */
export function shownCount(entry: string) {
	function read() {
		try {
			return Number(localStorage.getItem(entry));
		} catch {
			return 0;
		}
	}
	return {
		useCount: () => useSyncExternalStore(listen, read, () => 0),
		showCount(count: number) {
			try {
				if (count > 0) localStorage.setItem(entry, String(count));
				else localStorage.removeItem(entry);
			} catch {
				// Storage is blocked or full: then there is no badge.
			}
			// The browser informs every tab but this one.
			dispatchEvent(new Event("storage"));
		},
	};
}

function listen(listener: () => void) {
	addEventListener("storage", listener);
	return () => removeEventListener("storage", listener);
}
