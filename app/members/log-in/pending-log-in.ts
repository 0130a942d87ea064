import { useSyncExternalStore } from "react";
import type { InputOf } from "../../platform/http/contract";
import type { login } from "../contract";

/** A log-in that still lacks the code of its second step. In memory alone, since it may hold a password. */
type PendingLogIn = InputOf<typeof login>;

let pending: PendingLogIn | null = null;
const listeners = new Set<() => void>();

export const usePendingLogIn = () =>
	useSyncExternalStore(
		subscribe,
		() => pending,
		() => null,
	);

export const currentPendingLogIn = () => pending;

export function storePendingLogIn(form: PendingLogIn | null) {
	pending = form;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
