import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { CallContext } from "../../../platform/http/bind.server";
import { defaultLanguage, isLanguage } from "../../../platform/words/language";
import { findTicket } from "../my-tickets.server";
import { isFromPass } from "./apple-token.server";
import { findChange, listChanged, registerDevice, unregisterDevice } from "./registrations.server";
import { makeLatestApplePass } from "./wallet-passes.server";
import { walletPath } from "./wallet-path";

type Surroundings = Pick<CallContext, "db" | "settings">;
type Asked = FastifyRequest<{
	Params: { language: string; device: string; type: string; serial: string };
	Querystring: { passesUpdatedSince?: string };
}>;

const registration = z.object({ pushToken: z.string().check(z.regex(/^[0-9a-f]{8,200}$/i)) });
const isDevice = (text: string) => /^[\w.-]{1,100}$/.test(text);
const logs = z.object({ logs: z.array(z.string()) });
const mostLogged = 2_000;

/** Apple's web service for passes, which phones call by themselves. */
export function serveAppleWallet(app: FastifyInstance, { db, settings }: Surroundings) {
	if (!settings.APPLE_PASS_TYPE) return;
	const base = `${walletPath}/:language/v1`;
	const ofDevice = `${base}/devices/:device/registrations/:type`;

	/** The ticket that the request is about and may be: both are in the pass. */
	async function findAsked({ params, headers }: Asked, reply: FastifyReply) {
		const { serial, type } = params;
		const isOurs = type === settings.APPLE_PASS_TYPE && (await isFromPass(db, serial, headers.authorization));
		const pass = isOurs ? await findTicket(db, serial) : null;
		if (!pass) void reply.code(401);
		return pass;
	}

	app.post(`${ofDevice}/:serial`, { bodyLimit: 4_096 }, async (request: Asked, reply) => {
		const pass = await findAsked(request, reply);
		const body = registration.safeParse(request.body);
		if (!pass) return reply.send();
		const { device } = request.params;
		if (!body.success || !isDevice(device)) return reply.code(400).send();
		const known = await registerDevice(db, { device, passId: pass.id, pushToken: body.data.pushToken });
		return reply.code(known === "new" ? 201 : 200).send();
	});

	app.delete(`${ofDevice}/:serial`, async (request: Asked, reply) => {
		const pass = await findAsked(request, reply);
		if (pass) await unregisterDevice(db, { device: request.params.device, passId: pass.id });
		return reply.send();
	});

	// The device's own id is all that this question brings: Apple sends no token with it.
	app.get(ofDevice, async (request: Asked, reply) => {
		const { device, type } = request.params;
		const since = request.query.passesUpdatedSince;
		if (since !== undefined && !/^\d{1,12}(\.\d{1,9})?$/.test(since)) return reply.code(400).send();
		const changed =
			type === settings.APPLE_PASS_TYPE && isDevice(device) ? await listChanged(db, device, since) : null;
		return changed ? reply.header("cache-control", "no-store").send(changed) : reply.code(204).send();
	});

	app.get(`${base}/passes/:type/:serial`, async (request: Asked, reply) => {
		const pass = await findAsked(request, reply);
		if (!pass) return reply.send();
		const asked = new Date();
		const changed = await findChange(db, pass.id);
		const known = Date.parse(request.headers["if-modified-since"] ?? "");
		void reply.header("cache-control", "no-store");
		// Strictly: a second change within the second of the last answer is not taken for known.
		if (changed && changed.getTime() < known) return reply.code(304).send();
		const { language } = request.params;
		const bytes = await makeLatestApplePass(
			{ db, settings, language: isLanguage(language) ? language : defaultLanguage },
			pass,
		);
		return reply
			.type("application/vnd.apple.pkpass")
			.header("last-modified", asked.toUTCString())
			.send(bytes);
	});

	app.post(`${base}/log`, { bodyLimit: 16_384 }, async (request, reply) => {
		const body = logs.safeParse(request.body);
		if (body.success)
			request.log.warn({ said: body.data.logs.join("\n").slice(0, mostLogged) }, "Apple Wallet");
		return reply.send();
	});
}
