import { useBrowserValue } from "../browser/browser-value";

/**
 * A badge count shown in the page frame and set by the slice that knows it. Pages are rendered for everybody, so the
 * browser keeps it, and its storage informs the other tabs. Zero on the server.
 */
export function shownCount(entry: string) {
	/** Set where storage is blocked or full: the count is then this tab's alone. */
	let own: number | null = null;

	function read() {
		if (own !== null) return own;
		try {
			return Number(localStorage.getItem(entry));
		} catch {
			return 0;
		}
	}
	return {
		useCount: () => useBrowserValue(read, 0, listen),
		showCount(count: number) {
			try {
				if (count > 0) localStorage.setItem(entry, String(count));
				else localStorage.removeItem(entry);
				own = null;
			} catch {
				own = count;
			}
			// The browser informs every tab but this one.
			dispatchEvent(new Event("storage"));
		},
	};
}

/** A page that comes back from the back/forward cache has missed what other pages stored. */
function listen(listener: () => void) {
	addEventListener("storage", listener);
	addEventListener("pageshow", listener);
	return () => {
		removeEventListener("storage", listener);
		removeEventListener("pageshow", listener);
	};
}
