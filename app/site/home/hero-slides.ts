import type { Day } from "../../matches/calendar/month";
import type { Fixture } from "../../matches/fixtures/fixture";
import { fixturePath, ticketPath } from "../../matches/fixtures/fixture-link";
import { competitionLine, fixtureTitle } from "../../matches/fixtures/say-fixture";
import type { Story } from "../../news/story";
import { pathTo } from "../../paths";
import type { ClubSection } from "../../platform/club-profile";
import type { AnswerOf } from "../../platform/http/contract";
import { sectionLabel } from "../../platform/lists/section-label";
import { dayOf, formatClock, formatDate, formatDateTime } from "../../platform/words/dates";
import { type Language, textsIn } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import type { ProductSummary } from "../../store/products/product-summary";
import { discOf } from "../../ui/art/division-art";
import type { PictureRef } from "../../ui/art/picture-ref";
import type { PictureSlot } from "../../ui/art/picture-url";
import type { homePage } from "./contract";
import { sunFor } from "./product-sun";
import { homeTexts } from "./texts";

/** One hero slide. */
export type HeroSlide = {
	key: string;
	division: ClubSection;
	/** Being played right now. */
	isLive?: boolean;
	eyebrow: string;
	headline: string;
	text: string;
	ground: "sea" | "deep" | "trench";
	backdrop: PictureRef;
	/** How the backdrop makes room for the text: beside it on wide screens, above it on phones. */
	wide: Partial<PictureSlot>;
	narrow: Partial<PictureSlot>;
	/** The two crests of a match, or the product. */
	crest?: PictureRef;
	thing?: PictureRef;
	tab: { title: string; note: string };
	actions: { to: string; label: string }[];
};

type Home = Pick<AnswerOf<typeof homePage>, "spotlight" | "heroOrder" | "today">;
type Context = { language: Language; today: Day };

/** In the editors' order; kinds without content are skipped. */
export const listHeroSlides = ({ spotlight, heroOrder, today }: Home, language: Language): HeroSlide[] =>
	heroOrder.flatMap((key) => {
		const thing = spotlight[key];
		return thing ? slideOf[key](thing as never, { language, today }) : [];
	});

function matchSlide(match: Fixture, { language, today }: Context): HeroSlide {
	const t = textsIn(homeTexts, language);
	const canBuy = match.tickets?.state === "open";
	const { timeZone } = match.venue;
	return {
		...matchStage(match, language),
		headline: `${dayWord(match, today, language)}, ${match.opponent?.name ?? match.title}.`,
		text: match.summary,
		tab: {
			title: fixtureTitle(match),
			note: formatDateTime(match.startsAt, "short", language, timeZone),
		},
		actions: [
			...(canBuy ? [{ to: ticketPath(match), label: t.buy }] : []),
			{ to: fixturePath(match), label: t.preview },
		],
	};
}

function liveSlide(match: Fixture, { language }: Context): HeroSlide {
	const t = textsIn(homeTexts, language);
	const { us, them } = match.score ?? { us: 0, them: 0 };
	const standing = us > them ? t.leading : us < them ? t.trailing : t.level;
	return {
		...matchStage(match, language),
		isLive: true,
		headline: `${standing} ${us}–${them}.`,
		text: [match.phase && `${match.phase}.`, match.summary].filter(Boolean).join(" "),
		tab: { title: fixtureTitle(match), note: t.liveNow },
		actions: [
			...(match.watchUrl ? [{ to: match.watchUrl, label: t.watch }] : []),
			{ to: fixturePath(match), label: t.figures },
		],
	};
}

function matchStage(match: Fixture, language: Language) {
	return {
		key: match.slug,
		division: match.division,
		eyebrow: `${sectionLabel(match.division, language)} · ${competitionLine(match)}`,
		ground: "sea",
		backdrop: match.cover,
		wide: { split: 0.69 },
		narrow: { split: 0.5 },
		...(match.opponent && { crest: match.opponent.crest }),
	} as const;
}

function storySlide(story: Story, { language }: Context): HeroSlide {
	const t = textsIn(homeTexts, language);
	const house = sectionLabel(story.category, language);
	return {
		key: story.slug,
		division: story.category,
		eyebrow: house,
		headline: story.title,
		text: story.excerpt,
		ground: "deep",
		backdrop: sunOf(story.category, story.slug, "deep"),
		...discs,
		tab: { title: story.title, note: house },
		actions: [
			{ to: pathTo("NewsDetail", { title: story.slug }), label: t.read },
			{ to: pathTo("News list", { category: "all" }), label: t.allNews },
		],
	};
}

function productSlide(product: ProductSummary, { language }: Context): HeroSlide {
	const t = textsIn(homeTexts, language);
	const division = sunFor(product);
	return {
		key: product.slug,
		division,
		eyebrow: `${t.officialStore} · ${t.newInStore}`,
		headline: `${product.name}.`,
		text: formatRupiah(product.price),
		ground: "sea",
		backdrop: { art: "cover", division, slug: "hero-store", variant: "sun", field: "sea-tonal" },
		...discs,
		thing: product.picture,
		tab: { title: product.name, note: t.newInStore },
		actions: [
			{ to: pathTo("store-detail", { id: product.slug }), label: t.seeProduct },
			{ to: pathTo("store-list"), label: t.toStore },
		],
	};
}

function eventSlide(event: Fixture, { language }: Context): HeroSlide {
	const t = textsIn(homeTexts, language);
	const when = formatDateTime(event.startsAt, "short", language, event.venue.timeZone);
	return {
		key: event.slug,
		division: event.division,
		eyebrow: `${sectionLabel(event.division, language)} · ${when}`,
		headline: `${event.title}.`,
		text: event.summary,
		ground: "trench",
		backdrop: sunOf(event.division, event.slug, "trench-tonal", "sun"),
		...discs,
		tab: { title: event.title, note: formatDate(event.startsAt, "short", language, event.venue.timeZone) },
		actions: [
			{ to: fixturePath(event), label: t.toEvent },
			{ to: pathTo("event-list"), label: t.schedule },
		],
	};
}

const discs = {
	wide: { disc: { x: 0.76, y: 0.5, size: 0.43 }, lines: "ring" },
	narrow: { disc: { x: 0.5, y: 0.5, size: 0.44 }, lines: "ring" },
} as const;

const sunOf = (
	division: ClubSection,
	slug: string,
	field: "deep" | "trench-tonal",
	variant = discOf(division),
): PictureRef => ({ art: "cover", division, slug: `hero-${slug}`.slice(0, 120), variant, field });

/** "Malam ini", "Besok" or the weekday, in the venue's time zone. */
function dayWord({ startsAt, venue }: Fixture, today: Day, language: Language): string {
	const t = textsIn(homeTexts, language);
	const day = dayOf(startsAt, venue.timeZone);
	if (day === today) {
		const hour = Number(formatClock(startsAt, "en", venue.timeZone).slice(0, 2));
		return hour >= 18 ? t.tonight : hour >= 15 ? t.thisAfternoon : t.today;
	}
	if (Date.parse(day) - Date.parse(today) === 86_400_000) return t.tomorrow;
	return formatDate(startsAt, "full", language, venue.timeZone).split(",")[0] ?? "";
}

const slideOf = {
	live: liveSlide,
	match: matchSlide,
	story: storySlide,
	product: productSlide,
	event: eventSlide,
};
