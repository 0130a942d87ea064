import { ApiError } from "../platform/call-api";
import { showError } from "../platform/toast";

/** If the server gave a reason, a toast has already shown it. */
export function announceUnsaved(error: unknown, text: string) {
	if (error instanceof ApiError && error.body.error) return;
	showError(text);
}
