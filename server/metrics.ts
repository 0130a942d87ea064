import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Pool } from "../app/platform/data/database.server";
import type { Settings } from "../app/platform/settings.server";
import type { BuyingLine } from "./buying-line";
import { isForwarded } from "./client-address";
import type { GuestCache } from "./guest-cache";

const durations = new WeakMap<FastifyInstance, { registry: Registry; histogram: Histogram }>();

/** Process-wide, since jobs start before the app. */
export const jobRuns = new Counter({
	name: "job_runs_total",
	help: "Background job attempts by outcome",
	labelNames: ["job", "result"],
	registers: [],
});

/** Request durations by route, and process metrics. */
export function countRequests(
	app: FastifyInstance,
	{ pool, line, cache }: { pool: Pool; line: BuyingLine; cache?: GuestCache | undefined },
) {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	registry.registerMetric(jobRuns);
	const histogram = new Histogram({
		name: "http_request_seconds",
		help: "Time to answer a request",
		labelNames: ["method", "route", "status"],
		buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
		registers: [registry],
	});
	countDatabaseTurns(registry, pool);
	new Gauge({
		name: "buying_line_places",
		help: "Fans who wait in line to buy",
		registers: [registry],
		collect() {
			this.set(line.figures().places);
		},
	});
	if (cache) countKeptAnswers(registry, cache);
	durations.set(app, { registry, histogram });
	app.addHook("onResponse", (request, reply, done) => {
		// The route pattern, not the URL: each URL would be its own series.
		const route = request.routeOptions.url ?? "unmatched";
		histogram.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
		request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, "request");
		done();
	});
}

/** Busy is not away: the database answers, but to others. */
function countDatabaseTurns(registry: Registry, pool: Pool) {
	const registers = [registry];
	new Gauge({
		name: "database_calls_waiting",
		help: "Calls that wait for a database connection",
		registers,
		collect() {
			this.set(pool.turns().waiting);
		},
	});
	new Counter({
		name: "database_busy_total",
		help: "Calls refused because they would have waited too long for a database connection",
		registers,
		collect() {
			this.reset();
			this.inc(pool.turns().refused);
		},
	});
}

/** Cached answers never reach the hook above; the cache counts them itself. */
function countKeptAnswers(registry: Registry, cache: GuestCache) {
	const registers = [registry];
	new Counter({
		name: "guest_cache_answers_total",
		help: "Cacheable answers: hit, sent from memory; miss, generated",
		labelNames: ["result"],
		registers,
		collect() {
			const { hits, misses } = cache.figures();
			this.reset();
			this.inc({ result: "hit" }, hits);
			this.inc({ result: "miss" }, misses);
		},
	});
	new Gauge({
		name: "guest_cache_entries",
		help: "Cached answers",
		registers,
		collect() {
			this.set(cache.figures().entries);
		},
	});
	new Gauge({
		name: "guest_cache_bytes",
		help: "Memory used by cached answers, keys included",
		registers,
		collect() {
			this.set(cache.figures().bytes);
		},
	});
}

/** Open to localhost, but not to what a proxy there forwards; from elsewhere only with the token. */
export function serveMetrics(app: FastifyInstance, settings: Settings) {
	app.get("/metrics", async (request, reply) => {
		const isLocal =
			["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.ip) &&
			!settings.TRUST_PROXY &&
			!isForwarded(request);
		if (!isLocal && !hasToken(request.headers.authorization, settings.METRICS_TOKEN))
			return reply.code(404).send({ error: "not_found" });
		const registry = durations.get(app)?.registry ?? new Registry();
		return reply.type(registry.contentType).send(await registry.metrics());
	});
}

function hasToken(header: string | undefined, token: string | undefined) {
	if (!header || !token) return false;
	const given = Buffer.from(header);
	const wanted = Buffer.from(`Bearer ${token}`);
	return given.length === wanted.length && timingSafeEqual(given, wanted);
}
