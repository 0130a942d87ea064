import { formatCount } from "./numbers";

// A line must not break between currency and amount.
const noBreak = "\u00a0";

/** Whole rupiah as the club writes them, in every language: `Rp 749.000`, `−Rp 104.700`. */
export function formatRupiah(amount: number | bigint): string {
	const sum = formatCount(amount < 0 ? -amount : amount, "id");
	return `${amount < 0 ? "\u2212" : ""}Rp${noBreak}${sum}`;
}

/** The discount off the former price, rounded down to whole percent; null if there is none. */
export function discountPercent(amount: number, former: number): number | null {
	const percent = former > 0 ? Math.floor(((former - amount) * 100) / former) : 0;
	return percent >= 1 ? percent : null;
}

/** `amount * part / whole`, rounded half up; the product may exceed a safe integer. */
export function shareOf(amount: number, part: number, whole: number): number {
	const [numerator, denominator] = [BigInt(amount) * BigInt(part), BigInt(whole)];
	return Number((numerator * 2n + denominator) / (denominator * 2n));
}
