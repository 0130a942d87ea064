/** The address of a list with some filters changed; an empty value takes a filter out. Paging starts anew. */
export function withFilters(
	path: string,
	query: URLSearchParams,
	changes: Record<string, string | undefined> = {},
): string {
	const next = new URLSearchParams(query);
	next.delete("page");
	for (const [name, value] of Object.entries(changes)) {
		if (value) next.set(name, value);
		else next.delete(name);
	}
	const text = next.toString();
	return text ? `${path}?${text}` : path;
}

/** The most that a list is searched for; what a longer address asks is cut, not refused. */
export const longestSearch = 80;
export const wordsIn = (query: URLSearchParams) => query.get("q")?.slice(0, longestSearch);

/** The filters an address sets, as a call takes them; whether they are any good the call's own schema decides. */
export function filtersIn<Input>(
	query: URLSearchParams,
	names: readonly (keyof Input & string)[],
): Partial<Input> {
	return Object.fromEntries(
		names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
	) as Partial<Input>;
}
