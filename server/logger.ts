import type { FastifyServerOptions } from "fastify";
import { withoutSecrets } from "./secret-addresses";

/** Bodies and headers are never logged. */
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
			err: (error: unknown) => describeError(error),
		},
	};
}

/** Includes the causes, where the database's message is, but not the statement's values that it quotes. */
function describeError(error: unknown, depth = 0): Description {
	if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
	const { code } = error as { code?: string };
	return {
		type: error.name,
		message: withoutValues(error.message),
		code,
		stack: traceOf(error),
		...(error.cause !== undefined && depth < deepest && { cause: describeError(error.cause, depth + 1) }),
	};
}
type Description = { type: string; message: string; stack: string; [more: string]: unknown };
const deepest = 4;

/** "invalid input syntax for type uuid: …" */
const withoutValues = (message: string) => (message.split("\nparams:")[0] ?? "").replace(/: ".*$/s, ': "…"');

const traceOf = ({ stack = "" }: Error) =>
	stack
		.split("\n")
		.filter((line) => line.trimStart().startsWith("at "))
		.join("\n");
