import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type ArticleBlock, articleBodySchema } from "./article-body";
import { ArticleBodyView } from "./article-body-view";
import type { MentionCard } from "./mention-card";

const cover = { art: "cover", division: "football", slug: "laga" } as const;
const raka: MentionCard = {
	kind: "player",
	slug: "raka",
	division: "football",
	title: "Raka",
	note: "Penyerang",
	picture: cover,
	match: null,
};

function draw(...blocks: ArticleBlock[]) {
	return renderToStaticMarkup(
		<MemoryRouter>
			<ArticleBodyView body={articleBodySchema.parse(blocks)} mentions={[raka]} />
		</MemoryRouter>,
	);
}

test("a mention links to its page", () => {
	const mention = { kind: "player", slug: "raka" } as const;
	const page = draw({ type: "paragraph", runs: [{ text: "Raka", mention }] });
	expect(page).toContain('href="/player/detail/football/raka"');
});

test("an unknown mention stays plain text", () => {
	const mention = { kind: "player", slug: "tanpa-nama" } as const;
	expect(draw({ type: "paragraph", runs: [{ text: "Ia", mention }] })).not.toContain("href");
});

test("an external link opens a new tab and says so; an internal one does not", () => {
	const page = draw({
		type: "paragraph",
		runs: [
			{ text: "liga", link: "https://liga.example" },
			{ text: "tiket", link: "/tickets" },
		],
	});
	expect(page).toContain('href="https://liga.example" target="_blank" rel="noopener noreferrer"');
	expect(page).toContain("membuka tab baru");
	expect(page).toMatch(/<a[^>]*href="\/tickets"/);
});

test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "vbscript:x", "http://a.example"])(
	"a body that links %s is never drawn",
	(link) => {
		expect(() => draw({ type: "paragraph", runs: [{ text: "klik", link }] })).toThrow();
	},
);

test("markup in text is escaped", () => {
	const page = draw(
		{ type: "heading", text: "<img src=x onerror=alert(1)>" },
		{ type: "paragraph", runs: [{ text: "<script>alert(1)</script>" }] },
	);
	expect(page).not.toContain("<script>");
	expect(page).not.toContain("<img src=x");
});

test("the first paragraph is set larger, the others are not", () => {
	const paragraph = (text: string): ArticleBlock => ({ type: "paragraph", runs: [{ text }] });
	expect(draw(paragraph("satu"), paragraph("dua")).match(/article-first/g)).toHaveLength(1);
});

test("a video makes no request to YouTube before it is played", () => {
	const page = draw({
		type: "video",
		provider: "youtube",
		id: "abcdefghijk",
		title: "Cuplikan",
		poster: cover,
	});
	expect(page).not.toContain("youtube");
	expect(page).not.toContain("iframe");
	expect(page).toContain('aria-label="Putar video: Cuplikan"');
});

test("a short quote is set in wave type, a long one is not", () => {
	const quote = (text: string): ArticleBlock => ({ type: "quote", text, by: "Raka" });
	expect(draw(quote("Kapan lagi."))).toContain("swell");
	expect(draw(quote("panjang sekali ".repeat(12)))).not.toContain("swell");
});

test("stats are a table with scoped headers", () => {
	const page = draw({
		type: "figures",
		caption: "Dalam angka",
		columns: ["", "Kita", "Mereka"],
		rows: [["Tembakan", "11", "14"]],
	});
	expect(page).toContain("<caption>Dalam angka</caption>");
	expect(page.match(/scope="col"/g)).toHaveLength(2);
	expect(page).toContain('<th scope="row">Tembakan</th>');
});

test("pictures keep their alt texts and captions", () => {
	const pictures = ["Satu", "Dua", "Tiga"].map((caption) => ({
		picture: cover,
		alt: `Foto ${caption}`,
		caption,
	}));
	const page = draw({ type: "gallery", pictures }, { type: "picture", ...pictures[0]! });
	expect(page.match(/<figcaption>/g)).toHaveLength(4);
	expect(page).toContain('alt="Foto Dua"');
});

test("lists are ordered or unordered, as written", () => {
	const items = [[{ text: "satu" }], [{ text: "dua" }]];
	expect(draw({ type: "list", ordered: true, items })).toContain("<ol>");
	expect(draw({ type: "list", ordered: false, items })).toContain("<ul>");
});
