import { hash } from "node:crypto";

/** The tag of what is about to be sent. */
export const etagOf = (content: string | Buffer): string =>
	`"${hash("sha256", content, "base64url").slice(0, 27)}"`;

/** Whether the reader's `If-None-Match` has this tag: one of a list, weak or not (a proxy that compresses weakens it), or any. */
export function isKnownTag(asked: string | undefined, etag: string): boolean {
	if (!asked) return false;
	if (asked === etag || asked === "*") return true;
	return asked.split(",").some((tag) => strong(tag.trim()) === strong(etag));
}

const strong = (tag: string) => tag.replace(/^W\//, "");
