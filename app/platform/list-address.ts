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
