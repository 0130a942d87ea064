import type { FastifyServerOptions } from "fastify";
import { secretParameters, ticketAddress } from "./secret-addresses";

/** Bodies and headers are never logged at all. */
const secretValues = new RegExp(`([?&](?:${secretParameters.join("|")})=)[^&#]*`, "gi");
const ticketCode = new RegExp(`^(${ticketAddress})[^/?#]+`);

export const withoutSecrets = (url: string) => url.replace(secretValues, "$1…").replace(ticketCode, "$1…");

export function loggerOptions(
	level: string,
	stream?: { write(line: string): void },
): FastifyServerOptions["logger"] {
	return {
		level,
		...(stream && { stream }),
		redact: {
			paths: [
				"password",
				"*.password",
				"password_confirmation",
				"*.password_confirmation",
				"token",
				"*.token",
				"access_token",
				"*.access_token",
				"auth_token",
				"*.auth_token",
				"otp",
				"*.otp",
				"authorization",
				"*.authorization",
				"cookie",
				"*.cookie",
				"err.parameters",
				"err.params",
				"err.cause.parameters",
				"err.detail",
				"err.cause.detail",
				"err.query",
			],
			censor: "…",
		},
		serializers: {
			req: (request: { method: string; url: string; ip?: string }) => ({
				method: request.method,
				url: withoutSecrets(request.url),
			}),
			res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
			// Database errors repeat the statement with its values; the message and the place are enough.
			err: (error: Error & { code?: string }) => ({
				type: error.name,
				message: withoutValues(error.message),
				code: error.code,
				stack: traceOf(error),
			}),
		},
	};
}

const withoutValues = (message: string) => message.split("\nparams:")[0] ?? "";

const traceOf = ({ stack = "" }: Error) =>
	stack
		.split("\n")
		.filter((line) => line.trimStart().startsWith("at "))
		.join("\n");
