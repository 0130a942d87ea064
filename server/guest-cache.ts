import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { routeAt } from "../app/paths";
import { parseCookies } from "../app/platform/cookies";
import { etagOf, isKnownTag } from "../app/platform/etag.server";
import { defaultLanguage, isLanguage, type Language, languageCookie } from "../app/platform/language";
import { isTheme, type Theme, themeCookie } from "../app/platform/theme";
import { parseAddress } from "./readable-address";

/** All that a page may depend on. */
export type PageVariant = { path: string; query: string; language: Language; theme: Theme };

/** Answers that are the same for everybody: public pages, and reads of content through the API. */
export type GuestCache = {
	/** Answers from the cache, or returns false: then the request goes on as usual, and its handler stores the answer. */
	serve(request: IncomingMessage, response: ServerResponse): boolean;
	store(request: IncomingMessage, answer: CompressedAnswer, madeAt: number): void;
	/** Forgets every answer that shows something of this kind. */
	forget(tag: string): void;
	/** Changes can't be heard for now: forgets everything, answers nothing and keeps nothing until `resume`. */
	pause(): void;
	resume(): void;
};

export type CompressedAnswer = {
	headers: OutgoingHttpHeaders;
	etag: string;
	bodies: Map<Encoding, Buffer>;
	tags: string[];
};
type Entry = CompressedAnswer & { freshUntil: number; bytes: number };
type Encoding = "br" | "gzip" | "identity";

/** Query parameters that change a page. Any other, such as a campaign's, neither reaches a page nor makes a copy. */
const listedParameters = [
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
	"size",
	"division",
	"season",
	"view",
	"lang",
];
const freshMilliseconds = 30_000;
const refreshMilliseconds = 10_000;
const maximumBytes = 64 * 1024 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function createGuestCache(): GuestCache {
	const entries = new Map<string, Entry>();
	let bytes = 0;
	let lastChange = 0;
	let isPaused = false;

	const drop = (key: string) => {
		bytes -= entries.get(key)?.bytes ?? 0;
		entries.delete(key);
	};

	return {
		serve(request, response) {
			if (request.method !== "GET" && request.method !== "HEAD") return false;
			const entry = entries.get(keyOf(request));
			if (!entry) return false;
			if (entry.freshUntil < Date.now()) {
				// One visitor waits for the new answer; until it is there, the others get the old one.
				entry.freshUntil = Date.now() + refreshMilliseconds;
				return false;
			}
			sendCompressed(request, response, 200, entry);
			return true;
		},
		store(request, answer, madeAt) {
			const key = keyOf(request);
			// Something changed while it was made: what we hold may be old already.
			if (key === uncacheable || isPaused || madeAt <= lastChange) return;
			const size = [...answer.bodies.values()].reduce((sum, body) => sum + body.length, 0);
			drop(key);
			entries.set(key, { ...answer, freshUntil: Date.now() + freshMilliseconds, bytes: size });
			bytes += size;
			while (bytes > maximumBytes) drop(entries.keys().next().value as string);
		},
		forget(tag) {
			lastChange = Date.now();
			for (const [key, { tags }] of entries) if (tags.includes(tag)) drop(key);
		},
		pause() {
			isPaused = true;
			entries.clear();
			bytes = 0;
		},
		resume() {
			isPaused = false;
			// What was made before may have missed a change.
			lastChange = Date.now();
		},
	};
}

const uncacheable = "";
const knownKeys = new Map<string, string>();
const maximumKnownKeys = 20_000;

/** Working out the key costs more than sending the answer, so the same question is worked out once. */
function keyOf(request: IncomingMessage): string {
	const { host, cookie = "" } = request.headers;
	const question = `${host}\n${request.url}\n${cookie.replace(otherCookies, "")}`;
	const known = knownKeys.get(question);
	if (known !== undefined) return known;
	const key = makeKey(request);
	if (knownKeys.size >= maximumKnownKeys) knownKeys.clear();
	knownKeys.set(question, key);
	return key;
}
const otherCookies = /(?:^|;\s*)(?!(?:lang|theme)=)[^;]*/g;

function makeKey(request: IncomingMessage): string {
	const url = request.url ?? "/";
	if (url.startsWith("/api/")) return `${request.headers.host}\n${url}`;
	if (!isOpenPage(url)) return uncacheable;
	const { path, query, language, theme } = pageVariant(request);
	return `${request.headers.host}\n${path}\n${query}\n${language}\n${theme}`;
}

export function pageVariant(request: IncomingMessage): PageVariant {
	const address = parseAddress(request.url ?? "/");
	const cookies = parseCookies(request.headers.cookie ?? "");
	const query = new URLSearchParams();
	for (const name of listedParameters) {
		const value = address.query.get(name);
		if (value) query.set(name, value.slice(0, 200));
	}
	const asked = address.query.get("lang") ?? cookies[languageCookie];
	const theme = cookies[themeCookie];
	return {
		path: address.path,
		query: query.toString(),
		language: isLanguage(asked) ? asked : defaultLanguage,
		theme: isTheme(theme) ? theme : "system",
	};
}

export const variantUrl = ({ path, query }: PageVariant, publicUrl: string) =>
	`${publicUrl}${path}${query && `?${query}`}`;

const notPages = /^\/(api|build|art|media|photo|dev)\/|^\/(healthz|readyz|metrics|outbox)|\.\w{2,11}(\?|$)/;

/** Screens with a guard answer members and guests differently, so they are drawn each time. */
function isOpenPage(url: string) {
	if (notPages.test(url) || url.includes("token=")) return false;
	return routeAt(url.split("?")[0] as string)?.middleware.length === 0;
}

/** For everybody who may ask, or only for the one who does: an answer that nobody keeps is compressed once at most. */
export async function compressAnswer(
	body: string,
	headers: OutgoingHttpHeaders,
	tags: string[],
	asker?: IncomingMessage,
): Promise<CompressedAnswer> {
	const identity = Buffer.from(body);
	const encodings = asker ? [acceptedEncoding(asker)] : (["br", "gzip"] as const);
	const bodies = new Map<Encoding, Buffer>([["identity", identity]]);
	for (const encoding of encodings) bodies.set(encoding, await compress[encoding](identity));
	return { headers, etag: etagOf(identity), bodies, tags };
}

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
	br: (body) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	gzip: (body) => compressGzip(body),
	identity: async (body) => body,
};

export function acceptedEncoding({ headers }: IncomingMessage): Encoding {
	const accepted = String(headers["accept-encoding"] ?? "");
	return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
}

export function sendCompressed(
	request: IncomingMessage,
	response: ServerResponse,
	status: number,
	answer: CompressedAnswer,
) {
	const encoding = acceptedEncoding(request);
	const body = answer.bodies.get(encoding)!;
	const unchanged = status === 200 && isKnownTag(request.headers["if-none-match"], answer.etag);
	response.writeHead(unchanged ? 304 : status, {
		...answer.headers,
		etag: answer.etag,
		...(!unchanged && { "content-length": body.length }),
		...(encoding !== "identity" && !unchanged && { "content-encoding": encoding }),
	});
	response.end(unchanged || request.method === "HEAD" ? undefined : body);
}
