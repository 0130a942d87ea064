import { useSyncExternalStore } from "react";

/** What a link brought along that the screen still has to speak about. */
type Arrival = {
	/** Logged in by an auth_token, which somebody else may have sent. */
	byToken: boolean;
	/** The token of a link that proves an e-mail, opened where the password has never been typed. */
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
