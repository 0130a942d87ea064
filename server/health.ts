import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { clientAddress } from "./client-address";
import type { DatabaseWatch } from "./database-watch";

/** A load balancer gives up by then. */
const patience = 3_000;

/**
 * `/healthz`: the process is alive, and whom it takes the caller for, so that nobody has to guess what a proxy forwards.
 * `/readyz`: it can take traffic, so not while closing, without the database, or after a
 * newer version has migrated it; it says why not. While only writes have to wait, pages can be shown, so it is ready. The
 * port stays open for a few more seconds, until every load balancer has noticed: a connection attempt in flight when a port
 * closes is reset.
 */
export async function serveHealth(app: FastifyInstance, watch: DatabaseWatch, noticeSeconds: number) {
	let closing = false;
	app.addHook("preClose", async () => {
		closing = true;
		await wait(noticeSeconds * 1000);
	});
	app.get("/healthz", async (request) => ({ status: "ok", address: clientAddress(request) }));
	app.get("/readyz", async (_, reply) => {
		const { away, ahead, writes } = await Promise.race([watch.look(), silence()]);
		const reason = closing ? "closing" : (away ?? ahead);
		if (reason) return reply.code(503).send({ status: "not ready", reason });
		return reply.send({ status: "ready", ...(writes && { writes }) });
	});

	async function silence() {
		await wait(patience, undefined, { ref: false });
		return { ...watch.state(), away: "the database does not answer" };
	}
}
