import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type pg from "pg";

/**
 * `/healthz`: the process is alive. `/readyz`: it can take traffic, so not while closing or without the database. The port
 * stays open for a few more seconds, until every load balancer has noticed: a connection attempt in flight when a port
 * closes is reset.
 */
export function serveHealth(app: FastifyInstance, pool: pg.Pool, noticeSeconds: number) {
	let closing = false;
	app.addHook("preClose", async () => {
		closing = true;
		await wait(noticeSeconds * 1000);
	});
	app.get("/healthz", async () => ({ status: "ok" }));
	app.get("/readyz", async (_, reply) => {
		const ready = !closing && (await answers(pool));
		return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
	});
}

async function answers(pool: pg.Pool) {
	try {
		await pool.query("select 1");
		return true;
	} catch {
		return false;
	}
}
