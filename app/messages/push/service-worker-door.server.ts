import type { FastifyInstance } from "fastify";
import type { CallContext } from "../../platform/http/bind.server";
import source from "./service-worker.js?raw";
import { vapidKeysOf } from "./vapid-keys.server";

/** `/sw.js`, at the root, so that its scope is the whole site. The push keys are created on the first start. */
export async function serveServiceWorker(app: FastifyInstance, { db }: Pick<CallContext, "db">) {
	await vapidKeysOf(db);
	app.get("/sw.js", async (_, reply) =>
		reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(source),
	);
}
