import { useDeferredValue, useSyncExternalStore } from "react";

/**
 * False on the server and in the render that hydrates its page, so the two always match. It becomes true in a transition:
 * a store whose value differs after hydration would be rendered synchronously, a long task just as a reader presses
 * something. A component that mounts later starts with true.
 */
export function useHydrated(): boolean {
	let isHydrating = false;
	useSyncExternalStore(listenNever, nothing, () => {
		// React asks for the server's value only while it renders there or hydrates.
		isHydrating = true;
	});
	return useDeferredValue(true, isHydrating ? false : undefined);
}

type Subscribe = (listener: () => void) => () => void;

/** A value only the browser knows; `atFirst` until hydrated. Without `subscribe` it never changes. */
export function useBrowserValue<T>(read: () => T, atFirst: T, subscribe: Subscribe = listenNever): T {
	const isHydrated = useHydrated();
	return useSyncExternalStore(
		subscribe,
		() => (isHydrated ? read() : atFirst),
		() => atFirst,
	);
}

const nothing = () => {};
const listenNever: Subscribe = () => nothing;
