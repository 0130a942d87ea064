import { club } from "../../../../club/profile";
import { addressIn } from "../../../platform/browser/address-in";
import { cardAddress } from "../../../platform/browser/card-address";
import { defaultLanguage, type Language, languages } from "../../../platform/words/language";
import { element, type Xml, xmlDocument } from "../xml";

export type SitemapPage = {
	path: string;
	changedAt?: Date;
	/** For the news sitemap: only stories published in the last two days. */
	news?: { title: string; publishedAt: Date };
};

/** Every page in both languages, with hreflang alternates and images. */
export function writeSitemap(pages: SitemapPage[], publicUrl: string): string {
	const urls = pages.flatMap((page) => languages.map((language) => writePage(page, language, publicUrl)));
	return xmlDocument(element("urlset", { ...namespaces }, ...urls));
}

export const writeSitemapIndex = (paths: string[], publicUrl: string): string =>
	xmlDocument(
		element(
			"sitemapindex",
			{ xmlns: namespaces.xmlns },
			...paths.map((path) => element("sitemap", {}, element("loc", {}, `${publicUrl}${path}`))),
		),
	);

function writePage({ path, changedAt, news }: SitemapPage, language: Language, publicUrl: string): Xml {
	const address = (shown: Language) => addressIn(shown, `${publicUrl}${path}`);
	const alternate = (hreflang: string, shown: Language) =>
		element("xhtml:link", { rel: "alternate", hreflang, href: address(shown) });
	return element(
		"url",
		{},
		element("loc", {}, address(language)),
		changedAt ? element("lastmod", {}, changedAt.toISOString()) : null,
		...languages.map((shown) => alternate(shown, shown)),
		alternate("x-default", defaultLanguage),
		element("image:image", {}, element("image:loc", {}, `${publicUrl}${cardAddress(path, language)}`)),
		news && language === defaultLanguage ? writeNews(news) : null,
	);
}

const writeNews = ({ title, publishedAt }: NonNullable<SitemapPage["news"]>): Xml =>
	element(
		"news:news",
		{},
		element(
			"news:publication",
			{},
			element("news:name", {}, club.name),
			element("news:language", {}, defaultLanguage),
		),
		element("news:publication_date", {}, publishedAt.toISOString()),
		element("news:title", {}, title),
	);

const namespaces = {
	xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
	"xmlns:xhtml": "http://www.w3.org/1999/xhtml",
	"xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
	"xmlns:news": "http://www.google.com/schemas/sitemap-news/0.9",
};
