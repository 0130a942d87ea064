/** `ticket-sales` → `TicketSales` */
export const inCapitals = (words: string): string =>
	words
		.split(/\W|_/)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");

/** For names only: a wrong one is odd, not false. */
export function singular(word: string): string {
	if (/(ss|us|is|news)$/.test(word)) return word;
	if (/(ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
	return word.replace(/ies$/, "y").replace(/s$/, "");
}

/** The words of a path, parameters aside. */
export const wordsOf = (path: string): string[] => path.split("/").filter((word) => /^\w/.test(word));

/** Gives the second of equal names a 2. */
export function numberTwins(names: string[]): string[] {
	const taken = new Map<string, number>();
	return names.map((name) => {
		const count = (taken.get(name) ?? 0) + 1;
		taken.set(name, count);
		return count === 1 ? name : `${name}${count}`;
	});
}
