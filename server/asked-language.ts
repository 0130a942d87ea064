import type { FastifyRequest } from "fastify";
import { defaultLanguage, isLanguage, type Language } from "../app/platform/words/language";

/** The language is part of the API URL, so every cache in between keeps the two apart. */
export function languageOf(request: FastifyRequest): Language {
	const asked = (request.query as Record<string, unknown> | undefined)?.lang;
	return isLanguage(asked) ? asked : defaultLanguage;
}
