import { club } from "../../../../club/profile";
import type { FeedStory } from "../../../news/feed-stories.server";
import { tagLabel } from "../../../news/tag-label";
import { pathTo } from "../../../paths";
import { addressIn } from "../../../platform/browser/address-in";
import { cardAddress } from "../../../platform/browser/card-address";
import { sectionLabel } from "../../../platform/lists/section-label";
import { type Language, localize } from "../../../platform/words/language";
import { element, type Xml, xmlDocument } from "../xml";
import { articleHtml } from "./article-html";

type NewsFeed = {
	title: string;
	/** Path of the feed, below `publicUrl`. */
	path: string;
	publicUrl: string;
	language: Language;
	stories: FeedStory[];
};

/** RSS 2.0 with authors, full texts and images. */
export function writeNewsFeed({ title, path, publicUrl, language, stories }: NewsFeed): string {
	const newest = stories[0]?.publishedAt;
	const channel = element(
		"channel",
		{},
		element("title", {}, title),
		element("link", {}, `${publicUrl}/`),
		element("description", {}, localize(club.description, language)),
		element("language", {}, language === "en" ? "en" : "id"),
		element("copyright", {}, club.legal.name),
		newest ? element("lastBuildDate", {}, rssDate(newest)) : null,
		element("ttl", {}, "15"),
		element("atom:link", { href: `${publicUrl}${path}`, rel: "self", type: "application/rss+xml" }),
		element(
			"image",
			{},
			element("url", {}, `${publicUrl}/icon-192.png`),
			element("title", {}, title),
			element("link", {}, `${publicUrl}/`),
		),
		...stories.map((story) => writeItem(story, publicUrl, language)),
	);
	return xmlDocument(element("rss", { version: "2.0", ...namespaces }, channel));
}

function writeItem(story: FeedStory, publicUrl: string, language: Language): Xml {
	const path = pathTo("NewsDetail", { title: story.slug });
	const address = addressIn(language, `${publicUrl}${path}`);
	return element(
		"item",
		{},
		element("title", {}, story.title),
		element("link", {}, address),
		element("guid", { isPermaLink: "true" }, address),
		element("pubDate", {}, rssDate(story.publishedAt)),
		element("dc:creator", {}, story.author),
		element("category", {}, sectionLabel(story.category, language)),
		...story.tags.map((tag) => element("category", {}, tagLabel(tag, language))),
		element("description", {}, story.excerpt),
		element("content:encoded", {}, articleHtml(story.body, publicUrl)),
		element("media:content", {
			url: `${publicUrl}${cardAddress(path, language)}`,
			medium: "image",
			type: "image/png",
			width: 1200,
			height: 630,
		}),
	);
}

const rssDate = (moment: string) => new Date(moment).toUTCString();

const namespaces = {
	"xmlns:atom": "http://www.w3.org/2005/Atom",
	"xmlns:content": "http://purl.org/rss/1.0/modules/content/",
	"xmlns:dc": "http://purl.org/dc/elements/1.1/",
	"xmlns:media": "http://search.yahoo.com/mrss/",
};
