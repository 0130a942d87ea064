import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { club } from "../../../club/profile";
import { testApp } from "../../../test/app";
import { buildFoundationProgramme } from "../../club-life/foundation/factories";
import { foundationProgrammes } from "../../club-life/foundation/tables.server";
import {
	buildCompetition,
	buildEvent,
	buildMatch,
	buildMatchEvent,
	buildMatchSheet,
	buildTeam,
	buildVenue,
} from "../../matches/events/factories";
import { competitions, events, matches, teams, venues } from "../../matches/events/tables.server";
import { buildArticle } from "../../news/factories";
import { articles } from "../../news/tables.server";
import { buildPlayer } from "../../people/players/factories";
import { players } from "../../people/players/tables.server";
import { buildProduct } from "../../store/factories";
import { products } from "../../store/tables.server";
import { buildVideo } from "../../videos/factories";
import { videos } from "../../videos/tables.server";
import { findCard } from "./cards/find-card.server";

const { app, db, settings } = await testApp();
const { publicUrl } = settings;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const hour = 3_600_000;

beforeAll(async () => {
	await db.insert(competitions).values(buildCompetition());
	await db.insert(teams).values(buildTeam());
	await db.insert(venues).values(buildVenue());
	await db.insert(players).values(buildPlayer({ slug: "raka", name: "Raka Wirayuda", number: 7 }));
	await db.insert(products).values(buildProduct({ slug: "jersey", name: { id: "Jersey", en: "Shirt" } }));
	await db.insert(videos).values(buildVideo({ slug: "sehari" }));
	await db.insert(foundationProgrammes).values(buildFoundationProgramme({ slug: "bakau" }));
	const rows = await db
		.insert(events)
		.values([
			buildMatchEvent({ slug: "laga-nanti", home: false, startsAt: new Date(Date.now() + 48 * hour) }),
			buildMatchEvent({ slug: "laga-jadi", status: "finished", startsAt: new Date(Date.now() - 48 * hour) }),
			buildMatchEvent({ slug: "laga-kini", status: "live", startsAt: new Date(Date.now() - hour) }),
			buildEvent({ slug: "nonton-bareng" }),
		])
		.returning();
	const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id;
	const nobody = { starters: [], bench: [] };
	const lineups = { us: { starters: [{ number: 7, name: "Raka Wirayuda" }], bench: [] }, them: nobody };
	await db
		.insert(matches)
		.values(
			["laga-jadi", "laga-kini"].map((slug) =>
				buildMatch({ eventId: idOf(slug), sheet: buildMatchSheet({ lineups }) }),
			),
		);
	await db.insert(articles).values([
		buildArticle({
			slug: "gol-telat",
			title: { id: "Gol telat <88> & satu poin", en: "Late goal" },
			category: "football",
			tags: ["derbi"],
			author: "Tari Wulandari",
			publishedAt: new Date(Date.now() - hour),
			body: [
				{ type: "heading", text: "Babak kedua" },
				{
					type: "paragraph",
					runs: [
						{ text: "Umpan " },
						{ text: "silang", bold: true },
						{ text: " di " },
						{ text: "laga ini", mention: { kind: "event", slug: "laga-jadi" } },
					],
				},
				{ type: "list", ordered: false, items: [[{ text: "satu" }], [{ text: "dua" }]] },
			],
		}),
		buildArticle({
			slug: "ring-baru",
			category: "basketball",
			publishedAt: new Date(Date.now() - 100 * hour),
		}),
		buildArticle({ slug: "besok", publishedAt: new Date(Date.now() + hour) }),
	]);
});

describe("a page's card", () => {
	it.each([
		"/og/home.png",
		"/og/football/home.png",
		"/og/news/detail/gol-telat.png",
		"/og/event/detail/laga-nanti.png",
		"/og/event/detail/laga-kini.png",
		"/og/store/detail/jersey.png?lang=en&v=1",
	])("%s is a PNG of 1200 × 630, light enough for messengers", async (address) => {
		const answer = await get(address);
		expect(answer.statusCode).toBe(200);
		expect(answer.headers["content-type"]).toBe("image/png");
		const { format, width, height } = await sharp(answer.rawPayload).metadata();
		expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
		expect(answer.rawPayload.length).toBeLessThan(300_000);
		const again = await get(address, { "if-none-match": String(answer.headers.etag) });
		expect(again.statusCode).toBe(304);
	});

	it.each([
		"/og/news/detail/tidak-ada.png",
		"/og/news/detail/besok.png",
		"/og/tidak/ada.png",
		"/og/news/detail/gol-telat.jpg",
		"/og/.png",
		"/og/%2e%2e%2f.png",
		"/og/%zz.png",
	])("%s does not exist", async (address) => {
		expect([400, 404]).toContain((await get(address)).statusCode);
	});

	const card = (path: string, language: "id" | "en" = "id") => findCard(db, language, path);

	it("shows the fixture before, the line-up during and the result after a match, home side first", async () => {
		expect(await card("/event/detail/laga-nanti")).toMatchObject({
			look: "match",
			sides: [{ name: "Bintang Utara" }, { name: club.shortName, crest: null }],
			middle: expect.stringMatching(/^\d\d\.\d\d WIB$/),
		});
		expect(await card("/event/detail/laga-kini")).toMatchObject({
			look: "lineup",
			title: "Susunan pemain lawan Bintang Utara",
		});
		expect(await card("/event/detail/laga-jadi", "en")).toMatchObject({
			look: "match",
			middle: expect.stringMatching(/^\d+ – \d+$/),
			under: expect.stringContaining("Full time"),
		});
	});

	it("describes the page in its language", async () => {
		expect(await card("/news/detail/gol-telat", "en")).toMatchObject({
			title: "Late goal",
			eyebrow: "News · Football",
		});
		expect(await card("/player/detail/football/raka")).toMatchObject({ title: "Raka Wirayuda" });
		expect(await card("/store/detail/jersey")).toMatchObject({ title: "Jersey", fit: "contain" });
		expect(await card("/videos/detail/sehari")).toMatchObject({ hasPlayMark: true });
		expect(await card("/event/detail/nonton-bareng")).toMatchObject({ look: "panel" });
		expect(await card("/foundation/bakau")).toMatchObject({ house: "foundation" });
		expect(await card("/news/list/basketball")).toMatchObject({ title: "Berita", house: "basketball" });
		expect(await card("/")).toMatchObject({ title: club.name });
		expect(await card("/academy/esports")).toMatchObject({ title: "Akademi", house: "esports" });
		expect(await card("/login")).toMatchObject({ title: club.name });
	});
});

describe("the sitemap", () => {
	const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

	it("links to every public page, in both languages", async () => {
		const index = await get("/sitemap.xml");
		expect(index.headers["content-type"]).toContain("xml");
		const maps = locations(index.body).map((address) => address?.replace(publicUrl, "") ?? "");
		expect(maps).toContain("/sitemaps/article-1.xml");
		const pages = (await Promise.all(maps.map(async (map) => locations((await get(map)).body)))).flat();
		for (const path of [
			"/",
			"/news/detail/gol-telat",
			"/event/detail/laga-nanti",
			"/player/detail/football/raka",
			"/store/detail/jersey",
			"/videos/detail/sehari",
			"/foundation/detail/bakau",
			"/basketball/home",
		]) {
			expect(pages).toContain(`${publicUrl}${path}`);
			expect(pages).toContain(`${publicUrl}${path}?lang=en`);
		}
		expect(pages.filter((address) => address?.includes("besok"))).toEqual([]);
		// No event has its page yet.
		expect(pages).not.toContain(`${publicUrl}/${club.eventSlug}`);
		expect(pages.filter((address) => /profile|cart|login/.test(address ?? ""))).toEqual([]);
		expect(new Set(pages).size).toBe(pages.length);
	});

	it("includes images, the other language, and recent news", async () => {
		const { body } = await get("/sitemaps/article-1.xml");
		expect(body).toContain(`<image:loc>${publicUrl}/og/news/detail/gol-telat.png?v=1</image:loc>`);
		expect(body).toContain(
			`<xhtml:link rel="alternate" hreflang="en" href="${publicUrl}/news/detail/gol-telat?lang=en"/>`,
		);
		expect(body.match(/<news:news>/g)).toHaveLength(1);
		expect(body).toContain("<news:title>Gol telat &lt;88&gt; &amp; satu poin</news:title>");
	});

	it.each(["/sitemaps/article-2.xml", "/sitemaps/member-1.xml", "/sitemaps/x", "/sitemaps/page-2.xml"])(
		"has no %s",
		async (address) => expect((await get(address)).statusCode).toBe(404),
	);

	it("is listed in robots.txt, which keeps crawlers out of private screens", async () => {
		const { body } = await get("/robots.txt");
		expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
		for (const prefix of ["/api/", "/cart", "/checkout", "/profile", "/invoice/", "/receipt/"])
			expect(body).toContain(`Disallow: ${prefix}\n`);
		expect(body).not.toContain("Disallow: /\n");
		expect(body).not.toContain("Disallow: /store/\n");
	});
});

describe("the news feed", () => {
	it("has full stories, newest first", async () => {
		const { headers, body } = await get("/rss.xml");
		expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
		expect(body.match(/<item>/g)).toHaveLength(2);
		expect(body).toContain("<title>Gol telat &lt;88&gt; &amp; satu poin</title>");
		expect(body).toContain("<dc:creator>Tari Wulandari</dc:creator>");
		expect(body).toContain("<category>derbi</category>");
		expect(body).toContain(`<guid isPermaLink="true">${publicUrl}/news/detail/gol-telat</guid>`);
		expect(body).toContain("&lt;p&gt;Umpan &lt;strong&gt;silang&lt;/strong&gt; di &lt;a href=&quot;");
		expect(body).toContain(`href=&quot;${publicUrl}/event/detail/laga-jadi&quot;`);
		expect(body).toContain("&lt;ul&gt;&lt;li&gt;satu&lt;/li&gt;");
	});

	it("states its canonical URL, whatever the query", async () => {
		const { body } = await get("/rss/football.xml?utm_source=mail&lang=en");
		expect(body).toContain(`<atom:link href="${publicUrl}/rss/football.xml?lang=en" rel="self"`);
	});

	it("exists for every house, and in English", async () => {
		const basketball = await get("/rss/basketball.xml?lang=en");
		expect(basketball.body.match(/<item>/g)).toHaveLength(1);
		expect(basketball.body).toContain(`${publicUrl}/news/detail/ring-baru?lang=en`);
		expect(basketball.body).toContain("<language>en</language>");
		expect((await get("/rss/academy.xml")).statusCode).toBe(200);
		expect((await get("/rss/curling.xml")).statusCode).toBe(404);
	});

	it("answers 304 when unchanged", async () => {
		const { headers } = await get("/rss.xml");
		expect((await get("/rss.xml", { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
		const since = String(headers["last-modified"]);
		expect((await get("/rss.xml", { "if-modified-since": since })).statusCode).toBe(304);
		const before = new Date(Date.parse(since) - 1_000).toUTCString();
		expect((await get("/rss.xml", { "if-modified-since": before })).statusCode).toBe(200);
	});
});
