import { ApiError } from "../platform/call-api";

/** Whether a call failed because there is no such thing, on whichever side it was made. */
export function isMissing(error: unknown): boolean {
	const status =
		error instanceof ApiError ? error.status : (error as { init?: { status?: number } } | null)?.init?.status;
	// An address that could not even be a name is as good as unknown.
	return status === 404 || status === 422;
}
