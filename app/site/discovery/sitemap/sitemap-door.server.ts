import type { FastifyInstance } from "fastify";
import type { Db } from "../../../platform/data/database.server";
import type { Settings } from "../../../platform/settings.server";
import { countEntries } from "../../search/all-entries.server";
import { type SearchKind, searchKinds } from "../../search/search-kind";
import { writeRobots } from "./robots";
import { listContentPages, listOtherPages, pagesPerSitemap } from "./site-pages.server";
import { writeSitemap, writeSitemapIndex } from "./sitemap";

type Surroundings = { db: Db; settings: Pick<Settings, "publicUrl" | "APP_ENV"> };

const sitemapPath = (kind: string, portion: number) => `/sitemaps/${kind}-${portion}.xml`;

/** The sitemap and robots.txt. */
export function serveSitemap(app: FastifyInstance, { db, settings: { publicUrl, APP_ENV } }: Surroundings) {
	app.get("/robots.txt", async (_, reply) =>
		reply
			.type("text/plain; charset=utf-8")
			.header("cache-control", anHour)
			.send(APP_ENV === "staging" ? nobody : writeRobots(publicUrl)),
	);

	app.get("/sitemap.xml", async (_, reply) => {
		const counts = await countEntries(db);
		const portions = counts.flatMap(({ kind, count }) =>
			Array.from({ length: Math.ceil(count / pagesPerSitemap) }, (_, index) => sitemapPath(kind, index + 1)),
		);
		const index = writeSitemapIndex([sitemapPath("page", 1), ...portions.sort()], publicUrl);
		return reply.type(xml).header("cache-control", anHour).send(index);
	});

	app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
		const [, kind = "", portion = ""] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(request.params.file) ?? [];
		const pages =
			kind === "page" && portion === "1"
				? await listOtherPages(db)
				: isKind(kind)
					? await listContentPages(db, kind, Number(portion))
					: [];
		if (pages.length === 0) return reply.callNotFound();
		return reply.type(xml).header("cache-control", anHour).send(writeSitemap(pages, publicUrl));
	});
}

const nobody = "User-agent: *\nDisallow: /\n";
const xml = "application/xml; charset=utf-8";
const anHour = "public, max-age=3600";
const isKind = (word: string): word is SearchKind => searchKinds.includes(word as SearchKind);
