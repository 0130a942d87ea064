import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { changeTopicsOf } from "../../members/privacy/consents.server";
import { members } from "../../members/tables.server";
import type { CallContext } from "../../platform/http/bind.server";
import { isLanguage, type Language } from "../../platform/words/language";
import base from "../../ui/base.css?inline";
import tokens from "../../ui/tokens.css?inline";
import { findNotificationTopics } from "../notifications/preferences.server";
import style from "./unsubscribe.css?inline";
import { readUnsubscribeToken } from "./unsubscribe-links.server";
import { unsubscribePage } from "./unsubscribe-page.server";

type Surroundings = Pick<CallContext, "db" | "limits">;

/**
 * RFC 8058: the mail program posts to the link, without log-in or cookie, and is answered at once. Link previewers and
 * scanners only look, so a GET shows a button and changes nothing.
 */
export async function serveUnsubscribe(app: FastifyInstance, surroundings: Surroundings) {
	await app.register(async (door) => {
		door.removeAllContentTypeParsers();
		door.addContentTypeParser("*", { parseAs: "string", bodyLimit: 8 * 1024 }, (_request, _body, done) =>
			done(null),
		);
		door.get<{ Params: { token: string } }>("/unsubscribe/:token", (request, reply) =>
			answer(surroundings, request, reply, false),
		);
		door.post<{ Params: { token: string } }>("/unsubscribe/:token", (request, reply) =>
			answer(surroundings, request, reply, true),
		);
		door.get("/unsubscribe.css", async (_, reply) =>
			reply.type("text/css; charset=utf-8").send([tokens, base, style].join("\n")),
		);
	});
}

type Asked = FastifyRequest<{ Params: { token: string } }>;

async function answer({ db, limits }: Surroundings, request: Asked, reply: FastifyReply, isToEnd: boolean) {
	const wish = await readUnsubscribeToken(db, request.params.token);
	const [member] = wish
		? await db
				.select({ language: members.language, email: members.email })
				.from(members)
				.where(eq(members.id, wish.memberId))
		: [];
	if (!wish || !member) return sendPage(reply.code(404), { state: "unknown", language: languageOf(request) });
	const kept = (await findNotificationTopics(db, wish.memberId)).find(({ topic }) => topic === wish.topic)!;
	if (isToEnd && kept.email) await changeTopicsOf({ db, limits }, wish.memberId, [{ ...kept, email: false }]);
	const state = isToEnd || !kept.email ? "ended" : "asked";
	return sendPage(reply, { state, topic: wish.topic, language: languageOf(request) ?? member.language });
}

function languageOf(request: FastifyRequest): Language | undefined {
	const { lang } = request.query as { lang?: string };
	return isLanguage(lang) ? lang : undefined;
}

const sendPage = (reply: FastifyReply, shown: Parameters<typeof unsubscribePage>[0]) =>
	reply
		.type("text/html; charset=utf-8")
		.header(
			"content-security-policy",
			"default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
		)
		.header("referrer-policy", "no-referrer")
		.header("cache-control", "no-store")
		.send(unsubscribePage(shown));
