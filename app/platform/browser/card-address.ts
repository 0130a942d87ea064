import { defaultLanguage, type Language } from "../words/language";

/** Bump when the card design changes: sites that show previews cache images by URL. */
const cardVersion = 1;

/** Every page has a link-preview image, at its own path below `/og`. */
export function cardAddress(path: string, language: Language, state?: string): string {
	const query = new URLSearchParams({ v: String(cardVersion) });
	if (state) query.set("state", state);
	if (language !== defaultLanguage) query.set("lang", language);
	return `/og${path === "/" ? homeCard : path.replace(/\/$/, "")}.png?${query}`;
}

/** The page an image belongs to; null if the URL is not one of these images. */
export function pathOfCard(address: string): string | null {
	const path = /^\/og(\/.+)\.png$/.exec(address)?.[1];
	return path === homeCard ? "/" : (path ?? null);
}

const homeCard = "/home";
