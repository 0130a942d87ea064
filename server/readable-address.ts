/**
 * A broken escape means nothing, and a zero byte is in no text that PostgreSQL keeps. Both are taken for the very letters
 * they were written in, so that such an address names nothing instead of failing.
 */
export function readableAddress(address: string): string {
	if (!address.includes("%")) return address;
	const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(address) ?? [];
	return withoutZeroBytes(isReadable(path) ? path : path.replaceAll("%", "%25")) + withoutZeroBytes(query);
}

const withoutZeroBytes = (text: string) => text.replaceAll("%00", "%2500");

function isReadable(path: string): boolean {
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}
