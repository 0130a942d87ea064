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
				url: cut(withoutSecrets(request.url), longestUrl),
			}),
			res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
			err: (error: unknown) => describeError(error),
		},
	};
}

/** Includes the causes, where the database's message is, but not the statement's values that it quotes. */
function describeError(error: unknown, depth = 0): Description {
	if (!(error instanceof Error)) return { type: typeof error, message: loggedMessage(error), stack: "" };
	const { code } = error as { code?: string };
	return {
		type: error.name,
		message: loggedMessage(error),
		code,
		stack: traceOf(error),
		...(error.cause !== undefined && depth < deepest && { cause: describeError(error.cause, depth + 1) }),
		...(error instanceof AggregateError && {
			errors: error.errors.slice(0, mostErrors).map((each) => describeError(each, depth + 1)),
		}),
	};
}
type Description = { type: string; message: string; stack: string; [more: string]: unknown };
const deepest = 4;
const mostErrors = 20;

/** Without the values that the database quotes: `invalid input syntax for type uuid: "…"`. */
export const loggedMessage = (error: unknown) => {
	const message = error instanceof Error ? error.message : String(error);
	return cut((message.split("\nparams:")[0] ?? "").replace(/: ".*$/s, ': "…"'), longestMessage);
};

/** A request line may be 16 kB, and a statement of many rows longer: written at every request, they would fill the disk. */
const longestUrl = 300;
const longestMessage = 2_000;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

const traceOf = ({ stack = "" }: Error) =>
	stack
		.split("\n")
		.filter((line) => line.trimStart().startsWith("at "))
		.join("\n");
