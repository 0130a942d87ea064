import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isTheme, themeCookie } from "../../platform/browser/theme";
import type { CallContext } from "../../platform/http/bind.server";
import { parseCookies } from "../../platform/http/cookies";
import { defaultLanguage, isLanguage, languageCookie } from "../../platform/words/language";
import base from "../../ui/base.css?inline";
import tokens from "../../ui/tokens.css?inline";
import style from "./outbox.css?inline";
import { findMessage, isOutboxOpen, listOutbox } from "./outbox.server";
import { outboxPage } from "./outbox-page.server";

type Surroundings = Pick<CallContext, "db" | "settings">;

/** Shows mails and codes while no provider is configured. Otherwise 404. */
export function serveOutbox(app: FastifyInstance, { db, settings }: Surroundings) {
	if (!isOutboxOpen(settings)) return;

	app.get("/outbox", async (request, reply) => {
		const messages = await listOutbox(db);
		return sendPage(request, reply, { messages, open: messages[0] ?? null, isReading: false });
	});
	app.get<{ Params: { id: string } }>("/outbox/:id", async (request, reply) => {
		const open = await findMessage(db, request.params.id);
		if (!open) reply.code(404);
		return sendPage(request, reply, { messages: await listOutbox(db), open, isReading: true });
	});
	app.get<{ Params: { id: string } }>("/outbox/:id/mail", async (request, reply) => {
		const message = await findMessage(db, request.params.id);
		if (!message?.html) return reply.code(404).type("text/plain").send("No such mail.");
		// The sandboxed frame has an opaque origin, for which the browser would warn about this header.
		reply.removeHeader("origin-agent-cluster");
		return sendHtml(reply, mailPolicy(settings.publicUrl), message.html);
	});
	app.get("/outbox.css", async (_, reply) =>
		reply.type("text/css; charset=utf-8").send([tokens, base, style].join("\n")),
	);
	app.get<{ Querystring: { to?: string } }>("/api/outbox/latest", async (request, reply) => {
		const [latest] = await listOutbox(db, { to: request.query.to, limit: 1 });
		reply.header("cache-control", "no-store");
		return (
			latest ?? reply.code(404).send({ error: "outbox.empty", message: "Nothing was sent to this address." })
		);
	});
}

/** Only these two pages may frame, or be framed by, one of our pages. */
const pagePolicy =
	"default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail's pictures are at the site's public address, whatever host name the outbox was opened under. */
const mailPolicy = (publicUrl: string) =>
	`default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${new URL(publicUrl).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

type Shown = Pick<Parameters<typeof outboxPage>[0], "messages" | "open" | "isReading">;

function sendPage(request: FastifyRequest, reply: FastifyReply, shown: Shown) {
	const cookies = parseCookies(request.headers.cookie ?? "");
	const language = (request.query as { lang?: string }).lang ?? cookies[languageCookie];
	const theme = cookies[themeCookie];
	const page = outboxPage({
		...shown,
		language: isLanguage(language) ? language : defaultLanguage,
		theme: isTheme(theme) ? theme : "system",
	});
	return sendHtml(reply, pagePolicy, page);
}

const sendHtml = (reply: FastifyReply, policy: string, html: string) =>
	reply
		.type("text/html; charset=utf-8")
		.header("content-security-policy", policy)
		.header("referrer-policy", "no-referrer")
		.header("cache-control", "no-store")
		.send(html);
