import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Pool } from "../app/platform/data/database.server";
import { clientAddress } from "./client-address";
import { lastMigration, newestMigration } from "./migrate";

/**
 * `/healthz`: the process is alive, and whom it takes the caller for, so that nobody has to guess what a proxy forwards. `/readyz`: it can take traffic, so not while closing, without the database, or after a
 * newer version has migrated it. The port stays open for a few more seconds, until every load balancer has noticed: a
 * connection attempt in flight when a port closes is reset.
 */
export async function serveHealth(app: FastifyInstance, pool: Pool, noticeSeconds: number) {
	const known = await newestMigration();
	let closing = false;
	app.addHook("preClose", async () => {
		closing = true;
		await wait(noticeSeconds * 1000);
	});
	app.get("/healthz", async (request) => ({ status: "ok", address: clientAddress(request) }));
	app.get("/readyz", async (_, reply) => {
		const reason = closing ? "closing" : await faultOf(pool, known);
		return reason ? reply.code(503).send({ status: "not ready", reason }) : reply.send({ status: "ready" });
	});
}

async function faultOf(pool: Pool, known: number) {
	try {
		return ((await lastMigration(pool)) ?? 0) > known ? "the database was migrated by a newer version" : null;
	} catch {
		return "no database";
	}
}
