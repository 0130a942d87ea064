import { findNetwork } from "./networks";

/** What is shared about the page. */
export type ShareContent = {
	url: string;
	title: string;
	description?: string;
	quote?: string;
	/** Without #, comma-separated. */
	hashtags?: string;
	/** The address of a picture. */
	media?: string;
	/** The account that a microblog credits, without @. */
	twitterUser?: string;
};

/** The address that opens a network with the page filled in. */
export const shareLink = (key: string, content: ShareContent, userAgent = ""): string =>
	fillTemplate(forDevice(findNetwork(key), userAgent), key, content);

/** Long names first, or else `@url` would become an address followed by "rl". */
const sign = /@(twitterUser|description|hashtags|media|quote|title|url|tu|u|t|d|q|h|m)/g;
const shortNames: Record<string, keyof ShareContent> = {
	u: "url",
	t: "title",
	d: "description",
	q: "quote",
	h: "hashtags",
	m: "media",
	tu: "twitterUser",
};

/** In one pass, so that placeholders inside a title are not filled. */
export function fillTemplate(template: string, key: string, content: ShareContent): string {
	return withoutEmptyCredits(template, key, content).replace(sign, (_, name: string) =>
		writeValue(key, shortNames[name] ?? (name as keyof ShareContent), content),
	);
}

/** A link with an app's URL scheme leaves the browser; it needs no popup. */
export const isAppLink = (link: string) => !/^https?:/i.test(link);

function writeValue(key: string, name: keyof ShareContent, content: ShareContent): string {
	const value = content[name] ?? "";
	// Passed as is, except that Facebook takes a single tag, with its #.
	if (name === "hashtags") return key === "facebook" && value ? `%23${value.split(",")[0]}` : value;
	const written = encodeURIComponent(value);
	return key === "twitter" && name === "twitterUser" && written ? `&via=${written}` : written;
}

/** X would print an empty # or "via @" under the post. */
function withoutEmptyCredits(template: string, key: string, { hashtags, twitterUser }: ShareContent) {
	if (key !== "twitter" && key !== "x") return template;
	const withTags = hashtags ? template : template.replace("&hashtags=@h", "");
	return twitterUser ? withTags : withTags.replace("&via=@tu", "");
}

/** Apple's Messages app requires an ampersand before the first parameter. */
const forDevice = (template: string, userAgent: string) =>
	/iPhone|iPad|iPod/i.test(userAgent) ? template.replace("sms:?body=", "sms:&body=") : template;
