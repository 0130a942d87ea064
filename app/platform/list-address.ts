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

/** No list goes on for so long; whoever asks for a page behind it is shown that there is nothing. */
export const furthestPage = 10_000;

/** The page an address asks for. What is no number of a page asks for none, so that a list shows its first. */
export function pageIn(query: URLSearchParams): number | undefined {
	const page = Number(query.get("page"));
	return Number.isInteger(page) && page >= 1 ? Math.min(page, furthestPage) : undefined;
}

/** The one of these that an address chooses, e.g. an order; what is none of them chooses nothing. */
export const chosenIn = <Choice extends string>(
	query: URLSearchParams,
	name: string,
	choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === query.get(name));

/** The filters an address sets, as a call takes them; whether they are any good the call's own schema decides. */
export function filtersIn<Input>(
	query: URLSearchParams,
	names: readonly (keyof Input & string)[],
): Partial<Input> {
	return Object.fromEntries(
		names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
	) as Partial<Input>;
}
