import type { IncomingMessage, ServerResponse } from "node:http";
import { isServiceKey } from "../app/members/service-keys/identify-key.server";

const allowed = "access-control-allow-origin";
const exposed = "access-control-expose-headers";

/**
 * Lets scripts of the sites that the club lists read what anybody may read, and call with a service key. Never with a session:
 * a request that has one gets no leave, and no answer allows cookies. Set on the bare response, since answers from the cache
 * pass nothing else.
 */
export function allowOrigins(
	request: IncomingMessage,
	response: ServerResponse,
	origins: readonly string[],
): void {
	const { origin, authorization } = request.headers;
	if (!origin || !origins.includes(origin) || !request.url?.startsWith("/api/")) return;
	const isPreflight = request.method === "OPTIONS";
	if (!isPreflight && !mayBeRead(request.method, authorization)) return;
	response.setHeader(allowed, origin);
	response.setHeader(exposed, "etag, idempotent-replayed, retry-after, x-request-id");
	if (!isPreflight) return;
	response.setHeader("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
	response.setHeader(
		"access-control-allow-headers",
		"accept-language, authorization, content-type, idempotency-key",
	);
	response.setHeader("access-control-max-age", "600");
}

/** With no token only reads: a write without one would be a guest's. */
function mayBeRead(method = "GET", authorization: string | undefined): boolean {
	if (authorization === undefined) return method === "GET" || method === "HEAD";
	const [scheme, token = ""] = authorization.split(" ");
	return scheme === "Bearer" && isServiceKey(token);
}

export const isAllowedOrigin = (response: ServerResponse) => response.hasHeader(allowed);

/** What is kept for everybody says nothing of the one who asked. */
export function withoutOrigin<Headers extends object>(headers: Headers) {
	return Object.fromEntries(
		Object.entries(headers).filter(([name]) => name !== allowed && name !== exposed),
	) as Headers;
}
