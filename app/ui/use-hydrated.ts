import { useSyncExternalStore } from "react";

/** False in the server's page and in the browser's first look at it, so that the two always agree. */
export const useHydrated = () =>
	useSyncExternalStore(
		listenNever,
		() => true,
		() => false,
	);

const listenNever = () => () => {};
