/** Green, at the top right. Dismisses earlier failures, which no longer apply. */
export const showSuccess = (message: string) => show({ kind: "success", message });
/** Red, at the top right. `about` names what failed, so the toast can be dismissed once that succeeds. */
export const showError = (message: string, about?: string) => show({ kind: "error", message, about });

/** For a success without a toast: dismisses the failures about it. */
export const endFailures = (about: string) => void queue?.then((toasts) => toasts?.removeFailures(about));

/** A call stands in line: one toast, whose text changes with the place, until it is the caller's turn. */
export async function showWaiting(message: string) {
	const [toasts] = await Promise.all([fetchQueue(), toasterDrawn]);
	toasts?.drawWaiting(message);
}
export const hideWaiting = () => void queue?.then((toasts) => toasts?.removeWaiting());

/** The toaster mounts on the first toast. */
export function onFirstToast(listener: () => void) {
	announceFirst = listener;
	return () => {
		announceFirst = () => {};
	};
}
let announceFirst: () => void = () => {};

/** A toast shown before the toaster is mounted would be lost. */
export function toasterIsDrawn() {
	announceFirst = () => {};
	drawn();
}
let drawn: () => void = () => {};
const toasterDrawn = new Promise<void>((resolve) => {
	drawn = resolve;
});

/** For what must be able to say that there is no network: without one, a first toast cannot be fetched either. */
export const prepareToasts = () => void fetchQueue();

/** Lazy, since most visits never see a toast. Fetched again by the next toast if that failed. */
let queue: Promise<typeof import("./toast-queue") | null> | undefined;

function fetchQueue() {
	announceFirst();
	queue ??= import("./toast-queue").catch(() => {
		queue = undefined;
		return null;
	});
	return queue;
}

async function show(toast: { kind: "success" | "error"; message: string; about?: string | undefined }) {
	const [fetched] = await Promise.all([fetchQueue(), toasterDrawn]);
	fetched?.addToast(toast);
}
