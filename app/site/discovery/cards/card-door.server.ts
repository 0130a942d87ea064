import type { FastifyInstance } from "fastify";
import { pathOfCard } from "../../../platform/browser/card-address";
import type { Db } from "../../../platform/data/database.server";
import { clientGone } from "../../../platform/http/client-gone.server";
import { etagOf, isKnownTag } from "../../../platform/http/etag.server";
import { defaultLanguage, isLanguage } from "../../../platform/words/language";
import type { Card } from "./card";
import { createDrawings } from "./drawings.server";
import { findCard } from "./find-card.server";

/** `/og/news/detail/derbi.png?lang=en`: data is read on every request, but each distinct card is rendered once. */
export function serveCards(app: FastifyInstance, { db }: { db: Db }) {
	const findDrawing = createDrawings();
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
		const isKnown = isKnownTag(request.headers["if-none-match"], etag);
		const drawing = isKnown ? null : await findDrawing(card, etag, clientGone(request.raw));
		// Previews are embedded on other sites, hence the cross-origin policy.
		reply
			.header("etag", etag)
			.header("cache-control", "public, max-age=3600")
			.header("cross-origin-resource-policy", "cross-origin");
		return drawing ? reply.type("image/png").send(drawing) : reply.code(304).send();
	});
}

const tagOf = (card: Card) => etagOf(JSON.stringify(card));
