import type { FastifyInstance } from "fastify";
import { pathOfCard } from "../../platform/card-address";
import type { Db } from "../../platform/database.server";
import { etagOf, isKnownTag } from "../../platform/etag.server";
import { defaultLanguage, isLanguage } from "../../platform/language";
import type { Card } from "./card";
import { drawCard } from "./draw-card.server";
import { findCard } from "./find-card.server";

const keep = 200;

/** `/og/news/detail/derbi.png?lang=en`: looked up each time, drawn once for what it shows. */
export function serveCards(app: FastifyInstance, { db }: { db: Db }) {
	const draw = keepDrawings(keep);
	app.get<{ Querystring: { lang?: string } }>("/og/*", async (request, reply) => {
		const path = pathOfCard(decodeURI(request.url.split("?")[0] ?? ""));
		const { lang } = request.query;
		const card = path && (await findCard(db, isLanguage(lang) ? lang : defaultLanguage, path));
		if (!card)
			return reply
				.code(404)
				.type("application/json; charset=utf-8")
				.send({ error: "no_such_picture", message: "There is no such picture." });
		const etag = tagOf(card);
		// Previews are shown on other sites, hence the wider policy.
		reply
			.header("etag", etag)
			.header("cache-control", "public, max-age=3600")
			.header("cross-origin-resource-policy", "cross-origin");
		if (isKnownTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
		return reply.type("image/png").send(await draw(card));
	});
}

/** The latest drawings; one is made at a time, so that pages stay quick while a crawler passes. */
function keepDrawings(most: number) {
	const drawn = new Map<string, Promise<Buffer>>();
	let last: Promise<unknown> = Promise.resolve();
	return (card: Card): Promise<Buffer> => {
		const key = tagOf(card);
		const drawing = drawn.get(key) ?? last.then(() => drawCard(card));
		drawn.delete(key);
		drawn.set(key, drawing);
		last = drawing.catch(() => drawn.delete(key));
		if (drawn.size > most) drawn.delete(drawn.keys().next().value as string);
		return drawing;
	};
}

const tagOf = (card: Card) => etagOf(JSON.stringify(card));
