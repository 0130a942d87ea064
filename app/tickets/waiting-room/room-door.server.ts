import { gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { isTheme, type Theme, themeCookie } from "../../platform/browser/theme";
import type { CallContext } from "../../platform/http/bind.server";
import { parseCookies } from "../../platform/http/cookies";
import { defaultLanguage, isLanguage, type Language, languageCookie } from "../../platform/words/language";
import { drawCheckPage } from "./draw-check-page.server";
import { findDraw, findRoomEvent, findRoomFacts, listDraws } from "./room-facts.server";
import { roomPage } from "./room-page.server";

/** A crowd loads the same few documents: each is made at most once a second. */
const freshMilliseconds = 1_000;
const mostKept = 100;

type ForEvent = { Params: { event: string } };

/** `/antrean/:event`, where fans wait, and `/antrean/cek`, where anybody checks a draw. Plain documents, not screens of the app. */
export function serveWaitingRooms(app: FastifyInstance, { db }: Pick<CallContext, "db">) {
	const kept = keepBriefly();

	app.get<{ Querystring: { laga?: string } }>("/antrean/cek", async (request, reply) => {
		const { language, theme } = preferencesOf(request);
		const draws = await kept(`draws ${language}`, async () =>
			Promise.all(
				(await listDraws(db)).map(async ({ slug, eventId }) => ({
					slug,
					title: fixtureTitle(await findRoomEvent(db, language, eventId)),
				})),
			),
		);
		return sendPage(
			request,
			reply,
			shrink(drawCheckPage({ draws, chosen: request.query.laga, language, theme })),
		);
	});

	app.get<ForEvent>("/antrean/:event", async (request, reply) => {
		const { event } = request.params;
		const { language, theme } = preferencesOf(request);
		const page = await kept(`${event} ${language} ${theme}`, async () => {
			const room = await findRoomFacts(db, event);
			if (!room) return null;
			return shrink(
				roomPage({ event: await findRoomEvent(db, language, room.eventId), room, language, theme }),
			);
		});
		// The sale's page says what there is, and what there is not.
		return page
			? sendPage(request, reply, page)
			: reply.redirect(`/buy-ticket/${encodeURIComponent(event)}`, 302);
	});

	app.get<ForEvent>("/antrean/:event/undian.json", async (request, reply) => {
		const { event } = request.params;
		const draw = await kept(`${event} draw`, async () => {
			const found = await findDraw(db, event);
			return found && JSON.stringify({ event, ...found });
		});
		if (!draw)
			return reply.code(404).send({ error: "not_drawn", message: "Nothing has been drawn here yet." });
		return reply
			.type("application/json; charset=utf-8")
			.header("cache-control", "public, max-age=3600")
			.send(draw);
	});
}

function keepBriefly() {
	const values = new Map<string, { at: number; value: Promise<unknown> }>();
	return <T>(name: string, make: () => Promise<T>): Promise<T> => {
		const known = values.get(name);
		if (known && performance.now() - known.at < freshMilliseconds) return known.value as Promise<T>;
		const value = make();
		values.delete(name);
		values.set(name, { at: performance.now(), value });
		// Failures are not cached.
		value.catch(() => values.delete(name));
		if (values.size > mostKept) values.delete(values.keys().next().value as string);
		return value;
	};
}

function preferencesOf(request: FastifyRequest): { language: Language; theme: Theme } {
	const cookies = parseCookies(request.headers.cookie ?? "");
	const language = (request.query as { lang?: string }).lang ?? cookies[languageCookie];
	const theme = cookies[themeCookie];
	return {
		language: isLanguage(language) ? language : defaultLanguage,
		theme: isTheme(theme) ? theme : "system",
	};
}

type Page = { html: string; gzip: Buffer };
const shrink = (html: string): Page => ({ html, gzip: gzipSync(html) });

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, gzip }: Page) {
	reply
		.type("text/html; charset=utf-8")
		.header("cache-control", "no-cache")
		.header("vary", "Accept-Encoding, Cookie");
	const takesGzip = /\bgzip\b(?!;\s*q=0)/.test(String(request.headers["accept-encoding"]));
	return takesGzip ? reply.header("content-encoding", "gzip").send(gzip) : reply.send(html);
}
