import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { data } from "react-router";
import type { Binding, CallContext, Who } from "../app/platform/bind.server";
import { type Endpoint, tagsOf } from "../app/platform/contract";
import { isDatabaseAway } from "../app/platform/database-away.server";
import { etagOf, isKnownTag } from "../app/platform/etag.server";
import { defaultLanguage, isLanguage, type Language, localize } from "../app/platform/language";
import { InvalidInput, Refusal } from "../app/platform/refusal";
import { fieldFaults } from "./field-faults";
import { acceptedEncoding, compressAnswer, type GuestCache, sendCompressed } from "./guest-cache";
import { platformRefusals } from "./platform-refusals";

export type CallSurroundings = Omit<CallContext, "who" | "language" | "address" | "userAgent">;
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
	api.addHook("onRequest", (request, _, done) => {
		done(isCrossSite(request) ? new Refusal("cross_site") : undefined);
	});
	for (const binding of bindings) {
		const { endpoint } = binding;
		api.route({
			method: endpoint.method,
			url: endpoint.path,
			bodyLimit: jsonLimit,
			handler: async (request, reply) => {
				const madeAt = Date.now();
				const language = languageOf(request);
				// What is kept for everybody is made for a guest.
				const who = isKept(endpoint) ? guest : await whoIs(request, identify);
				if (endpoint.access === "member" && who.kind === "guest") throw new Refusal("unauthenticated");
				const input = parseInput(
					endpoint,
					{ ...bodyOf(request), ...queryOf(request), ...(request.params as object) },
					language,
				);
				const context = {
					...surroundings,
					who,
					language,
					address: request.ip,
					userAgent: request.headers["user-agent"] ?? "",
				};
				const answer = endpoint.answer.parse(await binding.handle(context, input));
				const isPlain = !cache && acceptedEncoding(request.raw) === "identity";
				if (isKept(endpoint) && !isPlain)
					return sendKept(request, reply, tagsOf(endpoint, answer, input), answer, madeAt, cache);
				return sendAnswer(request, reply, endpoint, who, answer);
			},
			errorHandler: (error, request, reply) => sendError(error, request, reply, endpoint),
		});
	}
	api.setNotFoundHandler(sendUnbound(bindings));
	api.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** What no endpoint answers: the address may be unknown, or only asked in another way than it takes. */
export function sendUnbound(bindings: Binding[]) {
	const known = bindings.map(({ endpoint }) => ({
		method: endpoint.method,
		address: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, "[^/]+")}/?$`),
	}));
	return (request: FastifyRequest, reply: FastifyReply) => {
		const path = request.url.split("?")[0] as string;
		const bound = known.filter(({ address }) => address.test(path)).map(({ method }) => method);
		if (bound.length === 0) return sendError(new Refusal("no_such_endpoint"), request, reply);
		const allowed = [...bound, ...(bound.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
		reply.header("allow", allowed.join(", "));
		if (request.method === "OPTIONS") return reply.code(204).header("cache-control", "no-store").send();
		return sendError(new Refusal("no_such_method"), request, reply);
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
			who: { kind: "guest" },
			language,
			address: "",
			userAgent: "",
		};
		try {
			const parsed = parseInput(endpoint, withoutEmpty(input), language);
			return endpoint.answer.parse(await binding.handle(context, parsed)) as never;
		} catch (error) {
			throw asRouteError(error, endpoint, language);
		}
	};
}

/** The error page tells "not found" from "failed" by the status, as it does in the browser. */
function asRouteError(error: unknown, endpoint: Endpoint, language: Language) {
	if (error instanceof InvalidInput) return data({ errors: error.fields }, { status: 404 });
	const code = refusalCode(error);
	const known = endpoint.refusals[code] ?? platformRefusals[code as keyof typeof platformRefusals];
	return known && known !== platformRefusals.server_error
		? data({ error: code, message: localize(known.message, language) }, { status: known.status })
		: error;
}

function parseInput(endpoint: Endpoint, given: unknown, language: Language) {
	const result = endpoint.input.safeParse(given, { reportInput: true });
	if (!result.success) throw new InvalidInput(fieldFaults(result.error.issues, language));
	return result.data;
}

const guest: Who = { kind: "guest" };

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
	const compressed = await compressAnswer(JSON.stringify(answer), headers, tags, asker);
	cache?.store(request.raw, compressed, madeAt);
	reply.hijack();
	sendCompressed(request.raw, reply.raw, 200, {
		...compressed,
		headers: { ...headers, "x-request-id": String(requestId) },
	});
	return reply;
}

/** A read says what it holds, so that asking again for the same costs no bytes. */
function sendAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	endpoint: Endpoint,
	who: Who,
	answer: unknown,
) {
	reply.code(endpoint.status ?? 200).header("content-type", "application/json; charset=utf-8");
	// As bytes, since text would be turned into them three times: to be summed up, measured and sent.
	const body = Buffer.from(JSON.stringify(answer));
	if (endpoint.method !== "GET") return reply.header("cache-control", "no-store").send(body);
	const etag = etagOf(body);
	const isPrivate = endpoint.access === "member" || who.kind === "member";
	reply.header("etag", etag).header("cache-control", isPrivate ? "private, no-cache" : "public, no-cache");
	if (isPrivate) reply.header("vary", "Authorization");
	if (isKept(endpoint)) reply.header("vary", "Accept-Encoding");
	return isKnownTag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(body);
}

/** The one error model: 422 with a text per field, or `{ error, message }` with the right status. Never a trace. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, endpoint?: Endpoint) {
	const language = languageOf(request);
	reply.header("cache-control", "no-store").header("content-type", "application/json; charset=utf-8");
	if (error instanceof InvalidInput) {
		const message = error.summary ?? localize(platformRefusals.invalid_input.message, language);
		return reply.code(422).send(JSON.stringify({ message, errors: error.fields }));
	}
	const code = refusalCode(error);
	const known = endpoint?.refusals[code] ?? platformRefusals[code as keyof typeof platformRefusals];
	if (!known) {
		request.log.error({ err: error }, "request failed");
		const failed = platformRefusals.server_error;
		return reply
			.code(500)
			.send(JSON.stringify({ error: "server_error", message: localize(failed.message, language) }));
	}
	const wait = error instanceof Refusal ? error.retryAfter : known.status === 503 ? 5 : undefined;
	if (wait) reply.header("retry-after", wait);
	return reply
		.code(known.status)
		.send(JSON.stringify({ error: code, message: localize(known.message, language) }));
}

/** Fastify's own refusals and a lost database, in our words. */
export function refusalCode(error: unknown): string {
	if (error instanceof Refusal) return error.code;
	const code = (error as { code?: string }).code ?? "";
	if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return "body_too_large";
	if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return "json_only";
	if (code.startsWith("FST_ERR_CTP") || error instanceof SyntaxError) return "broken_json";
	if (isDatabaseAway(error)) return "database_away";
	return "server_error";
}

/** Browsers say where a change comes from; another site's page has no business here. */
const isCrossSite = ({ method, headers }: FastifyRequest) =>
	method !== "GET" && headers["sec-fetch-site"] === "cross-site";

async function whoIs(request: FastifyRequest, identify: Options["identify"]): Promise<Who> {
	const [scheme, token] = (request.headers.authorization ?? "").split(" ");
	return scheme === "Bearer" && token ? identify(token) : { kind: "guest" };
}

function languageOf(request: FastifyRequest): Language {
	const asked = (request.query as Record<string, unknown> | undefined)?.lang;
	return isLanguage(asked) ? asked : defaultLanguage;
}

function queryOf(request: FastifyRequest) {
	const { lang: _, ...query } = (request.query ?? {}) as Record<string, unknown>;
	return query;
}

function bodyOf(request: FastifyRequest): object {
	if (request.body === undefined || request.body === null) return {};
	if (typeof request.body !== "object" || Array.isArray(request.body)) throw new Refusal("broken_json");
	return request.body;
}

/** What a URL leaves out is absent, not null. */
const withoutEmpty = (input: unknown) =>
	Object.fromEntries(
		Object.entries((input ?? {}) as object).filter(
			([, value]) => value !== null && value !== undefined && value !== "",
		),
	);
