import type { IncomingMessage, ServerResponse } from "node:http";
import Fastify, {
	type FastifyBaseLogger,
	type FastifyError,
	type FastifyInstance,
	LogController,
} from "fastify";
import { bindings as everyBinding } from "../app/bindings.server";
import { identifyKey, isServiceKey } from "../app/members/service-keys/identify-key.server";
import { serveOffice } from "../app/office/office-door.server";
import { reportPageError } from "../app/platform/browser/page-errors";
import { openDatabase, type Pool } from "../app/platform/data/database.server";
import type { JobQueue } from "../app/platform/data/jobs.server";
import type { Binding } from "../app/platform/http/bind.server";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { type RateLimits, rateLimits } from "../app/platform/http/rate-limit.server";
import { refuse } from "../app/platform/http/refusal";
import { inRequest, requestId } from "../app/platform/http/request-id.server";
import type { Settings } from "../app/platform/settings.server";
import { serveGate } from "../app/tickets/gate/gate-door.server";
import { type CallSurroundings, sendUnbound, serveApi } from "./api";
import { serveApiDocs } from "./api-docs/serve-api-docs";
import { serveArt, serveIcons } from "./art";
import { serveAssets } from "./assets";
import { type BuyingLine, buyingLine, linePlaceKey } from "./buying-line";
import { serveChanges } from "./changes-door";
import { clientAddress, requestIds, trustedProxies, warnOfUntrustedProxy } from "./client-address";
import { allowOrigins } from "./cross-origin";
import { type DatabaseWatch, watchDatabase } from "./database-watch";
import { serveFilms } from "./films";
import type { GuestCache } from "./guest-cache";
import { serveHealth } from "./health";
import { answerClientError, createHttpServer } from "./http-server";
import { identify } from "./identify";
import { loggerOptions } from "./logger";
import { countRequests, serveMetrics } from "./metrics/metrics";
import { serveOpenly } from "./open-doors";
import { type RenderPage, servePages } from "./pages";
import { servePhotos } from "./photos";
import { readableAddress } from "./readable-address";
import { setSecurityHeaders } from "./security-headers";
import { sendError } from "./send-error";
import { serveStaging } from "./staging";

export type AppParts = {
	settings: Settings;
	pool: Pool;
	jobs: JobQueue;
	/** Tests bind their own endpoints and disable limits. Default: every endpoint, with limits counted in the database. */
	bindings?: Binding[];
	limits?: RateLimits;
	/** Absent in API tests, which render no pages. */
	renderPage?: RenderPage;
	guestCache?: GuestCache;
	/** By default one that looks only when it is asked. */
	watch?: DatabaseWatch;
	/** Whether this process hears of changes; see `listenForChanges`. */
	isHearing?: () => boolean;
	/** Tests let fewer in at once. */
	line?: BuyingLine;
	/** The folder of the built browser files. */
	clientFolder?: string;
	/** Live reload needs inline scripts and eval; only ever in development. */
	isDevelopment?: boolean;
	/** Log destination; standard output by default. */
	logStream?: { write(line: string): void };
};

/** Between its statements, a call leaves the database to others. */
const callsPerConnection = 4;

/** Builds the whole server without listening: tests inject requests, `main.ts` opens the port. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
	const { settings, pool, jobs, guestCache, bindings = everyBinding } = parts;
	const reportFault = (error: unknown) => app.log.error({ err: error, reqId: requestId() }, "request failed");
	const app: FastifyInstance = Fastify({
		logger: loggerOptions(settings.LOG_LEVEL, parts.logStream),
		// The metrics hook writes one line per request.
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: requestIds(settings.TRUST_PROXY),
		trustProxy: trustedProxies(settings.TRUST_PROXY),
		bodyLimit: 64 * 1024,
		forceCloseConnections: "idle",
		// A rolling restart loses no request: whoever was connected in time is answered before the process ends.
		return503OnClosing: false,
		rewriteUrl: ({ url = "/" }) => readableAddress(url),
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
		// A parameter over the maximum length; Fastify's default answer would echo the whole URL.
		frameworkErrors: (_, request, reply) =>
			void sendError(refuse(platformRefusals, "no_such_endpoint"), request, reply),
		clientErrorHandler: answerClientError,
		serverFactory: (handle) =>
			createHttpServer({
				answerEarly: guestCache && answerFromCache(guestCache, () => app.log, settings.CORS_ORIGINS),
				handle,
				onError: reportFault,
			}),
	});
	const db = openDatabase(pool);
	const surroundings: CallSurroundings = {
		db,
		settings,
		jobs,
		limits: parts.limits ?? rateLimits(pool),
		reportFault,
	};
	const line =
		parts.line ??
		buyingLine({
			atOnce: settings.DATABASE_POOL * callsPerConnection,
			longest: 5_000,
			key: linePlaceKey(db),
		});
	const identifyCaller = (token: string) => identify(db, settings, token);
	/** Other programs call the API and nothing else. */
	const identifyAny = (token: string) =>
		isServiceKey(token) ? identifyKey(surroundings, token) : identifyCaller(token);

	await setSecurityHeaders(app, settings, parts.isDevelopment);
	app.addHook("onRequest", (request, reply, done) => {
		allowOrigins(request.raw, reply.raw, settings.CORS_ORIGINS);
		reply.header("x-request-id", request.id);
		inRequest(request.id, done);
	});
	// Reading a body leaves the context that it was begun in.
	app.addHook("preValidation", (request, _, done) => inRequest(request.id, done));
	// Errors outside the API (feeds, images) reveal no more than the API's do.
	app.setErrorHandler<FastifyError>((error, request, reply) =>
		(error.statusCode ?? 500) < 500 ? reply.send(error) : sendError(error, request, reply),
	);
	warnOfUntrustedProxy(app, settings);
	const watch = parts.watch ?? watchDatabase(pool);
	countRequests(app, { pool, db, line, watch, cache: guestCache, isHearing: parts.isHearing });
	serveStaging(app, { settings, identify: identifyCaller });
	serveOffice(app, { identify: identifyCaller, ...parts });
	serveGate(app, surroundings, { identify: identifyCaller, addressOf: clientAddress });
	app.addHook("onClose", watch.stop);
	await serveHealth(app, watch, settings.CLOSING_NOTICE);
	serveChanges(app, surroundings, { pool, identify: identifyCaller });
	serveMetrics(app, settings);
	serveArt(app);
	serveIcons(app);
	servePhotos(app, settings, db);
	await serveFilms(app, settings, db);
	await app.register(
		(api) => serveApi(api, { bindings, surroundings, identify: identifyAny, cache: guestCache, line }),
		{
			prefix: "/api",
		},
	);
	serveApiDocs(
		app,
		bindings.map(({ endpoint }) => endpoint),
		settings.publicUrl,
	);
	// The page routes below are a catch-all and would answer these with HTML.
	for (const rest of ["/api", "/api/*"]) app.get(rest, sendUnbound(bindings));
	await serveOpenly(app, surroundings);
	if (parts.clientFolder) await serveAssets(app, parts.clientFolder);
	if (parts.renderPage) {
		await servePages(app, {
			render: reportingFaults(parts.renderPage, app.log),
			bindings,
			surroundings,
			identify: identifyCaller,
			...(guestCache && { cache: guestCache }),
		});
	}
	return app;
}

/** Each error once: React reports one in a component, and so does the router if nothing on the page caught it. */
function reportingFaults(render: RenderPage, log: FastifyBaseLogger): RenderPage {
	return (request, context) => {
		const reported = new Set<unknown>();
		context.set(reportPageError, (error) => {
			if (!reported.has(error)) log.error({ err: error, req: request, reqId: requestId() }, "request failed");
			reported.add(error);
		});
		return render(request, context);
	};
}

/** Logged at debug level only: a log line would cost more than the answer. The metrics count them all. */
function answerFromCache(cache: GuestCache, log: () => FastifyBaseLogger, origins: readonly string[]) {
	return (request: IncomingMessage, response: ServerResponse) => {
		allowOrigins(request, response, origins);
		const isKept = cache.serve(request, response);
		if (isKept) log().debug({ req: request, res: response }, "cached answer");
		return isKept;
	};
}
