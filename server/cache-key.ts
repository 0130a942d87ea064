import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { routeAt } from "../app/paths";
import { isTheme, type Theme, themeCookie } from "../app/platform/browser/theme";
import { parseCookies } from "../app/platform/http/cookies";
import { defaultLanguage, isLanguage, type Language, languageCookie } from "../app/platform/words/language";
import { parseAddress } from "./readable-address";
import { carriesSecret } from "./secret-addresses";

/** Everything a page may depend on. */
export type PageVariant = { path: string; query: string; language: Language; theme: Theme };

/** The cache key: everything an answer depends on, and nothing else. Null if it must not be cached. */
export function cacheKey(request: IncomingMessage): string | null {
	const { host = "", cookie } = request.headers;
	const target = readTarget(request.url ?? "/");
	if (target.kept === "never") return null;
	const { path, query } = target;
	if (target.kept === "answer") return `${host}\n${path}\n${query}`;
	const { language, theme } = chosenBy(cookie);
	return `${host}\n${path}\n${query}\n${target.language ?? language}\n${theme}`;
}

export function pageVariant({ url = "/", headers }: IncomingMessage): PageVariant {
	const target = readTarget(url);
	const { language, theme } = chosenBy(headers.cookie);
	return { path: target.path, query: target.query, language: target.language ?? language, theme };
}

export const variantUrl = ({ path, query }: PageVariant, publicUrl: string) =>
	`${publicUrl}${path}${query && `?${query}`}`;

/**
 * Query parameters that affect a page or a cached answer. Any other (such as campaign tags) is not part of the key and
 * never reaches a page.
 */
export const listedParameters = [
	"page",
	"category",
	"tag",
	"q",
	"sort",
	"month",
	"when",
	"squad",
	"position",
	"game",
	"kind",
	"competition",
	"division",
	"size",
	"price",
	"availability",
	"season",
	"view",
	"lang",
];
const longestValue = 200;

/** An unsupported language counts as absent. */
const isRead = (name: string, value: string) => name !== "lang" || isLanguage(value);

type Choice = { language: Language; theme: Theme };
const noChoice: Choice = { language: defaultLanguage, theme: "system" };

/** The two cookies that affect a page. */
function chosenBy(header: string | undefined): Choice {
	if (!header) return noChoice;
	const cookies = parseCookies(header);
	const language = cookies[languageCookie];
	const theme = cookies[themeCookie];
	return {
		language: isLanguage(language) ? language : noChoice.language,
		theme: isTheme(theme) ? theme : noChoice.theme,
	};
}

/** Derived from the URL alone. */
type Target = {
	path: string;
	/** The listed parameters in canonical order. */
	query: string;
	/** The URL's language, which takes precedence over the visitor's choice. */
	language: Language | undefined;
	kept: "page" | "answer" | "never";
};

const readTarget = remember(
	2 * 1024 * 1024,
	(url) => (url.startsWith("/api/") ? readAnswerTarget(url) : readPageTarget(url)),
	({ path, query }) => path.length + query.length,
);

function readPageTarget(url: string): Target {
	const { path, query } = parseAddress(url);
	const listed = new URLSearchParams();
	for (const name of listedParameters) {
		const value = query.get(name);
		if (value && isRead(name, value)) listed.set(name, value.slice(0, longestValue));
	}
	const asked = listed.get("lang");
	return {
		path,
		query: listed.toString(),
		language: isLanguage(asked) ? asked : undefined,
		kept: isOpenPage(path) && !carriesSecret(url) ? "page" : "never",
	};
}

const notPages = /^\/(api|build|art|media|photo|dev)\/|^\/(healthz|readyz|metrics|outbox)|\.\w{2,11}$/;

/** Guarded screens differ between members and guests, so they are rendered every time. */
const isOpenPage = remember(
	512 * 1024,
	(path) => !notPages.test(path) && routeAt(path)?.middleware.length === 0,
	() => 0,
);

/**
 * The literal path, since the API's router resolves no dots. Repeated, overlong or invalid parameters make the request
 * uncacheable: two interpretations must not share a key.
 */
function readAnswerTarget(url: string): Target {
	const [path = "", ...rest] = url.split("?");
	const query = new URLSearchParams(rest.join("?"));
	const listed = new URLSearchParams();
	const isPlain = listedParameters.every((name) => {
		const [value, ...others] = query.getAll(name);
		if (value !== undefined && isRead(name, value)) listed.set(name, value);
		return others.length === 0 && (value?.length ?? 0) <= longestValue && !value?.includes("\ufffd");
	});
	const kept = isPlain && !carriesSecret(url) ? "answer" : "never";
	return { path, query: listed.toString(), language: undefined, kept };
}

/** Parsing a URL costs more than sending a cached answer, so recent results are memoized, up to a byte limit. */
function remember<T extends object | boolean>(
	maxSize: number,
	read: (text: string) => T,
	lengthOf: (result: T) => number,
) {
	const known = new LRUCache<string, T>({
		maxSize,
		sizeCalculation: (result, text) => 2 * (text.length + lengthOf(result)) + 200,
	});
	return (text: string): T => {
		const kept = known.get(text);
		if (kept !== undefined) return kept;
		const result = read(text);
		known.set(text, result);
		return result;
	};
}
