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

async function show(kind: Kind, message: string) {
	announceFirst();
	const { toast } = await import("sonner");
	toast[kind](message);
}
