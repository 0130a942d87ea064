import { describe, expect, test } from "vitest";
import { clubSections } from "../../app/platform/club-profile";
import { productCategories } from "../../app/store/products/product-category";
import type { PictureRef } from "../../app/ui/art/picture-ref";
import { demoAcademies, demoAcademy } from "./academy";
import { demoEntertainment } from "./entertainment";
import { clubEvents } from "./events/club-events";
import { demoFoundation } from "./foundation";
import { demoNews } from "./news";
import { demoProducts } from "./products";
import { demoVideos } from "./videos";

const now = new Date("2026-07-15T09:00:00+07:00");

/** The longest row of cards on any page. */
const row = 4;

/** What the eye takes for one picture: the motif of a cover, the shape of a thing with its cloth and side. */
function lookOf(picture: PictureRef): string {
	if ("photo" in picture) return picture.photo;
	switch (picture.art) {
		case "cover":
			return `${picture.variant ?? `by chance: ${picture.slug}`}`;
		case "jersey":
			return `jersey ${picture.kit} ${picture.number ?? "front"}`;
		case "poster":
			return `poster ${picture.slug}`;
		case "pennant":
			return `pennant ${picture.year}`;
		default:
			return `${picture.art} ${"division" in picture ? picture.division : ""}`;
	}
}

function repeatsIn(pictures: readonly PictureRef[]): string[] {
	const looks = pictures.map(lookOf);
	return looks.filter((look, place) => looks.slice(Math.max(0, place - row + 1), place).includes(look));
}

const byDate = <Row>(rows: readonly Row[], when: (row: Row) => Date) =>
	[...rows].sort((one, other) => when(other).getTime() - when(one).getTime());

const news = byDate(demoNews(now), ({ publishedAt }) => publishedAt ?? now);
const videos = byDate(demoVideos(now), ({ publishedAt }) => publishedAt);
const products = byDate(demoProducts(now), ({ releasedAt }) => releasedAt ?? now);
const shows = byDate(demoEntertainment(now), ({ startsAt }) => startsAt);

describe("no row of cards shows one composition twice", () => {
	test.each(["all", ...clubSections])("news and videos: %s", (house) => {
		const ofHouse = ({ category }: { category: string }) => house === "all" || category === house;
		expect(repeatsIn(news.filter(ofHouse).map(({ cover }) => cover))).toEqual([]);
		expect(repeatsIn(videos.filter(ofHouse).map(({ cover }) => cover))).toEqual([]);
	});

	test("entertainment, foundation and what happens at the club", () => {
		expect(repeatsIn(shows.filter(({ startsAt }) => startsAt > now).map(({ cover }) => cover))).toEqual([]);
		expect(repeatsIn(shows.filter(({ startsAt }) => startsAt <= now).map(({ cover }) => cover))).toEqual([]);
		const programmes = demoFoundation(now).map(({ cover }) => lookOf(cover));
		expect(new Set(programmes).size).toBe(programmes.length);
		expect(repeatsIn(clubEvents(now).map(({ cover }) => cover))).toEqual([]);
		for (const { category } of demoAcademies) {
			const classes = demoAcademy().programmes.filter((programme) => programme.category === category);
			expect(repeatsIn(classes.map(({ cover }) => cover))).toEqual([]);
		}
	});

	test.each(["all", ...productCategories])("store: %s", (category) => {
		const shown = products.filter((product) => category === "all" || product.category === category);
		expect(repeatsIn(shown.flatMap(({ pictures }) => pictures?.slice(0, 1) ?? []))).toEqual([]);
	});
});

test("the store has at least eighteen shapes", () => {
	const shapes = products.map(({ pictures: [first] = [] }) => {
		if (!first || "photo" in first) return "photo";
		if (first.art !== "jersey") return first.art;
		return `jersey ${first.kit === "basketball" ? "sleeveless" : "sleeved"} ${first.number === undefined ? "front" : "back"}`;
	});
	expect(new Set(shapes).size).toBeGreaterThanOrEqual(18);
});
