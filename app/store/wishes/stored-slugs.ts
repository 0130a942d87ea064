/** Slugs of products kept in the browser, newest first. None where storage is blocked. */
export function readSlugs(entry: string): string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(entry) ?? "[]");
		return Array.isArray(kept) ? kept.filter((slug) => typeof slug === "string" && pathWord.test(slug)) : [];
	} catch {
		return [];
	}
}

export function writeSlugs(entry: string, slugs: readonly string[]) {
	try {
		if (slugs.length > 0) localStorage.setItem(entry, JSON.stringify(slugs));
		else localStorage.removeItem(entry);
	} catch {
		// Storage blocked or full.
	}
}

/** Browser storage is untrusted input. */
const pathWord = /^[a-z0-9]+(-[a-z0-9]+)*$/;
