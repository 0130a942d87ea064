import { matchPath } from "react-router";
import { club } from "../../../../club/profile";
import { readItem } from "../../../club-life/entertainment/items.server";
import { readProgramme } from "../../../club-life/foundation/programmes.server";
import { findStory } from "../../../news/stories.server";
import { routeAt } from "../../../paths";
import { readPlayer } from "../../../people/players/players.server";
import { type DivisionKey, divisionKeys } from "../../../platform/club-profile";
import type { Db } from "../../../platform/data/database.server";
import { Refusal } from "../../../platform/http/refusal";
import { sectionLabel } from "../../../platform/lists/section-label";
import { formatDate } from "../../../platform/words/dates";
import { type Language, localize, textsIn } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import type { RouteName } from "../../../routes";
import { readProduct } from "../../../store/products/products.server";
import { videoLength } from "../../../videos/video-length";
import { readVideo } from "../../../videos/videos.server";
import { discoveryTexts } from "../texts";
import type { Card, PanelCard } from "./card";
import { findEventCard } from "./event-card.server";

/** The content of a page's card; null if there is no such page. */
export async function findCard(db: Db, language: Language, path: string): Promise<Card | null> {
	const route = routeAt(path);
	if (!route) return null;
	const params = matchPath(route.path, path)?.params ?? {};
	const find = finders[route.name as RouteName];
	const slug = route.name === "event-link" ? club.eventSlug : (params.id ?? params.title);
	if (!find || !slug) return sectionCard(language, route.name, params.category ?? path.split("/")[1]);
	try {
		return await find(db, language, slug);
	} catch (error) {
		if (error instanceof Refusal) return null;
		throw error;
	}
}

type Finder = (db: Db, language: Language, slug: string) => Promise<Card>;

const finders: Partial<Record<RouteName, Finder>> = {
	NewsDetail: findStoryCard,
	"event-detail": findEventCard,
	"event-link": findEventCard,
	"buy-ticket": findEventCard,
	VideosDetail: findVideoCard,
	"player-detail": findPlayerCard,
	"store-detail": findProductCard,
	"foundation-detail": findProgrammeCard,
	FoundationDetail: findProgrammeCard,
	"entertainment detail": findShowCard,
};

async function findStoryCard(db: Db, language: Language, slug: string): Promise<PanelCard> {
	const t = textsIn(discoveryTexts, language);
	const article = await findStory(db, language, slug);
	const day = formatDate(article.publishedAt, "long", language, club.timeZone);
	return {
		look: "panel",
		house: article.category,
		eyebrow: `${t.news} · ${sectionLabel(article.category, language)}`,
		title: article.title,
		note: `${day} · ${t.readingTime(article.readingMinutes)}`,
		picture: article.cover,
		fit: "cover",
	};
}

async function findVideoCard(db: Db, language: Language, slug: string): Promise<PanelCard> {
	const t = textsIn(discoveryTexts, language);
	const video = await readVideo(db, language, slug);
	return {
		look: "panel",
		house: video.category,
		eyebrow: `${t.video} · ${sectionLabel(video.category, language)}`,
		title: video.title,
		note: videoLength(video.seconds, language),
		picture: video.cover,
		fit: "cover",
		hasPlayMark: true,
	};
}

async function findPlayerCard(db: Db, language: Language, slug: string): Promise<PanelCard> {
	const player = await readPlayer(db, language, slug);
	return {
		look: "panel",
		house: player.division,
		eyebrow: `${sectionLabel(player.division, language)} · ${player.position}`,
		title: player.name,
		note: player.number === null ? club.name : `#${player.number} · ${club.name}`,
		picture: player.portrait,
		fit: "cover",
	};
}

async function findProductCard(db: Db, language: Language, slug: string): Promise<PanelCard> {
	const t = textsIn(discoveryTexts, language);
	const product = await readProduct(db, language, slug);
	return {
		look: "panel",
		house: product.division,
		eyebrow: t.store,
		title: product.name,
		note: formatRupiah(product.price),
		picture: product.pictures[0]!,
		fit: "contain",
	};
}

async function findProgrammeCard(db: Db, language: Language, slug: string): Promise<PanelCard> {
	const programme = await readProgramme(db, language, slug);
	return {
		look: "panel",
		house: "foundation",
		eyebrow: sectionLabel("foundation", language),
		title: programme.title,
		note: programme.place,
		picture: programme.cover,
		fit: "cover",
	};
}

async function findShowCard(db: Db, language: Language, slug: string): Promise<PanelCard> {
	const { item } = await readItem(db, language, slug);
	return {
		look: "panel",
		house: "entertainment",
		eyebrow: sectionLabel("entertainment", language),
		title: item.title,
		note: [formatDate(item.startsAt, "full", language, club.timeZone), item.place]
			.filter(Boolean)
			.join(" · "),
		picture: item.cover,
		fit: "cover",
	};
}

/** Lists, home pages and forms: the section's name over the art of its house. */
function sectionCard(language: Language, routeName: string, word = ""): PanelCard {
	const t = textsIn(discoveryTexts, language);
	const sections: Partial<Record<string, string>> = t.sections;
	const division = divisionKeys.find((key): key is DivisionKey => key === word);
	const house = division ?? houseOfSection[routeName] ?? "club";
	const section = sections[routeName];
	const ground = club.divisions.find(({ key }) => key === division)?.ground ?? club.city;
	return {
		look: "panel",
		house,
		eyebrow: section && division ? sectionLabel(division, language) : ground,
		title: section ?? (house === "club" ? club.name : sectionLabel(house, language)),
		note: localize(club.tagline, language),
		picture: {
			art: "cover",
			slug: `card-${routeName.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
			division: house,
		},
		fit: "cover",
	};
}

const houseOfSection: Partial<Record<string, "academy" | "foundation" | "entertainment">> = {
	Academy: "academy",
	"Foundation list": "foundation",
	"entertainment home": "entertainment",
};
