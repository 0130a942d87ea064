import { eq, inArray, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../test/app";
import {
	buildCompetition,
	buildMatch,
	buildMatchEvent,
	buildMatchSheet,
	buildTeam,
	buildVenue,
} from "../matches/events/factories";
import { competitions, events, matches, teams, venues } from "../matches/events/tables.server";
import { buildPlayer } from "../people/players/factories";
import { players } from "../people/players/tables.server";
import type { ArticleBody } from "./article/article-body";
import { articleDetail, newsList, storiesPerPage } from "./contract";
import { bodyNaming, buildArticle } from "./factories";
import { listStoriesAbout } from "./stories.server";
import { type ArticleInsert, articles } from "./tables.server";

const { call, db } = await testApp();

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const tomorrow = new Date(Date.now() + 86_400_000);

beforeAll(async () => {
	await db.insert(articles).values(
		Array.from({ length: 13 }, (_, index) =>
			buildArticle({
				slug: `sepak-bola-${index + 1}`,
				title: { id: `Kabar lapangan ${index + 1}`, en: `Pitch news ${index + 1}` },
				publishedAt: day(index + 1),
				tags: index % 2 ? ["liga-teluk"] : [],
			}),
		),
	);
	await db.insert(articles).values([
		buildArticle({
			slug: "ring-baru",
			category: "basketball",
			title: { id: "Ring baru di GOR, 100% baja", en: "A new rim" },
			publishedAt: day(20),
			readingMinutes: 9,
		}),
		buildArticle({
			slug: "besok",
			title: { id: "Belum terbit" },
			publishedAt: tomorrow,
		}),
	]);
});

describe("the list of news", () => {
	it("shows published stories, newest first, in pages", async () => {
		const first = await call(newsList, {});
		expect(first.status).toBe(200);
		expect(first.body).toMatchObject({ total: 14, page: 1, pageCount: 2 });
		expect(first.body.stories).toHaveLength(storiesPerPage);
		expect(first.body.stories[0]?.slug).toBe("ring-baru");
		const second = await call(newsList, { page: 2 });
		expect(second.body.stories.map(({ slug }) => slug)).toEqual([
			"sepak-bola-3",
			"sepak-bola-2",
			"sepak-bola-1",
		]);
	});

	it("returns an empty page after the last, not an error", async () => {
		const { status, body } = await call(newsList, { page: 3 });
		expect(status).toBe(200);
		expect(body).toMatchObject({ stories: [], total: 14, page: 3, pageCount: 2 });
	});

	it("filters by category and tag, and sorts", async () => {
		const basketball = await call(newsList, { category: "basketball" });
		expect(basketball.body.stories.map(({ slug }) => slug)).toEqual(["ring-baru"]);
		const tagged = await call(newsList, { tag: "liga-teluk", sort: "oldest" });
		expect(tagged.body.total).toBe(6);
		expect(tagged.body.stories[0]?.slug).toBe("sepak-bola-2");
		const longest = await call(newsList, { sort: "longest" });
		expect(longest.body.stories[0]?.slug).toBe("ring-baru");
	});

	it("keeps the count when stories are added, moved to another house and deleted", async () => {
		const totals = async () =>
			Promise.all(
				(["all", "academy", "foundation"] as const).map(
					async (category) => (await call(newsList, { category })).body.total,
				),
			);
		const [all] = await totals();
		const slugs = ["hitungan-1", "hitungan-2", "hitungan-nanti"];
		await db
			.insert(articles)
			.values([
				buildArticle({ slug: slugs[0], category: "academy", publishedAt: day(1) }),
				buildArticle({ slug: slugs[1], category: "academy", publishedAt: day(1) }),
				buildArticle({ slug: slugs[2], category: "academy", publishedAt: new Date(Date.now() + 60_000) }),
			]);
		expect(await totals()).toEqual([all! + 2, 2, 0]);
		await db.update(articles).set({ category: "foundation" }).where(eq(articles.slug, slugs[0]!));
		expect(await totals()).toEqual([all! + 2, 1, 1]);
		await db.delete(articles).where(inArray(articles.slug, slugs));
		expect(await totals()).toEqual([all!, 0, 0]);
	});

	it("finds words in both languages, anywhere in the text", async () => {
		const found = async (q: string) => (await call(newsList, { q })).body.stories.map(({ slug }) => slug);
		expect(await found("ring BARU")).toEqual(["ring-baru"]);
		expect(await found("new rim")).toEqual(["ring-baru"]);
		expect(await found("lapangan 13")).toEqual(["sepak-bola-13"]);
		expect(await found("tidak ada")).toEqual([]);
	});

	it("caps a very common word at five pages and reports that there is more", async () => {
		const most = storiesPerPage * 5;
		const stories = Array.from({ length: most }, (_, place) =>
			buildArticle({
				slug: `pasang-${place}`,
				title: { id: "Pasang naik" },
				publishedAt: new Date(Date.UTC(2020, 0, 1, 0, place)),
			}),
		);
		await db.insert(articles).values(stories);
		const read = async (page: number, sort?: "oldest") =>
			(await call(newsList, { q: "PASANG", page, sort })).body;
		expect(await read(1)).toMatchObject({ total: most, hasMore: false, pageCount: 5 });
		expect((await read(5)).stories.at(-1)?.slug).toBe("pasang-0");

		await db
			.insert(articles)
			.values(buildArticle({ slug: "pasang-kering", title: { id: "Pasang" }, publishedAt: day(1) }));
		const first = await read(1);
		expect(first).toMatchObject({ total: most, hasMore: true, pageCount: 5 });
		expect(first.stories.slice(0, 2).map(({ slug }) => slug)).toEqual([
			"pasang-kering",
			`pasang-${most - 1}`,
		]);
		expect((await read(5, "oldest")).stories.at(-1)?.slug).toBe(`pasang-${most - 1}`);
		expect(await read(6)).toMatchObject({
			stories: [],
			total: most,
			hasMore: true,
			page: 6,
			pageCount: 5,
		});
		await db.delete(articles).where(like(articles.slug, "pasang-%"));
	});

	it("treats pattern characters literally", async () => {
		expect((await call(newsList, { q: "100%" })).body.total).toBe(1);
		expect((await call(newsList, { q: "_" })).body.total).toBe(0);
		expect((await call(newsList, { q: "\\" })).body.total).toBe(0);
	});

	it("answers in the reader's language, and 304 for unchanged lists", async () => {
		const english = await call(newsList, { category: "basketball" }, { language: "en" });
		expect(english.body.stories[0]?.title).toBe("A new rim");
		const again = await call(
			newsList,
			{ category: "basketball" },
			{
				language: "en",
				headers: { "if-none-match": String(english.headers.etag) },
			},
		);
		expect(again.status).toBe(304);
	});

	it.each([
		{ page: 0 },
		{ page: 1.5 },
		{ page: "abc" },
		{ page: 10_001 },
		{ category: "curling" },
		{ sort: "best" },
		{ tag: "Not A Tag" },
		{ q: "x".repeat(81) },
	])("refuses %o with a text per field", async (input) => {
		const { status, body } = await call(newsList, input as never);
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(input));
	});
});

describe("an article", () => {
	const body: ArticleBody = [
		{
			type: "paragraph",
			runs: [
				{ text: "Raka", mention: { kind: "player", slug: "raka" } },
				{ text: " mencetak gol di " },
				{ text: "laga itu", mention: { kind: "event", slug: "laga-teluk" } },
				{ text: ", kata " },
				{ text: "orang yang pergi", mention: { kind: "player", slug: "sudah-pergi" } },
			],
		},
	];

	beforeAll(async () => {
		await db.insert(players).values(buildPlayer({ slug: "raka", name: "Raka", number: 7 }));
		await db.insert(competitions).values(buildCompetition());
		await db.insert(teams).values(buildTeam());
		await db.insert(venues).values(buildVenue());
		const [event] = await db
			.insert(events)
			.values(
				buildMatchEvent({
					slug: "laga-teluk",
					home: false,
					status: "finished",
					startsAt: new Date("2026-01-10T12:00:00Z"),
				}),
			)
			.returning();
		await db.insert(matches).values(buildMatch({ eventId: event!.id, sheet: buildMatchSheet() }));
		await db
			.insert(articles)
			.values(
				buildArticle({
					slug: "gol-raka",
					title: { id: "Gol Raka", en: "Raka's goal" },
					body,
					publishedAt: new Date(Date.UTC(2026, 0, 5, 12)),
					tags: ["liga-teluk"],
				}),
			)
			.returning();
	});

	it("includes the people and matches it mentions in text order, without unknown ones", async () => {
		const { body: article } = await call(articleDetail, { slug: "gol-raka" });
		expect(article.mentions.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
			"player raka",
			"event laga-teluk",
		]);
		const [, match] = article.mentions;
		expect(match?.match).toMatchObject({
			status: "finished",
			competition: expect.stringMatching(/./),
			home: { name: "Bintang Utara", score: 0 },
			away: { crest: null, score: 1 },
			scorers: [{ at: "31", name: "Putra Laut", ours: true }],
		});
	});

	it("shows the current state of what it mentions", async () => {
		const readMention = async (slug: string) =>
			(await call(articleDetail, { slug: "gol-raka" })).body.mentions.find((card) => card.slug === slug);
		const goal = { period: 0, side: "us" as const, kind: "goal" as const, player: { name: "Putra Laut" } };
		const sheet = buildMatchSheet({
			periods: [{ label: { id: "Babak 1" }, us: 2, them: 0 }],
			timeline: [
				{ ...goal, at: "31" },
				{ ...goal, at: "40", kind: "yellow-card" },
				{ ...goal, at: "90+3", kind: "penalty-goal" },
			],
		});
		await db.update(matches).set({ scoreUs: 2, sheet });
		await db.update(teams).set({ name: "Bintang Selatan" });
		await db.update(venues).set({ timeZone: "Asia/Jayapura" });
		await db.update(competitions).set({ name: "Piala Teluk" });
		expect((await readMention("laga-teluk"))?.match).toMatchObject({
			competition: "Piala Teluk, pekan 1",
			timeZone: "Asia/Jayapura",
			home: { name: "Bintang Selatan", score: 0 },
			away: { score: 2 },
			scorers: [{ at: "31" }, { at: "90+3" }],
		});
		for (let goals = 3; goals < 20; goals++) {
			const title = { id: `Sudah ${goals} gol` };
			// Concurrently, so that neither sees the other.
			await Promise.all([db.update(matches).set({ scoreUs: goals }), db.update(events).set({ title })]);
			expect(await readMention("laga-teluk")).toMatchObject({
				title: title.id,
				match: { away: { score: goals } },
			});
		}
		await db.delete(matches);
		expect((await readMention("laga-teluk"))?.match).toMatchObject({ away: { score: null }, scorers: [] });
		await db.update(players).set({ slug: "raka-putra" }).where(eq(players.slug, "raka"));
		expect(await readMention("raka")).toBeUndefined();
		await db.update(players).set({ slug: "raka", name: "Raka Putra" }).where(eq(players.slug, "raka-putra"));
		expect(await readMention("raka")).toMatchObject({ title: "Raka Putra" });
	});

	it("is listed under what it mentions for as long as it does", async () => {
		const about = async (slug: string) =>
			(await listStoriesAbout(db, "id", { kind: "player", slug }, 5)).map((story) => story.slug);
		expect(await about("raka")).toEqual(["gol-raka"]);
		const change = (changes: Partial<ArticleInsert>) =>
			db.update(articles).set(changes).where(eq(articles.slug, "gol-raka"));
		await change({ body: bodyNaming({ kind: "player", slug: "bima" }), publishedAt: tomorrow });
		expect([await about("raka"), await about("bima")]).toEqual([[], []]);
		await change({ publishedAt: new Date(Date.UTC(2026, 0, 5, 12)) });
		expect([await about("raka"), await about("bima")]).toEqual([[], ["gol-raka"]]);
		await change({ body, bodyEn: bodyNaming({ kind: "player", slug: "bima" }) });
		expect([await about("raka"), await about("bima")]).toEqual([["gol-raka"], ["gol-raka"]]);
		await change({ bodyEn: null });
		expect(await about("bima")).toEqual([]);
	});

	it("has the previous and next story", async () => {
		const { body: article } = await call(articleDetail, { slug: "gol-raka" });
		expect(article.previous?.slug).toBe("sepak-bola-5");
		expect(article.next?.slug).toBe("sepak-bola-6");
	});

	it("suggests the stories with most in common, then those closest in time", async () => {
		const related = async (slug: string) =>
			(await call(articleDetail, { slug })).body.related.map((story) => story.slug);
		expect(await related("gol-raka")).toEqual([
			"sepak-bola-6",
			"sepak-bola-4",
			"sepak-bola-8",
			"sepak-bola-2",
		]);
		const onRaka = buildArticle({
			slug: "raka-lagi",
			category: "club",
			body: bodyNaming({ kind: "player", slug: "raka" }),
			publishedAt: day(30),
		});
		await db.insert(articles).values(onRaka);
		expect((await related("gol-raka"))[0]).toBe("raka-lagi");
		expect(await related("raka-lagi")).toEqual(["gol-raka"]);

		const change = (changes: Partial<ArticleInsert>) =>
			db.update(articles).set(changes).where(eq(articles.slug, "raka-lagi"));
		await change({ publishedAt: tomorrow });
		expect(await related("gol-raka")).not.toContain("raka-lagi");
		await change({ publishedAt: day(30), body: bodyNaming({ kind: "player", slug: "bima" }) });
		expect(await related("gol-raka")).not.toContain("raka-lagi");
		expect(await related("raka-lagi")).toEqual([]);
		await change({ tags: ["liga-teluk"] });
		expect(await related("raka-lagi")).toContain("sepak-bola-12");
		await db.delete(articles).where(eq(articles.slug, "raka-lagi"));
		expect(await related("gol-raka")).toEqual([
			"sepak-bola-6",
			"sepak-bola-4",
			"sepak-bola-8",
			"sepak-bola-2",
		]);
	});

	it("suggests stories however many are still unpublished", async () => {
		const toCome = Array.from({ length: 20 }, (_, index) =>
			buildArticle({
				slug: `nanti-${index}`,
				category: "academy",
				tags: ["nanti"],
				publishedAt: new Date(tomorrow.getTime() + index * 1_000),
			}),
		);
		await db
			.insert(articles)
			.values([
				...toCome,
				buildArticle({ slug: "kini", category: "academy", tags: ["nanti"], publishedAt: day(31) }),
				buildArticle({ slug: "dulu", category: "academy", publishedAt: day(2) }),
			]);
		const { body: article } = await call(articleDetail, { slug: "kini" });
		expect(article.related.map(({ slug }) => slug)).toEqual(["dulu"]);
		await db.delete(articles).where(eq(articles.category, "academy"));
	});

	it("has no neighbour at either end", async () => {
		const { body: first } = await call(articleDetail, { slug: "sepak-bola-1" });
		expect(first.previous).toBeNull();
		const { body: last } = await call(articleDetail, { slug: "sepak-bola-13" });
		expect(last.next).toBeNull();
	});

	it("says which language its body is in", async () => {
		const { body: article } = await call(articleDetail, { slug: "gol-raka" }, { language: "en" });
		expect(article).toMatchObject({ title: "Raka's goal", bodyLanguage: "id" });
	});

	it.each(["tidak-ada", "besok"])("answers 404 for %s", async (slug) => {
		const { status, body } = await call(articleDetail, { slug });
		expect(status).toBe(404);
		expect(body).toMatchObject({ error: "news.unknown" });
	});

	it("rejects an invalid slug", async () => {
		expect((await call(articleDetail, { slug: "..%2f" })).status).toBe(422);
	});
});
