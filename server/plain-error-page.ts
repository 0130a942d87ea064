import type { FastifyReply, FastifyRequest } from "fastify";
import { parseCookies } from "../app/platform/http/cookies";
import {
	defaultLanguage,
	isLanguage,
	type Language,
	languageCookie,
	localize,
} from "../app/platform/words/language";
import { club } from "../club/profile";
import { asRefusal, messageOf } from "./send-error";

export const retryAfterSeconds = 5;

/** Fallback when not even the error page can be rendered: the database is down, or the queue is full. */
export function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
	const refusal = asRefusal(error);
	if (refusal !== error) request.log.error({ err: error }, "page failed");
	if (refusal.status === 503) reply.header("retry-after", retryAfterSeconds);
	const language = languageOf(request);
	return reply
		.code(refusal.status)
		.header("cache-control", "no-store")
		.type("text/html; charset=utf-8")
		.send(errorPage(language, messageOf(refusal, request, language)));
}

function languageOf({ query, headers }: FastifyRequest): Language {
	const asked = (query as { lang?: string }).lang ?? parseCookies(headers.cookie ?? "")[languageCookie];
	return isLanguage(asked) ? asked : defaultLanguage;
}

/** The link's empty href reloads the page. */
const errorPage = (language: Language, message: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${club.name}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}</style>
</head>
<body>
<main>
<h1>${club.name}</h1>
<p>${message}</p>
<p><a href="">${localize(again, language)}</a></p>
</main>
</body>
</html>
`;

const again = { id: "Coba lagi", en: "Try again" };
