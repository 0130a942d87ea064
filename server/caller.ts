import type { FastifyReply, FastifyRequest } from "fastify";
import { guest, type Who } from "../app/platform/http/access";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { refuse } from "../app/platform/http/refusal";
import { languageOf } from "./asked-language";
import { clientAddress } from "./client-address";
import { isAllowedOrigin } from "./cross-origin";

/** CSRF protection: browsers send the origin of a write, and cross-site ones are rejected. */
export function refuseCrossSite(
	{ method, headers }: FastifyRequest,
	reply: FastifyReply,
	done: (error?: Error) => void,
) {
	const isCrossSite =
		method !== "GET" && headers["sec-fetch-site"] === "cross-site" && !isAllowedOrigin(reply.raw);
	done(isCrossSite ? refuse(platformRefusals, "cross_site") : undefined);
}

export async function whoIs(
	request: FastifyRequest,
	identify: (token: string) => Promise<Who>,
): Promise<Who> {
	const [scheme, token] = (request.headers.authorization ?? "").split(" ");
	return scheme === "Bearer" && token ? identify(token) : guest;
}

export const callerOf = (request: FastifyRequest) => ({
	language: languageOf(request),
	address: clientAddress(request),
	userAgent: request.headers["user-agent"] ?? "",
});

export function queryOf(request: FastifyRequest): object {
	const { lang: _, ...query } = (request.query ?? {}) as Record<string, unknown>;
	return query;
}
