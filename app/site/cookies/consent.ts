import { useBrowserValue } from "../../platform/browser/browser-value";
import { callApi } from "../../platform/http/call-api";
import { readCookie, writeCookie } from "../../platform/http/cookies";
import { recordConsent } from "./contract";

/** What a reader may allow or refuse. Necessary cookies need no consent. */
export const cookieKinds = ["preferences", "statistics", "marketing"] as const;
export type CookieKind = (typeof cookieKinds)[number];

/** Raise it when a kind of cookie is added or its purpose changes: everybody is then asked again. */
export const consentVersion = 1;
export const consentCookie = "consent";
const aYear = 365 * 24 * 60 * 60;

/** A choice, and the id that links this browser's choices in the log. */
export type CookieConsent = { id: string; allowed: readonly CookieKind[] };

/** Check this before loading or storing anything optional. */
export function hasConsent(kind: CookieKind | "necessary"): boolean {
	if (kind === "necessary") return true;
	return parseConsent(readCookie(consentCookie))?.allowed.includes(kind) ?? false;
}

/** The reader's choice; null if there is none yet; undefined on the server and until hydrated. */
export function useConsent(): CookieConsent | null | undefined {
	const kept = useBrowserValue(() => readCookie(consentCookie) ?? "", undefined, subscribe);
	return kept === undefined ? undefined : parseConsent(kept);
}

/** Takes effect at once; the log entry is sent in the background. */
export function saveConsent(allowed: readonly CookieKind[]) {
	const id = parseConsent(readCookie(consentCookie))?.id ?? newVisitorId();
	writeCookie(consentCookie, formatConsent({ id, allowed }), { maxAge: aYear });
	for (const listener of listeners) listener();
	const choice = Object.fromEntries(cookieKinds.map((kind) => [kind, allowed.includes(kind)]));
	callApi(recordConsent, {
		visitor: id,
		version: consentVersion,
		...(choice as Record<CookieKind, boolean>),
	}).catch(() => {});
}

/** `1.<visitor>.preferences-statistics` */
export const formatConsent = ({ id, allowed }: CookieConsent) =>
	`${consentVersion}.${id}.${allowed.join("-")}`;

/** Null for no choice, a broken one, and one made for an older version of the question. */
export function parseConsent(cookie: string | undefined): CookieConsent | null {
	const [version, id, kinds] = (cookie ?? "").split(".");
	if (version !== String(consentVersion) || !id || kinds === undefined) return null;
	const named = kinds.split("-");
	return { id, allowed: cookieKinds.filter((kind) => named.includes(kind)) };
}

/** `crypto.randomUUID` is unavailable over plain HTTP, such as on a club's local network. */
function newVisitorId() {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = (bytes[6]! & 0x0f) | 0x40;
	bytes[8] = (bytes[8]! & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
