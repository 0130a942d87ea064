import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "../app/platform/contract";
import { isDatabaseAway } from "../app/platform/database-away.server";
import { localize } from "../app/platform/language";
import { platformRefusals } from "../app/platform/platform-refusals";
import { InvalidInput, Refusal, refuse } from "../app/platform/refusal";
import { languageOf } from "./asked-language";

/** The one error model: 422 with a text per field, or `{ error, message }` with the right status. Never a trace. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, endpoint?: Endpoint) {
	const language = languageOf(request);
	reply.header("cache-control", "no-store").header("content-type", "application/json; charset=utf-8");
	if (error instanceof InvalidInput) {
		const message = error.summary ?? localize(platformRefusals.invalid_input.message, language);
		return reply.code(422).send(JSON.stringify({ message, errors: error.fields }));
	}
	const refusal = asRefusal(error);
	if (refusal !== error && refusal.status >= 500) request.log.error({ err: error }, "request failed");
	if (endpoint && !isListed(refusal, endpoint))
		request.log.error({ refusal: refusal.code, endpoint: endpoint.path }, unlistedRefusal);
	if (refusal.retryAfter) reply.header("retry-after", refusal.retryAfter);
	return reply
		.code(refusal.status)
		.send(JSON.stringify({ error: refusal.code, message: localize(refusal.text, language) }));
}

/** Tests fail on this line: the API's description would leave out an answer that is given. */
export const unlistedRefusal = "refusal is not in the endpoint's contract";

const isListed = ({ code }: Refusal, { refusals }: Endpoint) => code in refusals || code in platformRefusals;

/** Every error as what the reader is told: our own refusals, Fastify's, a database that is away, and all the rest. */
export function asRefusal(error: unknown): Refusal {
	if (error instanceof Refusal) return error;
	const { code = "", cause } = error as { code?: string; cause?: { code?: string } };
	if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return refuse(platformRefusals, "body_too_large");
	if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return refuse(platformRefusals, "json_only");
	if (code.startsWith("FST_ERR_CTP") || error instanceof SyntaxError)
		return refuse(platformRefusals, "broken_json");
	if (busyCodes.test(cause?.code ?? code)) return refuse(platformRefusals, "server_busy", 1);
	if (isDatabaseAway(error)) return refuse(platformRefusals, "database_away", 5);
	return refuse(platformRefusals, "server_error");
}

/** Waited too long for a lock, took too long, or lost against others after several tries. */
const busyCodes = /^(55P03|57014|40001|40P01)$/;
