import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkAccess, type Member, type Who } from "../app/platform/http/access";
import { type Binding, type CallContext, noCookies } from "../app/platform/http/bind.server";
import { clientGone } from "../app/platform/http/client-gone.server";
import { fairQueue } from "../app/platform/queues/fair-queue.server";
import { answerCall } from "./answer-call";
import type { CallSurroundings } from "./api";
import { callerOf, refuseCrossSite, whoIs } from "./caller";
import { mayTakeLong } from "./http-server";
import { keepBody, readBody } from "./read-body";
import { sendError } from "./send-error";

type Options = {
	bindings: Binding[];
	surroundings: CallSurroundings;
	identify: (token: string) => Promise<Who>;
};

/** A file is held in memory from its first byte until the answer, so only a few are at once. */
const all = { atOnce: 8, waiting: 200 };
const perMember = { atOnce: 2, waiting: 10 };
/** Those on their way to a disk take minutes, and must not keep photographs waiting. */
const allOnDisk = { atOnce: 4, waiting: 20 };
const perMemberOnDisk = { atOnce: 1, waiting: 4 };

/**
 * Endpoints with `upload`: the body is one file. Callers without access are refused before a byte is read; the others wait
 * for their turn, unread, and are read when the endpoint's function asks for the file.
 */
export async function serveUploads(api: FastifyInstance, { bindings, surroundings, identify }: Options) {
	const senders = new WeakMap<FastifyRequest, Member>();
	const inTurn = fairQueue(all, perMember);
	const inTurnOnDisk = fairQueue(allOnDisk, perMemberOnDisk);
	api.removeAllContentTypeParsers();
	api.addContentTypeParser("*", (_request, _body, done) => done(null));
	for (const binding of bindings) {
		const { endpoint } = binding;
		api.route({
			method: endpoint.method,
			url: endpoint.path,
			onRequest: [
				refuseCrossSite,
				async (request) => {
					const who = await whoIs(request, identify);
					checkAccess(endpoint.access, who);
					// Uploads need a member: see `bind`.
					senders.set(request, who as Member);
					// The content tells what it is; Fastify would reject a malformed type.
					delete request.headers["content-type"];
				},
			],
			handler: async (request, reply) => {
				const who = senders.get(request)!;
				const closing = (error: unknown) => {
					// The rest of the body is still to come.
					reply.header("connection", "close");
					throw error;
				};
				const read: Pick<CallContext, "upload" | "uploadTo"> = endpoint.isOnDisk
					? { uploadTo: (file, limit) => keepBody(request.raw, file, limit).catch(closing) }
					: { upload: () => readBody(request.raw, endpoint.upload!).catch(closing) };
				if (endpoint.isOnDisk) mayTakeLong(request.raw);
				const context = { ...surroundings, ...callerOf(request), ...noCookies, who, ...read };
				const { answer } = await (endpoint.isOnDisk ? inTurnOnDisk : inTurn)(
					who.memberId,
					() => answerCall(binding, context, request.params as object),
					clientGone(request.raw),
				);
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
