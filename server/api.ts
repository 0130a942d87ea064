import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { data } from "react-router";
import { guest, type Who } from "../app/platform/access";
import { type Binding, type CallContext, noCookies } from "../app/platform/bind.server";
import type { Endpoint, FileAnswer } from "../app/platform/contract";
import { etagOf, isKnownTag } from "../app/platform/etag.server";
import { type Language, localize } from "../app/platform/language";
import { platformRefusals } from "../app/platform/platform-refusals";
import { InvalidInput, refuse } from "../app/platform/refusal";
import { answerCall } from "./answer-call";
import { answerOnce, type OnceAnswer } from "./answer-once";
import { languageOf } from "./asked-language";
import { clientAddress } from "./client-address";
import { acceptedEncoding, compressBody, sendCompressed } from "./compressed-answer";
import type { GuestCache } from "./guest-cache";
import { serveRaw } from "./raw-door";
import { asRefusal, sendError } from "./send-error";
import { tokenCookie, tokenCookies } from "./token-cookie";

export type CallSurroundings = Omit<
	CallContext,
	"who" | "language" | "address" | "userAgent" | keyof typeof noCookies
>;
type Options = {
	bindings: Binding[];
	surroundings: CallSurroundings;
	/** Who a Bearer token belongs to; guest, when to nobody. */
	identify: (token: string) => Promise<Who>;
	cache?: GuestCache | undefined;
};

export const jsonLimit = 64 * 1024;

/** Opens every bound endpoint below `/api`. */
export async function serveApi(api: FastifyInstance, { bindings, surroundings, identify, cache }: Options) {
	const raw = bindings.filter(({ endpoint }) => endpoint.raw);
	await api.register((door) => serveRaw(door, { bindings: raw, surroundings }));
	for (const binding of bindings) {
		const { endpoint } = binding;
		if (endpoint.raw) continue;
		api.route({
			method: endpoint.method,
			url: endpoint.path,
			bodyLimit: jsonLimit,
			onRequest: refuseCrossSite,
			handler: async (request, reply) => {
				const madeAt = performance.now();
				// What is kept for everybody is made for a guest.
				const who: Who = isKept(endpoint) ? guest : await whoIs(request, identify);
				const cookie = (name: keyof typeof tokenCookies) =>
					tokenCookie(request, reply, surroundings.settings, tokenCookies[name]);
				const cookies = { device: cookie("device"), cart: cookie("cart") };
				const context = { ...surroundings, who, ...cookies, ...callerOf(request) };
				const given = givenInput(request, endpoint);
				if (endpoint.once)
					return sendOnce(
						reply,
						await answerOnce(binding, context, given, request.headers["idempotency-key"]),
					);
				const { answer, tags } = await answerCall(binding, context, given);
				if (endpoint.file) return sendFile(reply, endpoint.file, answer as FileAnswer);
				const isPlain = !cache && acceptedEncoding(request.raw) === "identity";
				if (isKept(endpoint) && !isPlain) return sendKept(request, reply, tags, answer, madeAt, cache);
				return sendAnswer(request, reply, endpoint, answer);
			},
			errorHandler: (error, request, reply) => sendError(error, request, reply, endpoint),
		});
	}
	api.setNotFoundHandler(sendUnbound(bindings));
	api.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** The API's description of itself, beside the endpoints. */
const apiPages = ["/docs", "/docs.css", "/openapi.json"].map((path) => ({ method: "GET", path }));

/** What no endpoint answers: the address may be unknown, or only asked in another way than it takes. */
export function sendUnbound(bindings: Binding[]) {
	const endpoints = bindings.map(({ endpoint }) => endpoint);
	const known = [...endpoints, ...apiPages].map((endpoint) => ({
		method: endpoint.method,
		address: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, "[^/]+")}/?$`),
	}));
	return (request: FastifyRequest, reply: FastifyReply) => {
		const path = request.url.split("?")[0] as string;
		const bound = known.filter(({ address }) => address.test(path)).map(({ method }) => method);
		// Bound and yet here: a parameter is longer than any that exists.
		const isTooLong = bound.includes(request.method === "HEAD" ? "GET" : request.method);
		if (bound.length === 0 || isTooLong)
			return sendError(refuse(platformRefusals, "no_such_endpoint"), request, reply);
		const allowed = [...bound, ...(bound.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
		reply.header("allow", allowed.join(", "));
		if (request.method === "OPTIONS") return reply.code(204).header("cache-control", "no-store").send();
		return sendError(refuse(platformRefusals, "no_such_method"), request, reply);
	};
}

/** The way of the server's own pages: the same function and the same checks, without HTTP, always as a guest. */
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
			throw asRouteError(error, language);
		}
	};
}

/** The error page tells "not found" from "failed" by the status, as it does in the browser. */
function asRouteError(error: unknown, language: Language) {
	if (error instanceof InvalidInput) return data({ errors: error.fields }, { status: 404 });
	const { code, status, text } = asRefusal(error);
	return status === 500 ? error : data({ error: code, message: localize(text, language) }, { status });
}

/** An endpoint that names its tags answers everybody the same, so one answer serves all until its content changes. */
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
		.header("cache-control", "public, no-cache")
		.header("vary", "Accept-Encoding");
	const { "x-request-id": requestId, ...headers } = reply.getHeaders() as OutgoingHttpHeaders;
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

/** A member's own, so nobody keeps it. */
function sendFile(reply: FastifyReply, type: string, { name, bytes }: FileAnswer) {
	return reply
		.header("content-type", type)
		.header("content-disposition", `attachment; filename="${name}"`)
		.header("cache-control", "private, no-store")
		.header("vary", "Authorization")
		.send(Buffer.from(bytes));
}

function sendOnce(reply: FastifyReply, { status, bytes, isReplay }: OnceAnswer) {
	if (isReplay) reply.header("idempotent-replayed", "true");
	return reply
		.code(status)
		.header("content-type", "application/json; charset=utf-8")
		.header("cache-control", "no-store")
		.send(bytes);
}

/** A read says what it holds, so that asking again for the same costs no bytes. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
	reply.code(endpoint.status ?? 200).header("content-type", "application/json; charset=utf-8");
	// As bytes, since text would be turned into them three times: to be summed up, measured and sent.
	const body = Buffer.from(JSON.stringify(answer));
	if (endpoint.method !== "GET") return reply.header("cache-control", "no-store").send(body);
	const etag = etagOf(body);
	// Only what is kept is the same for everybody; a guest's answer is a member's too, once they log in.
	reply
		.header("etag", etag)
		.header("cache-control", isKept(endpoint) ? "public, no-cache" : "private, no-cache")
		.header("vary", isKept(endpoint) ? "Accept-Encoding" : "Authorization");
	return isKnownTag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(body);
}

/** Browsers say where a change comes from; another site's page has no business here. */
function refuseCrossSite(
	{ method, headers }: FastifyRequest,
	_: FastifyReply,
	done: (error?: Error) => void,
) {
	const isCrossSite = method !== "GET" && headers["sec-fetch-site"] === "cross-site";
	done(isCrossSite ? refuse(platformRefusals, "cross_site") : undefined);
}

async function whoIs(request: FastifyRequest, identify: Options["identify"]): Promise<Who> {
	const [scheme, token] = (request.headers.authorization ?? "").split(" ");
	return scheme === "Bearer" && token ? identify(token) : guest;
}

export const callerOf = (request: FastifyRequest) => ({
	language: languageOf(request),
	address: clientAddress(request),
	userAgent: request.headers["user-agent"] ?? "",
});

/** A read is asked in the query, a change in the body: an address cannot change what a form sends. */
function givenInput(request: FastifyRequest, { method }: Endpoint) {
	return { ...(method === "GET" ? queryOf(request) : bodyOf(request)), ...(request.params as object) };
}

export function queryOf(request: FastifyRequest): object {
	const { lang: _, ...query } = (request.query ?? {}) as Record<string, unknown>;
	return query;
}

function bodyOf(request: FastifyRequest): object {
	if (request.body === undefined || request.body === null) return {};
	if (typeof request.body !== "object" || Array.isArray(request.body))
		throw refuse(platformRefusals, "broken_json");
	return request.body;
}

/** What a URL leaves out is absent, not null. */
const withoutEmpty = (input: unknown) =>
	Object.fromEntries(
		Object.entries((input ?? {}) as object).filter(
			([, value]) => value !== null && value !== undefined && value !== "",
		),
	);
