import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Db, Pool } from "../../app/platform/data/database.server";
import { outsideCalls } from "../../app/platform/http/outside-calls.server";
import type { Settings } from "../../app/platform/settings.server";
import type { BuyingLine } from "../buying-line";
import { isForwarded } from "../client-address";
import type { DatabaseWatch } from "../database-watch";
import type { GuestCache } from "../guest-cache";
import { countKeptAnswers } from "./cache-gauges";
import { countClub } from "./club-gauges";
import { countDatabase } from "./database-gauges";

const durations = new WeakMap<FastifyInstance, { registry: Registry; histogram: Histogram }>();

/** Process-wide, since jobs start before the app. */
export const jobRuns = new Counter({
	name: "job_runs_total",
	help: "Background job attempts by outcome",
	labelNames: ["job", "result"],
	registers: [],
});

type Counted = {
	pool: Pool;
	db: Db;
	line: BuyingLine;
	watch: DatabaseWatch;
	cache?: GuestCache | undefined;
	isHearing?: (() => boolean) | undefined;
};

/** Load balancers and monitoring ask every second: what they ask is of interest only when it is refused. */
const watchers = ["/healthz", "/readyz", "/metrics"];

/** Request durations by route, and everything else that somebody may want to be woken by. */
export function countRequests(app: FastifyInstance, { pool, db, line, watch, cache, isHearing }: Counted) {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	registry.registerMetric(jobRuns);
	registry.registerMetric(outsideCalls);
	const histogram = new Histogram({
		name: "http_request_seconds",
		help: "Time to answer a request",
		labelNames: ["method", "route", "status"],
		buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
		registers: [registry],
	});
	countDatabase(registry, { pool, watch, isHearing });
	countClub(registry, db, watch);
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
		const level = watchers.includes(route) && reply.statusCode < 400 ? "debug" : "info";
		request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, "request");
		done();
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
