export const toastDuration = 5_000;
export const maximumToasts = 20;

type Kind = "success" | "error";
let announceFirst: () => void = () => {};

/** Green, at the top right. */
export const showSuccess = (message: string) => show("success", message);
/** Red, at the top right. */
export const showError = (message: string) => show("error", message);

/** The toaster draws itself once there is something to say. */
export function onFirstToast(listener: () => void) {
	announceFirst = listener;
	return () => {
		announceFirst = () => {};
	};
}

let drawn: () => void = () => {};
const toasterDrawn = new Promise<void>((resolve) => {
	drawn = resolve;
});

/** A toast shown before the toaster stands would be lost. */
export const toasterIsDrawn = () => drawn();

async function show(kind: Kind, message: string) {
	announceFirst();
	const [{ toast }] = await Promise.all([import("sonner"), toasterDrawn]);
	toast[kind](message);
}
