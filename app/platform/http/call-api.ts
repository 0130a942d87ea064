import { endFailures, hideWaiting, showError, showWaiting } from "../browser/toast";
import { defaultLanguage, isLanguage } from "../words/language";
import { type AnswerOf, type Endpoint, fillPath, type InputOf } from "./contract";
import { readCookie } from "./cookies";
import { askEarly, forgetEarlyAnswers, takeEarlyAnswer } from "./early-answers";
import { forgetIntent, intentKey } from "./intent-key";

export const apiBase = "/api";
export const apiTimeout = 10_000;
export const tokenCookie = "token";
/** A partner app's embedded log-in shows errors itself, so no toast appears there. */
export const pathWithoutErrorToasts = "/m/login";

/** Any non-2xx response, or none at all. `body` is the response body, if there was one. */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		readonly body: ApiErrorBody,
	) {
		super(body.message ?? body.error ?? `HTTP ${status}`);
		this.name = "ApiError";
	}
}
export type ApiErrorBody = { error?: string; message?: string; errors?: Record<string, string[]> };

/** The only way from the browser to the API. `signal` cancels the call. */
export async function callApi<E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	signal?: AbortSignal,
): Promise<AnswerOf<E>> {
	const call = callTo(endpoint, input);
	if (!call.isRead) forgetEarlyAnswers();
	try {
		const answer = await ((call.isRead && takeEarlyAnswer(call.key)) || ask(call, signal));
		if (call.intent) forgetIntent(call.intent);
		endFailures(endpoint.path);
		return answer as AnswerOf<E>;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (call.intent && isSettled(error)) forgetIntent(call.intent);
		throw announce(error, endpoint.path);
	} finally {
		// What was asked for meanwhile may not know of the change yet.
		if (!call.isRead) forgetEarlyAnswers();
	}
}

/** Asks ahead of the page that will need the answer, whose own call takes it, and announces what is wrong with it. */
export const callApiEarly = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> => {
	const call = callTo(endpoint, input);
	return askEarly(call.key, () => ask(call)) as Promise<AnswerOf<E>>;
};

type ApiCall = ReturnType<typeof callTo>;

function callTo(endpoint: Endpoint, input: unknown) {
	const { path, rest } = fillPath(endpoint.path, (input ?? {}) as Record<string, unknown>);
	const isRead = endpoint.method === "GET";
	const token = readCookie(tokenCookie);
	const sent = isRead ? null : JSON.stringify(rest);
	const url = `${apiBase}${path}${isRead ? queryOf(rest) : languageQuery()}`;
	return {
		method: endpoint.method,
		isRead,
		url,
		token,
		sent,
		/** Another member, or nobody any more, gets another answer. */
		key: `${token} ${url}`,
		intent: endpoint.once ? `${endpoint.method} ${path} ${sent}` : null,
	};
}

/** Whether the outcome is known: refused and therefore not done. */
const isSettled = ({ status, body }: ApiError) => status > 0 && status < 500 && body.error !== "in_progress";

async function ask({ url, method, isRead, token, sent, intent }: ApiCall, signal?: AbortSignal) {
	const { response, body } = await sendInLine(url, {
		method,
		credentials: "include",
		headers: {
			Accept: "application/json",
			"X-Requested-With": "XMLHttpRequest",
			...(token && { Authorization: `Bearer ${token}` }),
			...(!isRead && { "Content-Type": "application/json" }),
			...(intent && { "Idempotency-Key": intentKey(intent) }),
		},
		body: sent,
		...(signal && { signal }),
	});
	if (!response.ok) throw new ApiError(response.status, body);
	return body;
}

/** In a rush the server says which place in line the call has. It is sent again with that place until its turn has come. */
async function sendInLine(
	url: string,
	init: Omit<RequestInit, "headers"> & { headers: Record<string, string> },
) {
	let { headers } = init;
	try {
		for (;;) {
			const response = await send(url, { ...init, headers });
			const body = (await readBody(response)) as ApiErrorBody;
			const place = response.headers.get("queue-place");
			if (body.error !== "in_line" || !place) return { response, body };
			headers = { ...init.headers, "Queue-Place": place };
			void showWaiting(body.message ?? "");
		}
	} finally {
		if (headers !== init.headers) hideWaiting();
	}
}

async function send(url: string, { signal, ...init }: RequestInit) {
	const timeout = AbortSignal.timeout(apiTimeout);
	try {
		return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
	} catch (cause) {
		const timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
		throw new ApiError(0, { message: timedOut ? "timeout" : "offline" });
	}
}

async function readBody(response: Response): Promise<unknown> {
	try {
		return await response.json();
	} catch {
		return {};
	}
}

function announce(error: ApiError, about: string) {
	const { error: code, message } = error.body;
	if (code && window.location.pathname !== pathWithoutErrorToasts) showError(message || code, about);
	return error;
}

function queryOf(values: Record<string, unknown>) {
	const query = new URLSearchParams(languageQuery());
	for (const [name, value] of Object.entries(values)) {
		if (value === undefined || value === null || value === "") continue;
		query.set(name, String(value));
	}
	const text = query.toString();
	return text && `?${text}`;
}

/** The language is part of the URL, so every cache in between keeps the two apart. */
function languageQuery() {
	const language = document.documentElement.lang;
	return isLanguage(language) && language !== defaultLanguage ? `?lang=${language}` : "";
}
