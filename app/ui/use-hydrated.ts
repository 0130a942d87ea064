import { useSyncExternalStore } from "react";

/** False on the server and in the browser's first render, so the two always match. */
export const useHydrated = () =>
	useSyncExternalStore(
		listenNever,
		() => true,
		() => false,
	);

const listenNever = () => () => {};
