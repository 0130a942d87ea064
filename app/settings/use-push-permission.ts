import { useSyncExternalStore } from "react";

type Permission = NotificationPermission | "unsupported";

const listeners = new Set<() => void>();

/** Whether this browser may show notifications. Null on the server, which cannot know. */
export function usePushPermission(): Permission | null {
	return useSyncExternalStore<Permission | null>(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => ("Notification" in window && "PushManager" in window ? Notification.permission : "unsupported"),
		() => null,
	);
}

/** Browsers do not say when the reader has decided. */
export function announcePermission() {
	for (const listener of listeners) listener();
}
