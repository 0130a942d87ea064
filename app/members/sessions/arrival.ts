import { useSyncExternalStore } from "react";

/** State from the link the visitor opened, which the screen still has to handle. */
type Arrival = {
	/** Logged in by an auth_token, which someone else may have sent. */
	byToken: boolean;
	/** Token of a verification link opened in a browser where the password has never been entered. */
	emailProof: string | null;
};

const nothing: Arrival = { byToken: false, emailProof: null };
let arrival = nothing;
const listeners = new Set<() => void>();

export const useArrival = () =>
	useSyncExternalStore(
		subscribe,
		() => arrival,
		() => nothing,
	);

export const currentArrival = () => arrival;

export function changeArrival(change: Partial<Arrival>) {
	arrival = { ...arrival, ...change };
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
