import { type ArticleBody, type Mention, readingMinutes } from "./article/article-body";
import type { ArticleInsert } from "./tables.server";

/** A valid article to insert; everything has a default. */
export function buildArticle(overrides: Partial<ArticleInsert> = {}): ArticleInsert {
	const body = overrides.body ?? defaultBody;
	const slug = overrides.slug ?? "latihan-pagi";
	const category = overrides.category ?? "football";
	return {
		slug,
		title: { id: "Latihan pagi di lapangan dua", en: "Morning training on pitch two" },
		excerpt: { id: "Tiga puluh pemain, satu jam, dua gol.", en: "Thirty players, one hour, two goals." },
		body,
		bodyEn: null,
		cover: { art: "cover", division: category, slug },
		category,
		tags: [],
		author: "Redaksi",
		publishedAt: new Date("2026-01-15T09:00:00+07:00"),
		readingMinutes: readingMinutes(body),
		featured: false,
		...overrides,
	};
}

const defaultBody: ArticleBody = [
	{ type: "paragraph", runs: [{ text: "Latihan dimulai pukul tujuh dan selesai sebelum matahari tinggi." }] },
];

/** A body with one mention. */
export const bodyNaming = (mention: Mention): ArticleBody => [
	{ type: "paragraph", runs: [{ text: "Semua mata tertuju pada " }, { text: "yang satu ini", mention }] },
];
