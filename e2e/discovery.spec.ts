import type { APIRequestContext } from "@playwright/test";
import { club } from "../club/profile";
import { expect, test } from "./site";

/** Twenty pages as a link preview or a search engine sees them, and the type each must declare. */
const pages: [path: string, type: string][] = [
	["/", "SportsOrganization"],
	["/football/home", "SportsTeam"],
	["/basketball/home", "SportsTeam"],
	["/esports/home", "SportsTeam"],
	["/news/list/all", "CollectionPage"],
	["/news/list/football", "CollectionPage"],
	[":article", "NewsArticle"],
	["/event/list", "CollectionPage"],
	["/event/detail/match-bayu-selatan", "SportsEvent"],
	[":result", "SportsEvent"],
	["/videos/list/all", "CollectionPage"],
	[":video", "VideoObject"],
	["/player/list", "CollectionPage"],
	["/player/detail/football/raka-wirayuda", "Person"],
	["/achievement/list", "BreadcrumbList"],
	["/academy/football", "BreadcrumbList"],
	["/store/list", "CollectionPage"],
	["/store/detail/jersey-kandang", "Product"],
	["/tickets", "ItemList"],
	["/faq", "FAQPage"],
	["/foundation", "BreadcrumbList"],
	[`/${club.brandWord}tainment`, "BreadcrumbList"],
];

/** The newest item, for kinds without a fixed URL in the demo club. */
async function resolve(api: APIRequestContext, path: string): Promise<string> {
	const first = async (url: string, list: string) => (await (await api.get(url)).json())[list][0].slug;
	if (path === ":article") return `/news/detail/${await first("/api/news", "stories")}`;
	if (path === ":video") return `/videos/detail/${await first("/api/videos", "videos")}`;
	if (path === ":result")
		return `/event/detail/${await first("/api/events?when=past&kind=match", "fixtures")}`;
	return path;
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");
const readEntities = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

for (const language of ["id", "en"])
	for (const [sample, type] of pages)
		test(`${sample} identifies itself without scripts, in ${language}`, async ({ request, baseURL }) => {
			const path = await resolve(request, sample);
			const query = language === "id" ? "" : `?lang=${language}`;
			const answer = await request.get(`${path}${query}`);
			expect(answer.status()).toBe(200);
			const html = await answer.text();
			expect(html).toContain(`<html lang="${language}"`);

			const titles = all(html, /<title>([^<]*)<\/title>/g);
			expect(titles).toHaveLength(1);
			expect(titles[0]?.length).toBeGreaterThan(3);
			const descriptions = all(html, /<meta name="description" content="([^"]*)"/g);
			expect(descriptions).toHaveLength(1);
			expect(descriptions[0]?.length).toBeGreaterThan(20);
			expect(all(html, /<h1[ >]/g)).toHaveLength(1);
			expect(all(html, /<main[^>]*>(.+)<\/main>/gs)[0]?.replace(/<[^>]+>/g, " ").length).toBeGreaterThan(300);

			const canonicals = all(html, /<link rel="canonical" href="([^"]*)"/g).map(readEntities);
			expect(canonicals).toHaveLength(1);
			expect(new URL(canonicals[0] ?? "").pathname).toBe(path);
			const languages = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)];
			expect(languages.map(([, code]) => code)).toEqual(["id", "en", "x-default"]);
			expect(new URL(readEntities(languages[1]?.[2] ?? "")).searchParams.get("lang")).toBe("en");

			const property = (name: string) =>
				readEntities(all(html, new RegExp(`<meta property="${name}" content="([^"]*)"`, "g"))[0] ?? "");
			expect(property("og:title")).not.toBe("");
			expect(property("og:url")).toBe(canonicals[0]);
			const picture = new URL(property("og:image"));
			const card = await request.get(`${baseURL}${picture.pathname}${picture.search}`);
			expect(card.headers()["content-type"]).toBe("image/png");
			expect(sizeOfPng(await card.body())).toEqual({ width: 1200, height: 630 });
			expect((await card.body()).length).toBeLessThan(300_000);

			const types = all(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g).flatMap((text) => {
				const data = JSON.parse(text.replaceAll("\\u003c", "<"));
				expect(data["@context"]).toBe("https://schema.org");
				return (data["@graph"] ?? [data]).map((node: Record<string, string>) => node["@type"]);
			});
			expect(types).toContain(type);
		});

const facts: [address: string, facts: Record<string, unknown>][] = [
	[
		"/event/detail/match-macan-rimba-tandang",
		{
			sport: "Sepak bola",
			eventStatus: "https://schema.org/EventRescheduled",
			previousStartDate: expect.stringMatching(/^\d{4}-/),
			location: expect.objectContaining({
				address: expect.objectContaining({ streetAddress: expect.any(String) }),
			}),
		},
	],
	[
		"/event/detail/match-persada-timur?lang=en",
		{
			url: expect.stringMatching(/match-persada-timur\?lang=en$/),
			offers: expect.objectContaining({ availability: "https://schema.org/PreOrder" }),
		},
	],
	["/news/detail/gol-menit-88?lang=en", { mainEntityOfPage: expect.stringMatching(/\?lang=en$/) }],
	["/football/home?lang=en", { url: expect.stringMatching(/\/football\/home\?lang=en$/) }],
];
for (const [address, told] of facts)
	test(`${address} has structured data for search engines`, async ({ request }) => {
		const html = await (await request.get(address)).text();
		const [text = "{}"] = all(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
		expect(JSON.parse(text)["@graph"][0]).toMatchObject(told);
	});

test("a product has breadcrumbs for search engines", async ({ request }) => {
	const html = await (await request.get("/store/detail/jersey-kandang")).text();
	const [text = "{}"] = all(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
	const way = JSON.parse(text)["@graph"]?.[1];
	expect(way?.["@type"]).toBe("BreadcrumbList");
	expect(way.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
		"/store/list",
		"/store/list",
		"/store/detail/jersey-kandang",
	]);
});

for (const list of ["/news/list", "/videos/list", "/event/list", "/achievement/list", "/player/list"])
	test(`${list} describes each division in words of its own`, async ({ request }) => {
		const descriptions = ["football", "basketball", "esports"].map(async (division) => {
			const html = await (await request.get(`${list}/${division}`)).text();
			return all(html, /<meta name="description" content="([^"]*)"/g)[0];
		});
		expect(new Set(await Promise.all(descriptions)).size).toBe(3);
	});

const lists: [address: string, canonical: string, title: RegExp, isFound: boolean][] = [
	["/news/list/all?page=1", "/news/list/all", /^Berita ·/, true],
	["/news/list/all?page=2&sort=oldest", "/news/list/all?page=2", /^Berita, halaman 2 ·/, true],
	["/news/list/all?page=2&lang=en", "/news/list/all?page=2&lang=en", /^News, page 2 ·/, true],
	["/news/list/all?tag=laporan-laga", "/news/list/all?tag=laporan-laga", /laporan laga/i, true],
	["/news/list/all?tag=tidak-ada", "/news/list/all?tag=tidak-ada", /tidak ada/i, false],
	["/news/list/all?page=500", "/news/list/all?page=500", /500/, false],
	[`/news/list/all?q=${"gol".repeat(100)}`, "/news/list/all", /^Berita/, false],
	["/store/list?category=jersey&page=500", "/store/list?category=jersey&page=500", /500/, false],
	[`/store/list?q=${"syal".repeat(75)}`, "/store/list", /^Toko/, false],
	["/videos/list/all?page=abc", "/videos/list/all", /^Video ·/, true],
	["/videos/list/all?page=99999", "/videos/list/all?page=10000", /10000/, false],
	["/news/list/all?page=abc&sort=abc", "/news/list/all", /^Berita ·/, true],
	["/news/list/all?page=99999", "/news/list/all?page=10000", /10000/, false],
	["/store/list?page=-1&sort=abc&category=abc", "/store/list", /^Toko/, true],
	["/tickets?page=2.5&division=abc", "/tickets", /^Tiket/, true],
	["/event/list?page=0&when=abc&kind=abc", "/event/list", /^Jadwal/, true],
	["/achievement/list?page=1", "/achievement/list", /^Prestasi ·/, true],
	["/foundation/?page=500", "/foundation?page=500", /500/, false],
	["/foundation/", "/foundation", /^Yayasan ·/, true],
	["/faq/?lang=en", "/faq?lang=en", /^Questions & answers ·/, true],
	["/event/list?view=nothing", "/event/list", /^Jadwal/, true],
	["/event/list?when=past", "/event/list?when=past", /^Hasil/, true],
	["/event/list?view=month&month=1999-12", "/event/list?view=month", /^Kalender|20\d\d/, true],
	["/event/list?view=month&month=2031-01", "/event/list?view=month&month=2031-01", /Januari 2031/, false],
];
for (const [address, canonical, title, isFound] of lists)
	test(`${address.slice(0, 60)} is ${isFound ? "" : "not "}indexed, as ${canonical}`, async ({ request }) => {
		const answer = await request.get(address);
		expect(answer.status()).toBe(200);
		const html = await answer.text();
		const own = new URL(readEntities(all(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? ""));
		expect(own.pathname + own.search).toBe(canonical);
		expect(readEntities(all(html, /<title>([^<]*)<\/title>/g)[0] ?? "")).toMatch(title);
		expect(html.includes('<meta name="robots" content="noindex"')).toBe(!isFound);
	});

test("the sitemap, the feeds and robots.txt are where search engines look for them", async ({ request }) => {
	for (const [path, text] of [
		["/sitemap.xml", "<sitemapindex"],
		["/sitemaps/article-1.xml", "<urlset"],
		["/rss.xml", "<rss"],
		["/rss/football.xml", "<rss"],
		["/robots.txt", "Sitemap:"],
	] as const) {
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(200);
		expect(await answer.text()).toContain(text);
	}
	const home = await (await request.get("/")).text();
	expect(home).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/rss\.xml"/);
});

/** The first chunk of a PNG tells its size. */
function sizeOfPng(bytes: Buffer) {
	expect(bytes.subarray(1, 4).toString()).toBe("PNG");
	return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
