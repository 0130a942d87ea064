import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RouterContextProvider } from "react-router";
import { loginRedirect } from "../app/members/sessions/login-redirect.server";
import { routeAt } from "../app/paths";
import { serverCall } from "../app/platform/browser/page-read";
import { pageSettings } from "../app/platform/browser/page-settings";
import type { Who } from "../app/platform/http/access";
import type { Binding } from "../app/platform/http/bind.server";
import { clientGone } from "../app/platform/http/client-gone.server";
import { tagsOf } from "../app/platform/http/contract";
import { parseCookies } from "../app/platform/http/cookies";
import { boundedQueue } from "../app/platform/queues/bounded-queue.server";
import { singleFlight } from "../app/platform/queues/single-flight.server";
import { type CallSurroundings, callInProcess } from "./api";
import { type PageVariant, pageVariant, variantUrl } from "./cache-key";
import { type CompressedBody, compressBody, sendCompressed } from "./compressed-answer";
import type { GuestCache } from "./guest-cache";
import { retryAfterSeconds, sendErrorPage } from "./plain-error-page";
import { carriesSecret } from "./secret-addresses";
import { shareEqualParts } from "./share-equal-parts";
import { withBanner } from "./staging";

export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Options = {
	render: RenderPage;
	bindings: Binding[];
	surroundings: CallSurroundings;
	identify: (token: string) => Promise<Who>;
	cache?: GuestCache;
};

/**
 * Rendering is CPU-bound: running everything at once is no faster than one after the other, and keeps each render's
 * objects alive too long for cheap garbage collection. A few at once keep the CPU busy while one waits for its data.
 */
const drawnAtOnce = 8;
const longestQueue = 100;

/** Everything that is neither the API nor a file is a page. */
export async function servePages(app: FastifyInstance, options: Options) {
	const inTurn = boundedQueue(drawnAtOnce, longestQueue);
	const drawOnce = singleFlight<DrawnPage>();

	/** Skipped if the client has gone when its turn comes; identical concurrent requests share one render. */
	function draw(variant: PageVariant, gone: AbortSignal) {
		const whenFree = (signal: AbortSignal) => inTurn(() => drawPage(options, variant), signal);
		return drawOnce(JSON.stringify(variant), whenFree, gone);
	}

	app.get("/*", { errorHandler: sendErrorPage }, async (request, reply) => {
		const variant = pageVariant(request.raw);
		const turnedAway = await checkRoute(request, variant, options.identify);
		if (turnedAway) return redirect(reply, turnedAway);
		const page = await draw(variant, clientGone(request.raw));
		if (page.isDatabaseAway && sendUnchecked(options.cache, request, reply)) return reply;
		if (page.status !== 200 && page.status < 500) options.cache?.remove(request.raw);
		if (page.location) return redirect(reply, { to: page.location, status: page.status });
		reply
			.headers(page.headers)
			.header("cache-control", carriesSecret(request.url) ? "no-store" : "no-cache")
			.header("vary", "Accept-Encoding, Cookie");
		if (page.status === 503) reply.header("retry-after", retryAfterSeconds);
		const { "x-request-id": requestId, ...headers } = reply.getHeaders() as OutgoingHttpHeaders;
		const body = page.body ?? (await compressBody(page.html, request.raw));
		if (page.body) options.cache?.store(request.raw, { ...body, headers, tags: page.tags }, page.madeAt);
		reply.hijack();
		sendCompressed(request.raw, reply.raw, page.status, {
			...body,
			headers: { ...headers, "x-request-id": String(requestId) },
		});
		return reply;
	});
}

function sendUnchecked(cache: GuestCache | undefined, request: FastifyRequest, reply: FastifyReply) {
	const isSent = cache?.serveUnchecked(request.raw, reply.raw) ?? false;
	if (isSent) reply.hijack();
	return isSent;
}

type DrawnPage = {
	status: number;
	location: string | null;
	headers: Record<string, string>;
	html: string;
	/** In every encoding, if the page is cacheable. */
	body: CompressedBody | undefined;
	tags: string[];
	madeAt: number;
	isDatabaseAway: boolean;
};

/** Rendered from URL, language and theme alone: the renderer never sees a cookie, so a page holds no member data. */
async function drawPage(options: Options, variant: PageVariant): Promise<DrawnPage> {
	const madeAt = performance.now();
	const { publicUrl, APP_ENV } = options.surroundings.settings;
	const context = new RouterContextProvider();
	const tags = new Set<string>();
	let isDatabaseAway = false;
	const call = callInProcess(options.bindings, options.surroundings, variant.language);
	const share = shareEqualParts();
	context.set(serverCall, async (endpoint, input) => {
		// Added before the answer, since a page may also show that something does not exist.
		for (const tag of endpoint.tags ?? []) tags.add(tag);
		const answer = await call(endpoint, input).catch((error) => {
			if (error?.data?.error === "database_away") isDatabaseAway = true;
			throw error;
		});
		for (const tag of tagsOf(endpoint, answer, input)) tags.add(tag);
		return share(answer);
	});
	context.set(pageSettings, { language: variant.language, theme: variant.theme, publicUrl });
	const response = await options.render(new Request(variantUrl(variant, publicUrl)), context);
	const { status, headers } = response;
	const drawn = await response.text();
	const html = APP_ENV === "staging" ? withBanner(drawn) : drawn;
	return {
		status,
		location: status >= 300 && status < 400 ? (headers.get("location") ?? "/") : null,
		headers: Object.fromEntries(headers),
		html,
		body: status === 200 && options.cache ? await compressBody(html) : undefined,
		tags: [...tags],
		madeAt,
		isDatabaseAway,
	};
}

type Redirect = { to: string; cookie?: string; status?: number };

/** The part of the navigation guard that can be decided before any script runs. */
async function checkRoute(
	request: FastifyRequest,
	variant: PageVariant,
	identify: Options["identify"],
): Promise<Redirect | null> {
	const route = routeAt(variant.path);
	if (!route?.middleware.length) return null;
	const token = parseCookies(request.headers.cookie ?? "").token;
	const isMember = token ? (await identify(token)).kind === "member" : false;
	if (route.middleware.includes("auth") && !isMember) return loginRedirect(request);
	return route.middleware.includes("guest") && isMember ? { to: "/" } : null;
}

function redirect(reply: FastifyReply, { to, cookie, status = 302 }: Redirect) {
	if (cookie) reply.header("set-cookie", cookie);
	return reply.header("cache-control", "no-store").redirect(to, status);
}
