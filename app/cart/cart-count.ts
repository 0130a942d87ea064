import { useSyncExternalStore } from "react";

/**
 * How many things lie in the cart; set by whoever has just read or changed it. Pages are drawn for everybody, so the browser
 * keeps it, and its storage tells the other tabs.
 */
export const useCartCount = () => useSyncExternalStore(listen, read, () => 0);

const entry = "cart-count";

export function showCartCount(count: number) {
	try {
		if (count > 0) localStorage.setItem(entry, String(count));
		else localStorage.removeItem(entry);
	} catch {
		// Storage is blocked or full: then there is no badge.
	}
	// The browser tells every tab but this one.
	dispatchEvent(new Event("storage"));
}

function read() {
	try {
		return Number(localStorage.getItem(entry));
	} catch {
		return 0;
	}
}

function listen(listener: () => void) {
	addEventListener("storage", listener);
	return () => removeEventListener("storage", listener);
}
