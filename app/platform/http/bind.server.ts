import type { IncomingHttpHeaders } from "node:http";
import type { Db } from "../data/database.server";
import type { JobQueue } from "../data/jobs.server";
import type { Settings } from "../settings.server";
import type { Language } from "../words/language";
import type { Member, Who } from "./access";
import type { AnswerOf, Endpoint, ParsedInputOf } from "./contract";
import type { RateLimits } from "./rate-limit.server";

/** What a bound function may use. Tests and jobs build the same shape. */
export type CallContext = {
	db: Db;
	who: Who;
	language: Language;
	settings: Settings;
	jobs: JobQueue;
	limits: RateLimits;
	/** The connection's IP address, or the one forwarded by a trusted proxy. */
	address: string;
	userAgent: string;
	/** Identifies a browser for a year, whoever logs in there. */
	device: TokenCookie;
	/** Identifies a guest's cart. */
	cart: TokenCookie;
	/** Identifies a fan in a sale's waiting room. */
	waiting: TokenCookie;
	/** Lets a fan buy from a sale whose waiting room is on. */
	admission: TokenCookie;
	/** On endpoints with `once: true`: the caller's Idempotency-Key. */
	onceKey?: string;
	/** On endpoints with `upload`: reads the uploaded file, once. What limits the caller comes first. */
	upload?: () => Promise<Buffer>;
	/** With `isOnDisk`: writes it to a new file, and says how many bytes it has. `tooLarge` is thrown above `most`. */
	uploadTo?: (file: string, limit: { most: number; tooLarge: Error }) => Promise<number>;
};
/** A secret that a browser keeps and scripts cannot read. */
export type TokenCookie = { token: string | null; keep: (token: string) => void; forget: () => void };
/** For callers other than browsers. */
const noCookie: TokenCookie = { token: null, keep: () => {}, forget: () => {} };
export const noCookies = { device: noCookie, cart: noCookie, waiting: noCookie, admission: noCookie };

/** On member and staff endpoints guests have already been rejected. */
export type MemberContext = CallContext & { who: Member };
/** On endpoints with `raw: true`: the body as received, for verifying its signature. */
export type RawContext = CallContext & { raw: RawRequest };
export type RawRequest = { bytes: Buffer; headers: IncomingHttpHeaders };

export type Binding<E extends Endpoint = Endpoint> = {
	endpoint: E;
	handle: (context: CallContext, input: ParsedInputOf<E>) => Promise<unknown>;
};

type ContextOf<E extends Endpoint> = true extends E["raw"]
	? RawContext
	: E["access"] extends "public"
		? CallContext
		: MemberContext;

/** Binds a contract to its implementation. */
export function bind<E extends Endpoint>(
	endpoint: E,
	handle: (context: ContextOf<E>, input: ParsedInputOf<E>) => Promise<AnswerOf<E>> | AnswerOf<E>,
): Binding {
	checkDeclaration(endpoint);
	return {
		endpoint,
		handle: async (context, input) => handle(context as ContextOf<E>, input as ParsedInputOf<E>),
	};
}

/** A contradictory declaration fails at startup, not on a request. */
function checkDeclaration({ method, path, access, raw, once, tags, upload }: Endpoint) {
	const fail = (why: string) => {
		throw new Error(`${method} ${path}: ${why}`);
	};
	if (raw && (method === "GET" || access !== "public")) fail("raw endpoints must be public and not GET");
	if (once && (method === "GET" || raw)) fail("once is for changes, and webhooks have ids of their own");
	if (upload && (method !== "POST" || access === "public" || raw || once))
		fail("uploads must be POST and need a member");
	if (tags && access !== "public") fail("cached endpoints must be public");
}
