/** Green, at the top right. The failures before it leave: what they told is over. */
export const showSuccess = (message: string) => show({ kind: "success", message });
/** Red, at the top right. `about` names what failed, so that it leaves once that succeeds. */
export const showError = (message: string, about?: string) => show({ kind: "error", message, about });

/** What is named `about` has succeeded, without a word: its failures leave. */
export const endFailures = (about: string) => void queue?.then((toasts) => toasts.endFailures(about));

/** The toaster draws itself once there is something to say. */
export function onFirstToast(listener: () => void) {
	announceFirst = listener;
	return () => {
		announceFirst = () => {};
	};
}
let announceFirst: () => void = () => {};

/** A toast shown before the toaster stands would be lost. */
export const toasterIsDrawn = () => drawn();
let drawn: () => void = () => {};
const toasterDrawn = new Promise<void>((resolve) => {
	drawn = resolve;
});

/** Most visits never see a toast. */
let queue: Promise<typeof import("./toast-queue")> | undefined;

async function show(toast: { kind: "success" | "error"; message: string; about?: string | undefined }) {
	announceFirst();
	queue ??= import("./toast-queue");
	const [{ addToast }] = await Promise.all([queue, toasterDrawn]);
	addToast(toast);
}
