import { ApiError } from "../../platform/http/call-api";

/** Whether a call failed with "not found", in the browser or on the server. */
export function isMissing(error: unknown): boolean {
	const status =
		error instanceof ApiError ? error.status : (error as { init?: { status?: number } } | null)?.init?.status;
	// A malformed slug counts as unknown.
	return status === 404 || status === 422;
}
