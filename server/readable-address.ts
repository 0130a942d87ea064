/** Path and query of a request target. Never throws, whatever the input. */
export function parseAddress(target: string): { path: string; query: URLSearchParams } {
	const { pathname, searchParams } = new URL(`http://host${readableAddress(target)}`);
	// Resolving dots can leave two leading slashes (`/.//elsewhere`), which would name another host.
	return { path: pathname.replace(leadingSlashes, "/"), query: searchParams };
}

/**
 * A request target as a path on this host. HTTP allows odder ones than a site needs: an absolute URL, `*`, or a path
 * that starts with two slashes or a backslash, which URL parsers read as another host's name. Idempotent.
 *
 * Broken percent escapes cannot be decoded, and PostgreSQL stores no zero byte. In a path both are taken literally, so
 * the address is a 404 instead of an error; in a query a zero byte becomes a space.
 */
export function readableAddress(target: string): string {
	if (plain.test(target)) return target;
	const local = target.replace(otherHost, "").replace(leadingSlashes, "/");
	const [, path = "", query = ""] = /^([^?#]*)(.*)$/s.exec(local) ?? [];
	const rooted = (path.startsWith("/") ? path : `/${path}`).replaceAll("\\", "%5C");
	return (isReadable(rooted) ? rooted : rooted.replaceAll("%", "%25")) + query.replaceAll("%00", "%20");
}

const plain = /^\/(?![/\\])[^%\\#]*$/;
const otherHost = /^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i;
const leadingSlashes = /^\/+/;

function isReadable(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes("\0");
	} catch {
		return false;
	}
}
