import { club } from "../../../club/profile";
import { findFoundationFigures } from "../../club-life/foundation/foundation-figures.server";
import { dayIn } from "../../matches/calendar/month";
import type { Fixture } from "../../matches/fixtures/fixture";
import { listAround } from "../../matches/fixtures/fixtures.server";
import { listOwnPlaces } from "../../matches/standings/standings.server";
import { listNewestStories } from "../../news/stories.server";
import { listCaptains } from "../../people/players/player-summaries.server";
import { divisionKeys } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf } from "../../platform/http/contract";
import type { Language } from "../../platform/words/language";
import { listShopWindow } from "../../store/products/product-summaries.server";
import { listNewestVideos } from "../../videos/video-summaries.server";
import type { homePage } from "./contract";
import { listHeroOrder } from "./hero-order.server";

/** The home page in nine queries, regardless of content. */
export async function readHome(db: Db, language: Language): Promise<AnswerOf<typeof homePage>> {
	const [around, places, newest, videos, captains, window, foundation, heroOrder] = await Promise.all([
		listAround(db, language, { divisions: divisionKeys, next: 2, last: 1, events: 1 }),
		listOwnPlaces(db),
		listNewestStories(db, language, 20),
		listNewestVideos(db, language, 5),
		listCaptains(db, language),
		listShopWindow(db, language, 6),
		findFoundationFigures(db, language),
		listHeroOrder(db),
	]);
	const matches = around.filter(({ kind }) => kind === "match");
	const [product = null, ...products] = window;
	const [story = null, lead, ...others] = featuredFirst(newest);
	return {
		today: dayIn(club.timeZone, new Date()),
		heroOrder,
		spotlight: {
			match: pickMatch(matches),
			live: matches.find(({ status }) => status === "live") ?? null,
			story,
			product,
			event: around.find(({ kind }) => kind === "event") ?? null,
		},
		matches: pickStrip(matches),
		stories: lead ? [lead, ...others.sort(byTime)].slice(0, 5) : [],
		divisions: divisionKeys.map((division) => ({
			division,
			place: places.find((place) => place.division === division) ?? null,
			next: matches.find((match) => match.division === division && match.status !== "finished") ?? null,
		})),
		videos,
		captains,
		products: products.slice(0, 5),
		foundation,
	};
}

/** The next match with tickets left, of a division not already in the hero. */
function pickMatch(matches: Fixture[]): Fixture | null {
	const live = matches.filter(({ status }) => status === "live").map(({ division }) => division);
	const coming = matches.filter(({ status }) => status === "upcoming");
	const others = coming.filter(({ division }) => !live.includes(division));
	const hasTickets = ({ tickets }: Fixture) => tickets?.state === "open";
	return others.find(hasTickets) ?? coming.find(hasTickets) ?? others[0] ?? coming[0] ?? null;
}

const stripLength = 5;

/** Live matches, then one upcoming match of each division, then the newest result. */
function pickStrip(matches: Fixture[]): Fixture[] {
	const live = matches.filter(({ status }) => status === "live");
	const next = divisionKeys.flatMap((division) => {
		const ofDivision = matches.filter((match) => match.division === division);
		return ofDivision.find(({ status }) => status === "upcoming") ?? [];
	});
	const results = matches.filter(({ status }) => status === "finished");
	const coming = next.sort((one, other) => one.startsAt.localeCompare(other.startsAt));
	return [...live, ...coming, ...results].slice(0, stripLength);
}

type NewestStory = Awaited<ReturnType<typeof listNewestStories>>[number];

/** Two stories the editors picked, then the rest, newest first. */
function featuredFirst(stories: NewestStory[]): NewestStory[] {
	const picked = stories.filter(({ featured }) => featured).slice(0, 2);
	return [...picked, ...stories.filter((story) => !picked.includes(story))];
}

const byTime = (one: NewestStory, other: NewestStory) => other.publishedAt.localeCompare(one.publishedAt);
