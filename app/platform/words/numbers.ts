import type { Language } from "./language";

/** Whole numbers: `12.400`, in English `12,400`. */
export const formatCount = (count: number | bigint, language: Language): string =>
	String(count).replace(/\B(?=(\d{3})+$)/g, language === "en" ? "," : ".");

/** One decimal place, for ratings and sizes: `4,8`, in English `4.8`. */
export const formatDecimal = (value: number, language: Language): string =>
	language === "en" ? value.toFixed(1) : value.toFixed(1).replace(".", ",");

/** English only: `1st`, `2nd`, `3rd`, `11th`, `22nd`. */
export function ordinal(place: number): string {
	const isTeen = Math.floor(place / 10) % 10 === 1;
	const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
	return `${place}${ending}`;
}
