/** A shirt has room for fifteen letters; of a longer name only the last word is printed. */
export function shortenShirtName(name: string): string {
	const lastWord =
		name
			.trim()
			.split(/[\s-]+/)
			.at(-1) ?? "";
	return (name.length > 15 ? lastWord : name).slice(0, 15);
}
