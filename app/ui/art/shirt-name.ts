/** There is room for fifteen letters on a back; a longer name is printed as its last word. */
export function shortenShirtName(name: string): string {
	const lastWord =
		name
			.trim()
			.split(/[\s-]+/)
			.at(-1) ?? "";
	return (name.length > 15 ? lastWord : name).slice(0, 15);
}
