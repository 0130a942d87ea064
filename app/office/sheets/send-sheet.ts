import { ApiError, type ApiErrorBody, apiBase, tokenCookie } from "../../platform/http/call-api";
import { type AnswerOf, type Endpoint, fillPath } from "../../platform/http/contract";
import { readCookie } from "../../platform/http/cookies";
import { shownLanguage } from "../../platform/words/language";

/** Thousands of rows take their time. */
const timeout = 120_000;

/** Sends a file to an endpoint with `upload`. */
export async function sendSheet<E extends Endpoint>(
	endpoint: E,
	file: File,
	input: Record<string, unknown> = {},
): Promise<AnswerOf<E>> {
	const { path } = fillPath(endpoint.path, input);
	const response = await fetch(`${apiBase}${path}?lang=${shownLanguage()}`, {
		method: "POST",
		headers: { Accept: "application/json", Authorization: `Bearer ${readCookie(tokenCookie)}` },
		body: file,
		signal: AbortSignal.timeout(timeout),
	}).catch(() => {
		throw new ApiError(0, {});
	});
	const body = await response.json().catch(() => ({}));
	if (!response.ok) throw new ApiError(response.status, body as ApiErrorBody);
	return body as AnswerOf<E>;
}
