import type { MetaDescriptor } from "react-router";
import { club } from "../../../club/profile";
import { defaultLanguage, type Language, languages } from "../words/language";
import { cardAddress } from "./card-address";
import type { PageSettings } from "./page-settings";

type PageMeta = {
	title: string;
	description: string;
	/** State that changes the preview image but not the URL: a score, a price. */
	state?: string | undefined;
	imageAlt?: string | undefined;
	type?: "website" | "article" | "profile" | "video.other" | "product" | undefined;
	/** Parameters that are part of the canonical URL, e.g. `page`; all others are dropped from it. */
	query?: URLSearchParams | undefined;
	publishedAt?: string | undefined;
	/** Keeps member screens and error pages out of search engines. */
	hidden?: boolean | undefined;
};
type MetaArguments = { location: { pathname: string }; matches: readonly unknown[] };

/** Meta tags for search engines and link previews. */
export function pageMeta({ location, matches }: MetaArguments, page: PageMeta): MetaDescriptor[] {
	const { language, publicUrl } = settingsOf(matches);
	const addressIn = (shown: Language) => addressOf(publicUrl, location.pathname, page.query, shown);
	const title = location.pathname === "/" ? page.title : `${page.title} · ${club.name}`;
	const image = `${publicUrl}${cardAddress(location.pathname, language, page.state)}`;
	return [
		{ title },
		{ name: "description", content: page.description },
		{ tagName: "link", rel: "canonical", href: addressIn(language) },
		...languages.map((shown) => ({
			tagName: "link",
			rel: "alternate",
			hrefLang: shown,
			href: addressIn(shown),
		})),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: addressIn(defaultLanguage) },
		...(page.hidden ? [{ name: "robots", content: "noindex" }] : []),
		{ property: "og:site_name", content: club.name },
		{ property: "og:type", content: page.type ?? "website" },
		{ property: "og:title", content: page.title },
		{ property: "og:description", content: page.description },
		{ property: "og:url", content: addressIn(language) },
		{ property: "og:locale", content: language === "en" ? "en_US" : "id_ID" },
		...(page.publishedAt ? [{ property: "article:published_time", content: page.publishedAt }] : []),
		{ property: "og:image", content: image },
		{ property: "og:image:type", content: "image/png" },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: page.imageAlt ?? page.title },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

/** The language is part of the URL, so both versions get indexed. */
function addressOf(publicUrl: string, path: string, query = new URLSearchParams(), language: Language) {
	const parameters = new URLSearchParams(query);
	parameters.delete("lang");
	if (language !== defaultLanguage) parameters.set("lang", language);
	const text = parameters.toString();
	// A trailing slash does not make it another page.
	return `${publicUrl}${path.replace(/(.)\/$/, "$1")}${text && `?${text}`}`;
}

/** The settings returned by the root loader. */
export function settingsOf(matches: readonly unknown[]): PageSettings {
	const root = matches.find((match) => (match as { id?: string } | undefined)?.id === "root") as
		| { loaderData?: PageSettings }
		| undefined;
	return root?.loaderData ?? { language: defaultLanguage, theme: "system", publicUrl: "" };
}
