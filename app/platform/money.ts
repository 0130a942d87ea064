import { formatCount } from "./numbers";

// A line must not break between the sign and the sum.
const noBreak = "\u00a0";

/** Whole rupiah as the club writes them, in every language: `Rp 749.000`, `−Rp 104.700`. */
export function formatRupiah(amount: number | bigint): string {
	const sum = formatCount(amount < 0 ? -amount : amount, "id");
	return `${amount < 0 ? "\u2212" : ""}Rp${noBreak}${sum}`;
}

/** What a reduction takes off the former price, rounded down to whole percent; null when that is nothing. */
export function discountPercent(amount: number, former: number): number | null {
	const percent = former > 0 ? Math.floor(((former - amount) * 100) / former) : 0;
	return percent >= 1 ? percent : null;
}
