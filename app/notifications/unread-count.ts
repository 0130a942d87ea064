import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

/** How many messages the member has not seen yet. Nothing is known of it on the server. */
export function useUnreadCount(): number {
	return useSyncExternalStore(
		subscribe,
		() => count,
		() => 0,
	);
}

/** For whoever has just received or read messages. */
export function showUnreadCount(next: number) {
	count = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
