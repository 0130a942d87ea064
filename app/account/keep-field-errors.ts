import { changeSession } from "../members/sessions/session";
import { ApiError } from "../platform/call-api";

/** Puts what the server said about each field where the form looks for it. */
export function keepFieldErrors(error: unknown) {
	changeSession({ error_msg: error instanceof ApiError ? { ...error.body.errors } : {} });
}
