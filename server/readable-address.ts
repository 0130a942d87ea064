/**
 * A broken escape means nothing, and a zero byte is in no text that PostgreSQL keeps. In a path both are taken for the very
 * letters they were written in, so that it names nothing instead of failing; what is asked for has a blank in its place.
 */
export function readableAddress(address: string): string {
	if (!address.includes("%")) return address;
	const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(address) ?? [];
	return (isReadable(path) ? path : path.replaceAll("%", "%25")) + query.replaceAll("%00", "%20");
}

function isReadable(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes("\0");
	} catch {
		return false;
	}
}
