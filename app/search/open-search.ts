type Listener = (q: string) => void;
let listener: Listener | null = null;

/** Opens the search from anywhere on the page, with words already asked for. False while nobody can open it. */
export function openSearch(q: string): boolean {
	listener?.(q);
	return listener !== null;
}

/** The frame's search button listens; returns how to stop. */
export function onSearchWanted(wanted: Listener): () => void {
	listener = wanted;
	return () => {
		if (listener === wanted) listener = null;
	};
}
