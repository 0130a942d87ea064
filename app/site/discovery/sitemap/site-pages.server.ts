import { club } from "../../../../club/profile";
import { listItems } from "../../../club-life/entertainment/items.server";
import { listProgrammes } from "../../../club-life/foundation/programmes.server";
import { findEventId } from "../../../matches/events/event-conditions.server";
import { divisionPath, pathTo } from "../../../paths";
import { clubSections, divisionKeys } from "../../../platform/club-profile";
import type { Db } from "../../../platform/data/database.server";
import { defaultLanguage } from "../../../platform/words/language";
import { listEntries } from "../../search/all-entries.server";
import { pathOfFound, type SearchKind } from "../../search/search-kind";
import type { SitemapPage } from "./sitemap";

/** Far below the limit of the protocol, so a file can be built in memory. */
export const pagesPerSitemap = 5_000;

const twoDays = 2 * 86_400_000;

/** The pages of one kind of content, in batches. */
export async function listContentPages(db: Db, kind: SearchKind, portion: number): Promise<SitemapPage[]> {
	const entries = await listEntries(db, kind, pagesPerSitemap, (portion - 1) * pagesPerSitemap);
	return entries.map((entry) => ({
		path: pathOfFound(entry),
		...(kind !== "player" && entry.happenedAt.getTime() < Date.now() && { changedAt: entry.happenedAt }),
		...(kind === "article" &&
			Date.now() - entry.happenedAt.getTime() < twoDays && {
				news: { title: entry.title, publishedAt: entry.happenedAt },
			}),
	}));
}

/** Home pages, lists and forms, and the few programmes and shows. */
export async function listOtherPages(db: Db): Promise<SitemapPage[]> {
	const inDivisions = (path: (category: string) => string) => ["all", ...divisionKeys].map(path);
	const paths = [
		pathTo("Home"),
		...divisionKeys.map(divisionPath),
		...["all", ...clubSections].map((category) => pathTo("News list", { category })),
		...inDivisions((category) =>
			pathTo("event-list", { category: category === "all" ? undefined : category }),
		),
		...inDivisions((category) =>
			pathTo("player-list", { category: category === "all" ? undefined : category }),
		),
		...inDivisions((category) =>
			pathTo("achievement-list", { category: category === "all" ? undefined : category }),
		),
		...inDivisions((category) => pathTo("Videos", { category })),
		...divisionKeys.map((category) => pathTo("Academy", { category })),
		pathTo("store-list"),
		pathTo("Tickets"),
		// A new club has no such event yet.
		...((await findEventId(db, club.eventSlug)) ? [pathTo("event-link")] : []),
		pathTo("Foundation list"),
		pathTo("entertainment home"),
		pathTo("FAQ"),
		pathTo("Contact us"),
		pathTo("Cookie"),
		pathTo("Terms"),
		pathTo("Privacy"),
	];
	const [programmes, shows] = await Promise.all([listAllProgrammes(db), listAllShows(db)]);
	return [...paths, ...programmes, ...shows].map((path) => ({ path }));
}

const listAllProgrammes = (db: Db) =>
	throughPages(async (page) => {
		const answer = await listProgrammes(db, defaultLanguage, { sort: "newest", page });
		return {
			pageCount: answer.pageCount,
			paths: answer.programmes.map(({ slug }) => pathTo("foundation-detail", { id: slug })),
		};
	});

const listAllShows = (db: Db) =>
	throughPages(async (page) => {
		const answer = await listItems(db, defaultLanguage, { page });
		return {
			pageCount: answer.pageCount,
			paths: answer.items.map(({ slug }) => pathTo("entertainment detail", { id: slug })),
		};
	});

async function throughPages(read: (page: number) => Promise<{ pageCount: number; paths: string[] }>) {
	const paths: string[] = [];
	for (let page = 1, last = 1; page <= last; page++) {
		const answer = await read(page);
		paths.push(...answer.paths);
		last = answer.pageCount;
	}
	return paths;
}
