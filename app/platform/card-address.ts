import { defaultLanguage, type Language } from "./language";

/** Raise when the drawing of cards changes: who shows previews keeps pictures by their address. */
const cardVersion = 1;

/** Every page has a picture for link previews, at its own path below `/og`. */
export function cardAddress(path: string, language: Language, state?: string): string {
	const query = new URLSearchParams({ v: String(cardVersion) });
	if (state) query.set("state", state);
	if (language !== defaultLanguage) query.set("lang", language);
	return `/og${path === "/" ? homeCard : path.replace(/\/$/, "")}.png?${query}`;
}

/** The page that a picture belongs to; null when the address is no picture's. */
export function pathOfCard(address: string): string | null {
	const path = /^\/og(\/.+)\.png$/.exec(address)?.[1];
	return path === homeCard ? "/" : (path ?? null);
}

const homeCard = "/home";
