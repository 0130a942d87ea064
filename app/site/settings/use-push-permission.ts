import { useBrowserValue } from "../../platform/browser/browser-value";

type Permission = NotificationPermission | "unsupported";

const listeners = new Set<() => void>();

/** Whether this browser may show notifications; follows changes in its settings. Null on the server. */
export function usePushPermission(): Permission | null {
	return useBrowserValue<Permission | null>(read, null, listen);
}

/** For browsers that fire no event when the reader has decided. */
export function announcePermission() {
	for (const listener of listeners) listener();
}

const read = () =>
	"Notification" in window && "PushManager" in window ? Notification.permission : "unsupported";

function listen(listener: () => void) {
	listeners.add(listener);
	let status: PermissionStatus | undefined;
	navigator.permissions?.query({ name: "notifications" }).then(
		(found) => {
			if (!listeners.has(listener)) return;
			status = found;
			status.addEventListener("change", listener);
		},
		() => {},
	);
	return () => {
		listeners.delete(listener);
		status?.removeEventListener("change", listener);
	};
}
