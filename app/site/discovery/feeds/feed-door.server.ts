import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { club } from "../../../../club/profile";
import { listFeedStories } from "../../../news/feed-stories.server";
import { addressIn } from "../../../platform/browser/address-in";
import { type ClubSection, clubSections } from "../../../platform/club-profile";
import type { Db } from "../../../platform/data/database.server";
import { etagOf, isKnownTag } from "../../../platform/http/etag.server";
import { newsFeedPath } from "../../../platform/lists/news-feed-path";
import { sectionLabel } from "../../../platform/lists/section-label";
import { defaultLanguage, isLanguage, textsIn } from "../../../platform/words/language";
import { discoveryTexts } from "../texts";
import { writeNewsFeed } from "./news-feed";

type Surroundings = { db: Db; settings: { publicUrl: string } };

const storiesInFeed = 30;

/** News feeds of the whole club and of each house. */
export function serveNewsFeeds(app: FastifyInstance, { db, settings }: Surroundings) {
	app.get(newsFeedPath(), (request, reply) => sendFeed(request, reply));
	app.get<{ Params: { house: string } }>("/rss/:house.xml", (request, reply) => {
		const { house } = request.params;
		return isHouse(house) ? sendFeed(request, reply, house) : reply.callNotFound();
	});

	async function sendFeed(request: FastifyRequest, reply: FastifyReply, house?: ClubSection) {
		const asked = (request.query as { lang?: unknown }).lang;
		const language = isLanguage(asked) ? asked : defaultLanguage;
		const t = textsIn(discoveryTexts, language);
		const stories = await listFeedStories(db, language, storiesInFeed, house);
		const feed = writeNewsFeed({
			title: house ? t.feed(club.name, sectionLabel(house, language)) : t.allNews(club.name),
			path: addressIn(language, newsFeedPath(house)),
			publicUrl: settings.publicUrl,
			language,
			stories,
		});
		const etag = etagOf(feed);
		const newest = stories[0]?.publishedAt;
		reply.header("etag", etag).header("cache-control", "public, max-age=300");
		if (newest) reply.header("last-modified", new Date(newest).toUTCString());
		if (isKnown(request, etag, newest)) return reply.code(304).send();
		return reply.type("application/rss+xml; charset=utf-8").send(feed);
	}
}

/** `If-None-Match` takes precedence; `If-Modified-Since` counts only without it. */
function isKnown({ headers }: FastifyRequest, etag: string, newest: string | undefined): boolean {
	if (headers["if-none-match"]) return isKnownTag(headers["if-none-match"], etag);
	const since = Date.parse(headers["if-modified-since"] ?? "");
	return newest !== undefined && Math.floor(Date.parse(newest) / 1000) * 1000 <= since;
}

const isHouse = (word: string): word is ClubSection => clubSections.includes(word as ClubSection);
