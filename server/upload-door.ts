import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkAccess, type Who } from "../app/platform/access";
import { type Binding, noCookies } from "../app/platform/bind.server";
import { answerCall } from "./answer-call";
import { type CallSurroundings, callerOf, refuseCrossSite, whoIs } from "./api";
import { sendError } from "./send-error";

type Options = {
	bindings: Binding[];
	surroundings: CallSurroundings;
	identify: (token: string) => Promise<Who>;
};

/** Endpoints with `upload`: the body is one file. Callers without access are refused before a byte is read. */
export async function serveUploads(api: FastifyInstance, { bindings, surroundings, identify }: Options) {
	const senders = new WeakMap<FastifyRequest, Who>();
	api.removeAllContentTypeParsers();
	api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
	for (const binding of bindings) {
		const { endpoint } = binding;
		api.route({
			method: endpoint.method,
			url: endpoint.path,
			bodyLimit: endpoint.upload!,
			onRequest: [
				refuseCrossSite,
				async (request) => {
					const who = await whoIs(request, identify);
					checkAccess(endpoint.access, who);
					senders.set(request, who);
					// The content tells what it is; Fastify would reject a malformed type.
					delete request.headers["content-type"];
				},
			],
			handler: async (request, reply) => {
				const upload = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
				const who = senders.get(request)!;
				const context = { ...surroundings, ...callerOf(request), ...noCookies, who, upload };
				const { answer } = await answerCall(binding, context, request.params as object);
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
