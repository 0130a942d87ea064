import { hash } from "node:crypto";

/** The ETag of a response body. */
export const etagOf = (content: string | Buffer): string =>
	`"${hash("sha256", content, "base64url").slice(0, 27)}"`;

/** Whether `If-None-Match` matches: `*`, or a list that has this tag, weak or not (compressing proxies weaken it). */
export function isKnownTag(asked: string | undefined, etag: string): boolean {
	if (!asked) return false;
	if (asked === etag || asked === "*") return true;
	return asked.split(",").some((tag) => strong(tag.trim()) === strong(etag));
}

const strong = (tag: string) => tag.replace(/^W\//, "");
