import { matchPath } from "react-router";
import { pathTo, routeAt } from "../../paths";
import { readPlayerAddress } from "../../people/players/player-address";
import type { Db } from "../../platform/data/database.server";
import type { RouteName } from "../../routes";
import { listOtherPages } from "../../site/discovery/sitemap/site-pages.server";
import { isEntry } from "../../site/search/all-entries.server";
import { hasPromoLink } from "../../tickets/promos/promo-links.server";

/** Whether this path exists for followers: a screen and, where it shows one item, that item. */
export async function isKnownPage(db: Db, path: string): Promise<boolean> {
	const { pathname } = new URL(path, "https://site.example");
	const route = routeAt(pathname);
	if (!route) return false;
	if (!route.path.includes(":")) return true;
	const show = shows[route.name as RouteName];
	if (show) return show(db, matchPath(route.path, pathname)!.params);
	// The rest are lists, programmes and shows, or personal pages, which lead other members nowhere.
	const known = await listOtherPages(db);
	return known.some((page) => bare(page.path) === bare(pathname));
}

const bare = (path: string) => path.replace(/\/+$/, "");

type Params = Record<string, string | undefined>;
const shows: Partial<Record<RouteName, (db: Db, params: Params) => Promise<boolean>>> = {
	NewsDetail: (db, { title = "" }) => isEntry(db, "article", title),
	"event-detail": (db, { id = "" }) => isEntry(db, "event", id),
	"buy-ticket": (db, { id = "" }) => isEntry(db, "event", id),
	"buy-ticket-promo": (db, { promo_link = "" }) => hasPromoLink(db, promo_link),
	VideosDetail: (db, { id = "" }) => isEntry(db, "video", id),
	"store-detail": (db, { id = "" }) => isEntry(db, "product", id),
	"player-detail": async (db, { category, id }) => {
		const asked = readPlayerAddress(category, id);
		return "list" in asked || isEntry(db, "player", asked.slug);
	},
	FoundationDetail: (db, { id = "" }) => isKnownPage(db, pathTo("foundation-detail", { id })),
};
