import { expect, test } from "vitest";
import {
	type ArticleBody,
	articleBodySchema,
	linkTarget,
	listMentions,
	plainText,
	readingMinutes,
} from "./article-body";

test.each(["https://example.com/a?b=c#d", "/tickets", "/news/detail/latihan-pagi", "/"])(
	"%s may be linked",
	(url) => {
		expect(linkTarget.safeParse(url).success).toBe(true);
	},
);

test.each([
	"javascript:alert(1)",
	" javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"data:text/html,<script>alert(1)</script>",
	"http://example.com",
	"//example.com",
	"/\\example.com",
	"https://",
	'https://example.com/"onmouseover="alert(1)',
	"relative/path",
	"",
])("%s may not be linked", (url) => {
	expect(linkTarget.safeParse(url).success).toBe(false);
});

test("unknown properties are dropped", () => {
	const dirty = [
		{ type: "paragraph", html: "<script>", runs: [{ text: "<b>apa adanya</b>", onclick: "x" }] },
	];
	expect(articleBodySchema.parse(dirty)).toEqual([
		{ type: "paragraph", runs: [{ text: "<b>apa adanya</b>" }] },
	]);
});

test.each<[string, unknown]>([
	["an unknown block", { type: "html", text: "<p>" }],
	["a video from elsewhere", { type: "video", provider: "vimeo", id: "1", title: "x", poster: poster() }],
	["a YouTube id that is an address", { ...clip(), id: "https://youtu.be/x" }],
	[
		"a picture from another host",
		{ type: "picture", picture: { photo: "https://x.y/z.jpg", width: 1, height: 1 }, alt: "" },
	],
	["an empty paragraph", { type: "paragraph", runs: [] }],
])("%s is refused", (_, block) => {
	expect(articleBodySchema.safeParse([block]).success).toBe(false);
});

test("mentions are listed once each, from paragraphs and lists", () => {
	const raka = { text: "Raka", mention: { kind: "player" as const, slug: "raka" } };
	const laga = { text: "laga", mention: { kind: "event" as const, slug: "derbi" } };
	const body: ArticleBody = [
		{ type: "paragraph", runs: [raka, { text: " dan " }, raka] },
		{ type: "list", ordered: false, items: [[laga]] },
	];
	expect(listMentions(body)).toEqual([raka.mention, laga.mention]);
});

test("plain text contains every visible word", () => {
	const body: ArticleBody = [
		{ type: "heading", text: "Judul" },
		{ type: "paragraph", runs: [{ text: "Satu " }, { text: "dua", bold: true }] },
		{ type: "figures", caption: "Angka", columns: ["", "Gol"], rows: [["Raka", "9"]] },
	];
	expect(plainText(body)).toBe("Judul\nSatu dua\nAngka\n Gol\nRaka 9");
});

test("even a short note takes a minute to read", () => {
	const words = (count: number): ArticleBody => [
		{ type: "paragraph", runs: [{ text: "kata ".repeat(count) }] },
	];
	expect(readingMinutes(words(5))).toBe(1);
	expect(readingMinutes(words(380))).toBe(2);
});

function poster() {
	return { art: "cover", division: "football", slug: "klip" } as const;
}

function clip() {
	return { type: "video", provider: "youtube", id: "abcdefghijk", title: "Klip", poster: poster() };
}
