/** The URL of a list with some filters changed; an empty value removes a filter. Resets to the first page. */
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

/** Maximum length of a list search; longer queries are truncated, not rejected. */
export const longestSearch = 80;
export const wordsIn = (query: URLSearchParams) => query.get("q")?.slice(0, longestSearch);

/** No list is this long; pages beyond it show the empty state. */
export const furthestPage = 10_000;

/** The page number in a URL; undefined if invalid, so the list shows its first page. */
export function pageIn(query: URLSearchParams): number | undefined {
	const page = Number(query.get("page"));
	return Number.isInteger(page) && page >= 1 ? Math.min(page, furthestPage) : undefined;
}

/** The choice in a URL, e.g. a sort order; undefined if it is not one of these. */
export const chosenIn = <Choice extends string>(
	query: URLSearchParams,
	name: string,
	choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === query.get(name));

/** The filters in a URL, as call input; the call's schema validates them. */
export function filtersIn<Input>(
	query: URLSearchParams,
	names: readonly (keyof Input & string)[],
): Partial<Input> {
	return Object.fromEntries(
		names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
	) as Partial<Input>;
}
