/**
 * Parts of a page's data that are equal become one object. The router writes an object into the page once, however often the
 * data refers to it: a match that is in the hero, in the list and beside its team is the same match.
 */
export function shareEqualParts() {
	const known = new Map<string, unknown>();
	return function share<T>(part: T): T {
		if (part === null || typeof part !== "object") return part;
		const text = JSON.stringify(part);
		const equal = known.get(text);
		if (equal) return equal as T;
		const shared = Array.isArray(part)
			? part.map(share)
			: Object.fromEntries(Object.entries(part).map(([name, value]) => [name, share(value)]));
		known.set(text, shared);
		return shared as T;
	};
}
