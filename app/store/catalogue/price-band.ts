/** The limits between price bands, in rupiah. */
const edges = [150_000, 300_000, 600_000] as const;

/** As in the URL: `/store/list?price=150-300`. */
export const priceBands = ["under-150", "150-300", "300-600", "over-600"] as const;
export type PriceBand = (typeof priceBands)[number];

/** From this price (inclusive) to that one (exclusive); null where the band is open. */
export function boundsOf(band: PriceBand): { from: number | null; below: number | null } {
	const at = priceBands.indexOf(band);
	return { from: edges[at - 1] ?? null, below: edges[at] ?? null };
}
