import type { OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { data } from "react-router";
import { callerAt, checkAccess, guest, type Who } from "../app/platform/http/access";
import { type Binding, type CallContext, noCookies } from "../app/platform/http/bind.server";
import { clientGone } from "../app/platform/http/client-gone.server";
import type { Endpoint, FileAnswer, StreamedFile } from "../app/platform/http/contract";
import { etagOf, isKnownTag } from "../app/platform/http/etag.server";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { InvalidInput, refuse } from "../app/platform/http/refusal";
import { type Language, localize } from "../app/platform/words/language";
import { answerCall } from "./answer-call";
import { answerOnce, type OnceAnswer } from "./answer-once";
import { isTooDeep } from "./body-depth";
import type { BuyingLine } from "./buying-line";
import { callerOf, queryOf, refuseCrossSite, whoIs } from "./caller";
import { clientAddress } from "./client-address";
import { acceptedEncoding, compressBody, sendCompressed } from "./compressed-answer";
import { withoutOrigin } from "./cross-origin";
import type { GuestCache } from "./guest-cache";
import { serveRaw } from "./raw-door";
import { carriesSecret } from "./secret-addresses";
import { asRefusal, sendError } from "./send-error";
import { tokenCookie, tokenCookies } from "./token-cookie";
import { serveUploads } from "./upload-door";

export type CallSurroundings = Omit<
	CallContext,
	"who" | "language" | "address" | "userAgent" | keyof typeof noCookies
> & {
	/** Logs why a read of a page failed, where the page gets only a status. */
	reportFault: (error: unknown) => void;
};
type Options = {
	bindings: Binding[];
	surroundings: CallSurroundings;
	/** Resolves a Bearer token; a guest if it is unknown. */
	identify: (token: string) => Promise<Who>;
	cache?: GuestCache | undefined;
	line: BuyingLine;
};

export const jsonLimit = 64 * 1024;

/** Registers every bound endpoint below `/api`. */
export async function serveApi(
	api: FastifyInstance,
	{ bindings, surroundings, identify, cache, line }: Options,
) {
	const raw = bindings.filter(({ endpoint }) => endpoint.raw);
	await api.register((door) => serveRaw(door, { bindings: raw, surroundings }));
	const uploads = bindings.filter(({ endpoint }) => endpoint.upload);
	await api.register((door) => serveUploads(door, { bindings: uploads, surroundings, identify }));
	for (const binding of bindings) {
		const { endpoint } = binding;
		if (endpoint.raw || endpoint.upload) continue;
		api.route({
			method: endpoint.method,
			url: endpoint.path,
			bodyLimit: endpoint.longBody ?? jsonLimit,
			onRequest: endpoint.longBody
				? [refuseCrossSite, async (request) => checkAccess(endpoint.access, await whoIs(request, identify))]
				: refuseCrossSite,
			handler: async (request, reply) => {
				const madeAt = performance.now();
				// Shared cached answers are always computed as a guest.
				const who: Who = isKept(endpoint) ? guest : callerAt(endpoint.access, await whoIs(request, identify));
				const cookie = (name: keyof typeof tokenCookies) =>
					tokenCookie(request, reply, surroundings.settings, tokenCookies[name]);
				const cookies = {
					device: cookie("device"),
					cart: cookie("cart"),
					waiting: cookie("waiting"),
					admission: cookie("admission"),
				};
				const context = { ...surroundings, who, ...cookies, ...callerOf(request) };
				const given = givenInput(request, endpoint);
				const inTurn = <T>(work: () => Promise<T>) =>
					endpoint.inLine ? line(callerInLine(request, reply, endpoint, who), work) : work();
				if (endpoint.once) {
					const key = request.headers["idempotency-key"];
					return sendOnce(reply, await inTurn(() => answerOnce(binding, context, given, key)));
				}
				const { answer, tags } = await inTurn(() => answerCall(binding, context, given));
				if (endpoint.file) return sendFile(reply, endpoint.file, answer as FileAnswer | StreamedFile);
				const isPlain = !cache && acceptedEncoding(request.raw) === "identity";
				if (isKept(endpoint) && !isPlain) return sendKept(request, reply, tags, answer, madeAt, cache);
				return sendAnswer(request, reply, endpoint, answer);
			},
			errorHandler(error, request, reply) {
				const { status, code } = asRefusal(error);
				if (isKept(endpoint) && status < 500) cache?.remove(request.raw);
				if (isKept(endpoint) && code === "database_away" && cache?.serveUnchecked(request.raw, reply.raw))
					return void reply.hijack();
				return sendError(error, request, reply, endpoint);
			},
		});
	}
	api.setNotFoundHandler(sendUnbound(bindings));
	api.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** The API's own documentation, served next to the endpoints. */
const apiPages = ["/docs", "/docs/:tag", "/docs.css", "/openapi.json"].map((path) => ({
	method: "GET",
	path,
}));

/** For requests that match no endpoint: 404, or 405 if only the method is wrong. */
export function sendUnbound(bindings: Binding[]) {
	const endpoints = bindings.map(({ endpoint }) => endpoint);
	const known = [...endpoints, ...apiPages].map((endpoint) => ({
		method: endpoint.method,
		address: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, "[^/]+")}/?$`),
	}));
	return (request: FastifyRequest, reply: FastifyReply) => {
		const path = request.url.split("?")[0] as string;
		const bound = known.filter(({ address }) => address.test(path)).map(({ method }) => method);
		// The route exists but did not match: a parameter exceeds the maximum length.
		const isTooLong = bound.includes(request.method === "HEAD" ? "GET" : request.method);
		if (bound.length === 0 || isTooLong)
			return sendError(refuse(platformRefusals, "no_such_endpoint"), request, reply);
		const allowed = [...bound, ...(bound.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
		reply.header("allow", allowed.join(", "));
		if (request.method === "OPTIONS") return reply.code(204).header("cache-control", "no-store").send();
		return sendError(refuse(platformRefusals, "no_such_method"), request, reply);
	};
}

/** How server-rendered pages call the API: same functions and checks, without HTTP, always as a guest. */
export function callInProcess(bindings: Binding[], surroundings: CallSurroundings, language: Language) {
	const bound = new Map(bindings.map((binding) => [binding.endpoint, binding]));
	return async (endpoint: Endpoint, input: unknown): Promise<never> => {
		const binding = bound.get(endpoint);
		if (!binding) throw new Error(`Nothing answers ${endpoint.method} ${endpoint.path}`);
		const context: CallContext = {
			...surroundings,
			who: guest,
			language,
			address: "",
			userAgent: "",
			...noCookies,
		};
		try {
			return (await answerCall(binding, context, withoutEmpty(input))).answer as never;
		} catch (error) {
			throw asRouteError(error, language, surroundings.reportFault);
		}
	};
}

/** The error page distinguishes "not found" from "failed" by status, as in the browser. */
function asRouteError(error: unknown, language: Language, reportFault: CallSurroundings["reportFault"]) {
	if (error instanceof InvalidInput) return data({ errors: error.fields }, { status: 404 });
	const refusal = asRefusal(error);
	const { code, status, text } = refusal;
	// The router reports it.
	if (status === 500) return error;
	if (refusal !== error && status > 500) reportFault(error);
	return data({ error: code, message: localize(text, language) }, { status });
}

function callerInLine(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, who: Who) {
	const { "queue-place": place } = request.headers;
	const isMember = who.kind === "member";
	return {
		isMember,
		name: `${isMember ? who.memberId : clientAddress(request)} ${endpoint.path}`,
		place: typeof place === "string" ? place : undefined,
		givePlace: (place: string) => void reply.header("queue-place", place),
		gone: clientGone(request.raw),
	};
}

/** An endpoint with tags answers everybody the same, so one cached answer serves all until its content changes. */
const isKept = ({ method, tags }: Endpoint) => method === "GET" && tags !== undefined;

async function sendKept(
	request: FastifyRequest,
	reply: FastifyReply,
	tags: string[],
	answer: unknown,
	madeAt: number,
	cache?: GuestCache,
) {
	reply
		.header("content-type", "application/json; charset=utf-8")
		.header("cache-control", carriesSecret(request.url) ? "no-store" : "public, no-cache")
		.header("vary", "Accept-Encoding, Origin");
	const { "x-request-id": requestId, ...headers } = withoutOrigin(reply.getHeaders() as OutgoingHttpHeaders);
	const asker = cache ? undefined : request.raw;
	const body = await compressBody(JSON.stringify(answer), asker);
	cache?.store(request.raw, { ...body, headers, tags }, madeAt);
	reply.hijack();
	sendCompressed(request.raw, reply.raw, 200, {
		...body,
		headers: { ...headers, "x-request-id": String(requestId) },
	});
	return reply;
}

/** Private to a member, so never cached. */
function sendFile(reply: FastifyReply, type: string, file: FileAnswer | StreamedFile) {
	return reply
		.header("content-type", type)
		.header("content-disposition", `attachment; filename="${file.name}"`)
		.header("cache-control", "private, no-store")
		.header("vary", "Authorization, Origin")
		.send("text" in file ? Readable.from(file.text, { objectMode: false }) : Buffer.from(file.bytes));
}

function sendOnce(reply: FastifyReply, { status, bytes, isReplay }: OnceAnswer) {
	if (isReplay) reply.header("idempotent-replayed", "true");
	return reply
		.code(status)
		.header("content-type", "application/json; charset=utf-8")
		.header("cache-control", "no-store")
		.send(bytes);
}

/** Reads carry an ETag, so an unchanged answer costs no bytes the second time. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
	reply.code(endpoint.status ?? 200).header("content-type", "application/json; charset=utf-8");
	// Encoded once: a string would be converted to bytes three times, for the hash, the length and the socket.
	const body = Buffer.from(JSON.stringify(answer));
	if (endpoint.method !== "GET") return reply.header("cache-control", "no-store").send(body);
	const etag = etagOf(body);
	// Only tagged answers are public; anything else changes for the same URL when the visitor logs in.
	reply
		.header("etag", etag)
		.header("cache-control", isKept(endpoint) ? "public, no-cache" : "private, no-cache")
		.header("vary", isKept(endpoint) ? "Accept-Encoding, Origin" : "Authorization, Origin");
	return isKnownTag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(body);
}

/** GET input comes from the query, everything else from the body, so a crafted URL cannot override a form. */
function givenInput(request: FastifyRequest, { method }: Endpoint) {
	return { ...(method === "GET" ? queryOf(request) : bodyOf(request)), ...(request.params as object) };
}

function bodyOf(request: FastifyRequest): object {
	if (request.body === undefined || request.body === null) return {};
	if (typeof request.body !== "object" || Array.isArray(request.body))
		throw refuse(platformRefusals, "broken_json");
	if (isTooDeep(request.body)) throw refuse(platformRefusals, "body_too_deep");
	return request.body;
}

/** Empty query values count as absent, not as null. */
const withoutEmpty = (input: unknown) =>
	Object.fromEntries(
		Object.entries((input ?? {}) as object).filter(
			([, value]) => value !== null && value !== undefined && value !== "",
		),
	);
