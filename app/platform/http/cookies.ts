export type CookieOptions = { maxAge?: number; expires?: Date };

export const readCookie = (name: string) => parseCookies(document.cookie)[name];

export function writeCookie(name: string, value: string, options: CookieOptions = {}) {
	const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
	if (window.location.protocol === "https:") parts.push("Secure");
	if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
	if (options.expires) parts.push(`Expires=${options.expires.toUTCString()}`);
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
	document.cookie = parts.join("; ");
}

export const removeCookie = (name: string) => writeCookie(name, "", { maxAge: 0 });

/** The first of duplicate names wins, since browsers send the most specific one first. */
export function parseCookies(header: string): Record<string, string> {
	const cookies: Record<string, string> = {};
	for (const part of header.split(";")) {
		const at = part.indexOf("=");
		const name = part.slice(0, at).trim();
		if (at < 1 || name in cookies) continue;
		cookies[name] = decode(part.slice(at + 1).trim());
	}
	return cookies;
}

function decode(value: string) {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
