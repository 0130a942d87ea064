/**
 * An idempotency key per intent, stable across reloads of the tab until the server has answered. Submitting again after
 * a lost answer is still the same order.
 */
export function intentKey(name: string): string {
	const known = readEntry(name);
	if (known) return known;
	const key = newKey();
	unstored.set(name, key);
	try {
		sessionStorage.setItem(entryOf(name), key);
	} catch {
		// Storage is blocked or full: the key then lasts as long as the page.
	}
	return key;
}

export function forgetIntent(name: string) {
	unstored.delete(name);
	try {
		sessionStorage.removeItem(entryOf(name));
	} catch {
		// As above.
	}
}

const unstored = new Map<string, string>();
const entryOf = (name: string) => `intent ${name}`;

function readEntry(name: string) {
	try {
		return sessionStorage.getItem(entryOf(name)) ?? unstored.get(name);
	} catch {
		return unstored.get(name);
	}
}

/** Not `randomUUID`, which is unavailable without HTTPS. */
const newKey = () =>
	Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, "0")).join(
		"",
	);
