import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

/** How many things lie in the cart. Nothing is known of it on the server. */
export function useCartCount(): number {
	return useSyncExternalStore(
		subscribe,
		() => count,
		() => 0,
	);
}

/** For whoever has just read or changed the cart. */
export function showCartCount(next: number) {
	count = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
