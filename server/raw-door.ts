import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { guest } from "../app/platform/http/access";
import { type Binding, noCookies, type RawContext } from "../app/platform/http/bind.server";
import { answerCall } from "./answer-call";
import type { CallSurroundings } from "./api";
import { callerOf, queryOf } from "./caller";
import { sendError } from "./send-error";

/** Several times what any gateway sends. */
export const rawLimit = 8 * 1024;

/**
 * Endpoints with `raw: true`, for signed webhooks. The function gets the body unparsed, since the signature covers
 * those exact bytes. The signature authenticates the sender, so neither token nor origin is checked.
 */
export async function serveRaw(
	api: FastifyInstance,
	{ bindings, surroundings }: { bindings: Binding[]; surroundings: CallSurroundings },
) {
	const received = new WeakMap<FastifyRequest, IncomingHttpHeaders>();
	api.removeAllContentTypeParsers();
	api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
	api.addHook("onRequest", (request, _, done) => {
		received.set(request, { ...request.headers });
		// Fastify would reject a malformed content type.
		delete request.headers["content-type"];
		done();
	});
	for (const binding of bindings) {
		const { endpoint } = binding;
		api.route({
			method: endpoint.method,
			url: endpoint.path,
			bodyLimit: rawLimit,
			handler: async (request, reply) => {
				const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
				const context: RawContext = {
					...surroundings,
					...callerOf(request),
					who: guest,
					...noCookies,
					raw: { bytes, headers: received.get(request) ?? {} },
				};
				const given = { ...queryOf(request), ...(request.params as object) };
				const { answer } = await answerCall(binding, context, given);
				return reply
					.code(endpoint.status ?? 200)
					.header("content-type", "application/json; charset=utf-8")
					.header("cache-control", "no-store")
					.send(JSON.stringify(answer));
			},
			errorHandler: (error, request, reply) => sendError(error, request, reply, endpoint),
		});
	}
}
