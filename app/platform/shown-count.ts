import { useSyncExternalStore } from "react";

/** A badge count shown in the page frame and set by the slice that knows it. Zero on the server. */
export function shownCount() {
	let count = 0;
	const listeners = new Set<() => void>();

	function subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	}
	return {
		useCount: (): number =>
			useSyncExternalStore(
				subscribe,
				() => count,
				() => 0,
			),
		showCount(next: number) {
			count = next;
			for (const listener of listeners) listener();
		},
	};
}
