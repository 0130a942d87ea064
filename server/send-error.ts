import type { FastifyReply, FastifyRequest } from "fastify";
import { photoRefusals } from "../app/editing/photos/contract";
import { PhotoStoreAway } from "../app/editing/photos/photo-store-away.server";
import { WritesWait } from "../app/platform/data/database.server";
import { isDatabaseAway, isReadOnlyFault } from "../app/platform/data/database-away.server";
import { UncertainCommit } from "../app/platform/data/transaction.server";
import type { Endpoint } from "../app/platform/http/contract";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { InvalidInput, Refusal, refuse, refuseSaying } from "../app/platform/http/refusal";
import { shortReference } from "../app/platform/http/request-id.server";
import { poolBusy } from "../app/platform/queues/connection-queues.server";
import { type Language, localize } from "../app/platform/words/language";
import { languageOf } from "./asked-language";

/** The one error model: 422 with a text per field, or `{ error, message }` with its status. Never a stack trace. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, endpoint?: Endpoint) {
	const language = languageOf(request);
	reply.header("cache-control", "no-store").header("content-type", "application/json; charset=utf-8");
	if (error instanceof InvalidInput) {
		const message = error.summary ?? localize(platformRefusals.invalid_input.message, language);
		return reply.code(422).send(JSON.stringify({ message, errors: error.fields }));
	}
	const refusal = endpoint && isTooLarge(error) ? tooLargeFor(endpoint) : asRefusal(error);
	if (refusal !== error && refusal.status >= 500) request.log.error({ err: error }, "request failed");
	if (endpoint && !isListed(refusal, endpoint))
		request.log.error({ refusal: refusal.code, endpoint: endpoint.path }, unlistedRefusal);
	if (refusal.retryAfter) reply.header("retry-after", refusal.retryAfter);
	return reply
		.code(refusal.status)
		.send(JSON.stringify({ error: refusal.code, message: messageOf(refusal, request, language) }));
}

/** With what finds it in the log, where somebody has to look at it. */
export function messageOf({ code, text }: Refusal, { id }: FastifyRequest, language: Language): string {
	const message = localize(text, language);
	if (code !== "server_error" && code !== "uncertain") return message;
	return `${message} ${localize(reference, language)} ${shortReference(id)}.`;
}
const reference = { id: "Kode:", en: "Reference:" };

/** Tests fail on this log line: the API documentation would be missing an answer. */
export const unlistedRefusal = "refusal is not in the endpoint's contract";

const isListed = ({ code }: Refusal, { refusals }: Endpoint) => code in refusals || code in platformRefusals;

/** Maps every error to what the client gets: our own refusals, Fastify's, an outage of the database or the photo store, and anything else. */
export function asRefusal(error: unknown): Refusal {
	if (error instanceof Refusal) return error;
	const code = codeOf(error);
	if (isTooLarge(error)) return refuse(platformRefusals, "body_too_large");
	if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return refuse(platformRefusals, "json_only");
	if (code.startsWith("FST_ERR_CTP")) return refuse(platformRefusals, "broken_json");
	if (error instanceof UncertainCommit) return refuse(platformRefusals, "uncertain", 5);
	const { cause } = (error ?? {}) as { cause?: unknown };
	const databaseCode = codeOf(cause) || code;
	const hasToWait = error instanceof WritesWait || cause instanceof WritesWait;
	if (hasToWait || isReadOnlyFault(error)) return refuse(platformRefusals, "read_only", 5);
	if (busyCodes.test(databaseCode)) return refuse(platformRefusals, "server_busy", 1);
	// Before the database: what is away has the same causes.
	if (error instanceof PhotoStoreAway) return refuse(photoRefusals, "photo.store_away", 5);
	if (isDatabaseAway(error)) return refuse(platformRefusals, "database_away", 5);
	return refuse(platformRefusals, "server_error");
}

/** A DOMException, such as a timeout, has a number. */
function codeOf(error: unknown): string {
	const { code } = (error ?? {}) as { code?: unknown };
	return typeof code === "string" ? code : "";
}

const isTooLarge = (error: unknown) => codeOf(error) === "FST_ERR_CTP_BODY_TOO_LARGE";

function tooLargeFor({ upload, longBody }: Endpoint): Refusal {
	if (upload) {
		const most = `${Math.floor(upload / 1_000_000)} MB`;
		return refuseSaying(platformRefusals, "body_too_large", {
			id: `File ini terlalu besar. Paling besar ${most}.`,
			en: `This file is too large. The limit is ${most}.`,
		});
	}
	if (longBody) {
		const most = `${Math.floor(longBody / 1024)} kB`;
		return refuseSaying(platformRefusals, "body_too_large", {
			id: `Isinya terlalu panjang. Paling banyak ${most}.`,
			en: `This is too long. The limit is ${most}.`,
		});
	}
	return refuse(platformRefusals, "body_too_large");
}

/** Lock timeout, statement timeout, a serialization failure or deadlock after several retries, or no free connection. */
const busyCodes = new RegExp(`^(55P03|57014|40001|40P01|${poolBusy})$`);
