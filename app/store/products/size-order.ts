const letters = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL"];

/** Letters from small to large, then numbers ("6 th" before "10 th"). */
export function compareSizes(a: string, b: string): number {
	return placeOf(a) - placeOf(b) || a.localeCompare(b, "id", { numeric: true });
}

function placeOf(size: string): number {
	const place = letters.indexOf(size);
	return place < 0 ? letters.length : place;
}
