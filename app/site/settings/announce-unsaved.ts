import { showError } from "../../platform/browser/toast";
import { ApiError } from "../../platform/http/call-api";

/** If the server gave a reason, a toast has already shown it. */
export function announceUnsaved(error: unknown, text: string) {
	if (error instanceof ApiError && error.body.error) return;
	showError(text);
}
