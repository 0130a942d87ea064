import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import {
	buildCompetition,
	buildEvent,
	buildMatchEvent,
	buildTeam,
	buildVenue,
} from "../../matches/events/factories";
import { competitions, events, teams, venues } from "../../matches/events/tables.server";
import { buildArticle } from "../../news/factories";
import { articles } from "../../news/tables.server";
import { buildPlayer } from "../../people/players/factories";
import { players } from "../../people/players/tables.server";
import type { Language } from "../../platform/words/language";
import { buildProduct } from "../../store/factories";
import { products } from "../../store/tables.server";
import { buildVideo } from "../../videos/factories";
import { videos } from "../../videos/tables.server";
import { mostOfAKind } from "./candidates.server";
import { type MarkedText, mostSuggestions, resultsPerGroup, searchSuggestions, siteSearch } from "./contract";
import type { SearchKind } from "./search-kind";

const { call, db } = await testApp();
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

beforeAll(async () => {
	await db.insert(players).values(
		buildPlayer({
			slug: "raka-wirayuda",
			name: "Raka Wirayuda",
			nickname: "Si Ombak",
			biography: { id: "Anak pelabuhan yang berlari sejak kecil.", en: "A child of the harbour." },
		}),
	);
	await db.insert(competitions).values(buildCompetition());
	await db.insert(teams).values(buildTeam());
	await db.insert(venues).values(buildVenue());
	await db
		.insert(events)
		.values([
			buildMatchEvent({ slug: "laga-lama", title: { id: "Laga pertama" }, startsAt: daysAgo(300) }),
			buildMatchEvent({ slug: "laga-dekat", title: { id: "Laga kedua" }, startsAt: daysAgo(-3) }),
			buildEvent({ slug: "nonton-bareng", title: { id: "Nonton bareng", en: "Watch party" } }),
		]);
	await db
		.insert(videos)
		.values(
			buildVideo({ slug: "latihan-raka", title: { id: "Sehari bersama Raka", en: "A day with Raka" } }),
		);
	await db.insert(products).values(
		buildProduct({
			slug: "jersey-kandang",
			name: { id: "Jersey kandang", en: "Home jersey" },
			price: 749_000,
		}),
	);
	await db.insert(articles).values([
		buildArticle({
			slug: "gol-telat",
			title: { id: "Gol telat menyelamatkan satu poin", en: "Late goal saves a point" },
			excerpt: { id: "Satu sundulan di ujung laga.", en: "A header at the very end." },
			body: [
				{ type: "heading", text: "Babak kedua" },
				{
					type: "paragraph",
					runs: [
						{ text: "Umpan silang itu disundul " },
						{ text: "Raka", mention: { kind: "player", slug: "raka-wirayuda" } },
						{ text: ", yang sudah menunggu di tiang jauh." },
					],
				},
			],
			publishedAt: daysAgo(2),
		}),
		buildArticle({ slug: "raka-cedera", title: { id: "Raka absen dua pekan" }, publishedAt: daysAgo(40) }),
		buildArticle({
			slug: "belum-terbit",
			title: { id: "Kontrak rahasia Raka" },
			publishedAt: daysAgo(-1),
		}),
		...Array.from({ length: 13 }, (_, index) =>
			buildArticle({
				slug: `menara-${index}`,
				title: { id: `Menara suar ke-${index}` },
				publishedAt: daysAgo(index + 1),
			}),
		),
	]);
});

async function find(q: string, language: Language = "id", kind?: SearchKind, page?: number) {
	const { status, body } = await call(siteSearch, { q, kind, page }, { language });
	expect(status).toBe(200);
	return body;
}
const slugsOf = ({ groups }: Awaited<ReturnType<typeof find>>) =>
	groups.flatMap(({ results }) => results.map(({ kind, slug }) => `${kind} ${slug}`));
const marked = ({ text, marks }: MarkedText) => marks.map(([from, to]) => text.slice(from, to));

describe("a search", () => {
	it("finds every kind, ranking titles above texts", async () => {
		const found = await find("raka");
		expect(slugsOf(found)).toEqual([
			"player raka-wirayuda",
			"article raka-cedera",
			"article gol-telat",
			"video latihan-raka",
		]);
		expect(found.groups.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
			"player 1",
			"product 0",
			"event 0",
			"article 2",
			"video 1",
		]);
		expect(found.isGuess).toBe(false);
	});

	it("stems Indonesian words", async () => {
		expect(slugsOf(await find("menyundul"))).toEqual(["article gol-telat"]);
		expect(slugsOf(await find("berlarian"))).toEqual(["player raka-wirayuda"]);
	});

	it("stems English words, and falls back to Indonesian where there is no translation", async () => {
		expect(slugsOf(await find("saving points", "en"))).toEqual(["article gol-telat"]);
		expect(slugsOf(await find("disundul", "en"))).toEqual(["article gol-telat"]);
	});

	it("marks matches in title and excerpt, as ranges in plain text", async () => {
		const [result] = (await find("poin sundulan")).groups.flatMap(({ results }) => results);
		expect(result?.title.text).toBe("Gol telat menyelamatkan satu poin");
		expect(marked(result!.title)).toEqual(["poin"]);
		expect(marked(result!.excerpt)).toContain("sundulan");
		expect(result?.excerpt.text).not.toMatch(/[\ue000\ue001<>]/);
	});

	it("joins the runs of a paragraph without extra spaces", async () => {
		const [result] = (await find("tiang jauh")).groups.flatMap(({ results }) => results);
		expect(result?.excerpt.text).toContain("disundul Raka, yang sudah menunggu di tiang jauh");
	});

	it("finds a match by opponent, competition and venue, closest in time first", async () => {
		const expected = ["event laga-dekat", "event laga-lama"];
		expect(slugsOf(await find("Bintang Utara"))).toEqual(expected);
		expect(slugsOf(await find("liga teluk"))).toEqual(expected);
	});

	it("supports phrases and exclusions", async () => {
		expect(slugsOf(await find('"satu poin"'))).toEqual(["article gol-telat"]);
		expect((await find('"poin telat"')).isGuess).toBe(true);
		expect(slugsOf(await find("raka -cedera -absen", "id", "article"))).toEqual(["article gol-telat"]);
	});

	it.each(["wirayda", "jersy kandng", "menyelamatkn"])(
		"corrects the typo in %s, and says it guessed",
		async (q) => {
			const found = await find(q);
			expect(found.isGuess).toBe(true);
			expect(slugsOf(found).length).toBeGreaterThan(0);
		},
	);

	it("corrects a typo to a word in visible content, not to one in deleted or unpublished content", async () => {
		await db
			.insert(articles)
			.values([
				buildArticle({ slug: "salah-cetak", title: { id: "Wirayda menang" }, publishedAt: daysAgo(1) }),
				buildArticle({ slug: "besok-terbit", title: { id: "Wiraydu pulang" }, publishedAt: daysAgo(-1) }),
			]);
		await db
			.update(articles)
			.set({ title: { id: "Wirayuda menang" } })
			.where(eq(articles.slug, "salah-cetak"));
		for (const mistake of ["wirayda", "wiraydu"])
			expect(slugsOf(await find(mistake))).toContain("player raka-wirayuda");
		await db.delete(articles).where(inArray(articles.slug, ["salah-cetak", "besok-terbit"]));
	});

	it("marks the corrected word", async () => {
		const [result] = (await find("wirayda")).groups.flatMap(({ results }) => results);
		expect(marked(result!.title)).toEqual(["Wirayuda"]);
	});

	it("shows published content only", async () => {
		expect(slugsOf(await find("rahasia"))).toEqual([]);
	});

	it("shows a few of each kind, and all of one in pages", async () => {
		const all = await find("menara");
		const ofAll = all.groups.find(({ kind }) => kind === "article");
		expect(ofAll?.results).toHaveLength(resultsPerGroup);
		expect(ofAll?.count).toBe(13);
		const second = await find("menara", "id", "article", 2);
		expect(slugsOf(second)).toEqual(["article menara-10", "article menara-11", "article menara-12"]);
		expect(second).toMatchObject({ page: 2, pageCount: 2 });
		const third = await find("menara", "id", "article", 3);
		expect(slugsOf(third)).toEqual([]);
		expect(third.groups.find(({ kind }) => kind === "article")?.count).toBe(13);
	});

	it("searches recent content for a very common word", async () => {
		const shelf = (name: string, count: number, publishedAt: Date) =>
			Array.from({ length: count }, (_, index) =>
				buildArticle({ slug: `${name}-${index}`, title: { id: `Karang ${name}` }, publishedAt }),
			);
		const group = async () => (await find("karang")).groups.find(({ kind }) => kind === "article");
		await db.insert(articles).values(shelf("purba", mostOfAKind, daysAgo(900)));
		expect(await group()).toMatchObject({ count: mostOfAKind, hasMore: false });
		await db.insert(articles).values(shelf("muda", 30, daysAgo(1)));
		expect(await group()).toMatchObject({ count: mostOfAKind, hasMore: true });
		expect((await group())?.results.every(({ slug }) => slug.startsWith("muda"))).toBe(true);
		await db.insert(articles).values(shelf("tua", mostOfAKind * 2, daysAgo(800)));
		expect(await group()).toMatchObject({ count: mostOfAKind, hasMore: true });
		expect((await group())?.results.every(({ slug }) => slug.startsWith("muda"))).toBe(true);
	});

	it("searches this month before earlier months", async () => {
		const shelf = (name: string, count: number, publishedAt: Date) =>
			Array.from({ length: count }, (_, index) =>
				buildArticle({ slug: `${name}-${index}`, title: { id: "Terumbu" }, publishedAt }),
			);
		await db.insert(articles).values(shelf("terumbu-lama", mostOfAKind * 5, daysAgo(70)));
		await db.insert(articles).values(shelf("terumbu-baru", resultsPerGroup, new Date()));
		const found = slugsOf(await find("terumbu"));
		expect(found).toHaveLength(resultsPerGroup);
		expect(found.every((slug) => slug.startsWith("article terumbu-baru"))).toBe(true);
	});

	it("localizes prices, positions and dates", async () => {
		const { groups } = await find("jersey");
		expect(groups.find(({ kind }) => kind === "product")?.results[0]).toMatchObject({
			note: "Rp\u00a0749.000",
			division: expect.any(String),
		});
	});

	it.each(["", " ", "\u0000", "x".repeat(81)])("refuses %j", async (q) => {
		const { status, body } = await call(siteSearch, { q });
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual(["q"]);
	});

	it.each(["'; drop table articles; --", "a & | ! ( :*", "%_\\", "yang", "a\u0000b", "🙂", "\ud800"])(
		"takes %j as words",
		async (q) => {
			expect((await call(siteSearch, { q })).status).toBe(200);
			expect((await call(searchSuggestions, { q })).status).toBe(200);
		},
	);
});

describe("the search index", () => {
	const slugs = async (q: string) => slugsOf(await find(q));

	it("follows every content change", async () => {
		await db.insert(products).values(buildProduct({ slug: "payung", name: { id: "Payung biru" } }));
		expect(await slugs("payung")).toEqual(["product payung"]);
		await db
			.update(products)
			.set({ slug: "jas-hujan", name: { id: "Jas hujan" } })
			.where(eq(products.slug, "payung"));
		expect(await slugs("payung")).toEqual([]);
		expect(await slugs("jas hujan")).toEqual(["product jas-hujan"]);
		await db.delete(products).where(eq(products.slug, "jas-hujan"));
		expect(await slugs("jas hujan")).toEqual([]);
	});

	it("follows the renaming of an opponent or venue", async () => {
		await db.update(teams).set({ name: "Karang Timur" }).where(eq(teams.slug, "bintang-utara"));
		expect((await slugs("karang timur")).filter((slug) => slug.startsWith("event"))).toEqual([
			"event laga-dekat",
			"event laga-lama",
		]);
		expect(await slugs("bintang utara")).toEqual([]);
		await db.update(venues).set({ city: "Palung Biru" }).where(eq(venues.slug, "lapangan-muara"));
		expect(await slugs("palung biru")).toContain("event nonton-bareng");
	});
});

describe("suggestions", () => {
	const suggest = async (q: string, language: Language = "id") => {
		const { status, body } = await call(searchSuggestions, { q }, { language });
		expect(status).toBe(200);
		return body.suggestions.map(({ kind, slug }) => `${kind} ${slug}`);
	};

	it("match word prefixes, titles starting with them first, players before others", async () => {
		expect(await suggest("ra")).toEqual([
			"player raka-wirayuda",
			"article raka-cedera",
			"video latihan-raka",
		]);
		expect(await suggest("wira rak")).toEqual(["player raka-wirayuda"]);
		expect(await suggest("kandang je")).toEqual(["product jersey-kandang"]);
	});

	it("are in the reader's language", async () => {
		const { body } = await call(searchSuggestions, { q: "home je" }, { language: "en" });
		expect(body.suggestions).toMatchObject([{ title: "Home jersey", note: "Rp\u00a0749.000" }]);
	});

	it("tolerate typos when no prefix matches", async () => {
		expect(await suggest("wirayda")).toEqual(["player raka-wirayuda"]);
		expect(await suggest("zz")).toEqual([]);
	});

	it("are few", async () => {
		expect(await suggest("menara")).toHaveLength(mostSuggestions);
	});
});
