import { describe, expect, test } from "vitest";
import {
	type ArticleBody,
	articleBodySchema,
	linkTarget,
	listMentions,
	plainText,
} from "../../app/news/article/article-body";
import { clubSections } from "../../app/platform/club-profile";
import { club } from "../profile";
import { demoAcademy } from "./academy";
import { demoEntertainment } from "./entertainment";
import { demoEvents } from "./events";
import { demoFaq } from "./faq";
import { demoFoundation } from "./foundation";
import { demoNews } from "./news";
import { demoPlayers } from "./players";
import { demoProducts } from "./products";
import { demoVideos } from "./videos";

const now = new Date("2026-11-15T12:00:00+07:00");
const news = demoNews(now);
const faq = demoFaq();
const academy = demoAcademy();
const foundation = demoFoundation(now);
const entertainment = demoEntertainment(now);

const bodies: [name: string, body: ArticleBody][] = [
	...news.map(({ slug, body }): [string, ArticleBody] => [slug, body]),
	...news.flatMap(({ slug, bodyEn }): [string, ArticleBody][] => (bodyEn ? [[`${slug} (en)`, bodyEn]] : [])),
	...foundation.flatMap(({ slug, story, storyEn }): [string, ArticleBody][] => [
		[`foundation ${slug}`, story],
		...(storyEn ? [[`foundation ${slug} (en)`, storyEn] as [string, ArticleBody]] : []),
	]),
	...entertainment.flatMap(({ slug, body, bodyEn }): [string, ArticleBody][] => [
		[`entertainment ${slug}`, body],
		...(bodyEn ? [[`entertainment ${slug} (en)`, bodyEn] as [string, ArticleBody]] : []),
	]),
];

describe("the editorial half of the demo", () => {
	test("is rich", () => {
		expect(news.length).toBeGreaterThanOrEqual(60);
		expect(faq.groups).toHaveLength(6);
		expect(faq.questions.length).toBeGreaterThanOrEqual(25);
		expect(foundation).toHaveLength(8);
		expect(entertainment).toHaveLength(10);
		for (const category of ["football", "basketball", "esports"]) {
			expect(academy.programmes.some((programme) => programme.category === category)).toBe(true);
			expect(academy.coaches.some((coach) => coach.category === category)).toBe(true);
		}
	});

	test("has news in every category", () => {
		for (const key of clubSections)
			expect(news.filter(({ category }) => category === key).length).toBeGreaterThan(1);
	});

	test("uses each slug once", () => {
		for (const rows of [
			news,
			faq.questions,
			academy.programmes,
			academy.coaches,
			foundation,
			entertainment,
		]) {
			expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
		}
	});

	test.each(bodies)("%s passes the sanitiser unchanged", (_, body) => {
		expect(articleBodySchema.parse(body)).toEqual(body);
	});

	test.each(news)("$slug is a story of 250 to 500 words", ({ body }) => {
		const words = plainText(body).split(/\s+/).length;
		expect(words).toBeGreaterThanOrEqual(250);
		expect(words).toBeLessThanOrEqual(500);
	});

	test("has English titles and summaries throughout", () => {
		const texts = [
			...news.flatMap(({ title, excerpt }) => [title, excerpt]),
			...faq.groups.map(({ title }) => title),
			...faq.questions.flatMap(({ question, answer }) => [question, answer]),
			...academy.programmes.flatMap(({ name, summary }) => [name, summary]),
			...academy.coaches.flatMap(({ role, biography }) => [role, biography]),
			...foundation.flatMap(({ title, summary, unit }) => [title, summary, unit]),
			...entertainment.flatMap(({ title, summary }) => [title, summary]),
		];
		for (const text of texts) expect(text.en, text.id).toBeTruthy();
	});

	test("gives the eight newest articles an English body", () => {
		const newest = news.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()).slice(0, 8);
		for (const article of newest) expect(article.bodyEn, article.slug).toBeTruthy();
	});

	test("publishes nothing in the future, whatever the hour", () => {
		for (const hour of ["00:05", "06:00", "23:55"]) {
			const moment = new Date(`2026-11-15T${hour}:00+07:00`);
			for (const { publishedAt } of demoNews(moment))
				expect(publishedAt.getTime()).toBeLessThan(moment.getTime());
		}
	});

	test("begins on a quarter of an hour, and shows the match to a crowd when the match begins", () => {
		const odd = new Date("2026-11-15T20:33:00+07:00");
		for (const { slug, startsAt } of demoEntertainment(odd)) expect(startsAt.getMinutes() % 15, slug).toBe(0);
		const startOf = (rows: { slug: string; startsAt: Date }[], slug: string) =>
			rows.find((row) => row.slug === slug)?.startsAt;
		expect(startOf(demoEntertainment(odd), "nobar-semifinal-halaman-gor")).toEqual(
			startOf(demoEvents(odd), "match-tarung-semifinal"),
		);
	});

	test("writes hours as English does", () => {
		const texts = [
			...bodies.filter(([name]) => name.endsWith("(en)")).map(([, body]) => plainText(body)),
			...demoEvents(now).map(({ bodyEn }) => (bodyEn ? plainText(bodyEn) : "")),
			...demoProducts(now).map(({ description }) => description.en),
			club.contact.hours.en,
		];
		for (const text of texts) expect(text).not.toMatch(/\b[0-2]\d\.[0-5]\d\b(?!\d)/);
	});

	test("mentions only players, events, products and videos that exist", () => {
		const known = {
			player: slugs(demoPlayers()),
			event: slugs(demoEvents(now)),
			product: slugs(demoProducts(now)),
			video: slugs(demoVideos(now)),
		};
		const dangling = bodies.flatMap(([name, body]) =>
			listMentions(body)
				.filter(({ kind, slug }) => !known[kind].has(slug))
				.map(({ kind, slug }) => `${name} → ${kind}:${slug}`),
		);
		expect(dangling).toEqual([]);
	});

	test("never says the same sentence twice", () => {
		const seen = new Map<string, string>();
		const repeated: string[] = [];
		for (const [name, body] of bodies) {
			for (const block of body) {
				const text = plainText([block]);
				if (block.type === "heading" || block.type === "quote" || text.length < 40) continue;
				const before = seen.get(text);
				if (before && before !== name) repeated.push(`${before} and ${name}: ${text}`);
				seen.set(text, name);
			}
		}
		expect(repeated).toEqual([]);
	});

	test("links only where the sanitiser allows", () => {
		for (const { links = [] } of entertainment) {
			for (const { url } of links) expect(linkTarget.safeParse(url).success, url).toBe(true);
		}
	});

	test("reports of the foundation lie in the past and after its start", () => {
		for (const { slug, startedOn, reports = [] } of foundation) {
			for (const { on } of reports) {
				expect(on > startedOn && on <= "2026-11-15", `${slug} ${on}`).toBe(true);
			}
		}
	});
});

const slugs = (rows: { slug: string }[]) => new Set(rows.map(({ slug }) => slug));
