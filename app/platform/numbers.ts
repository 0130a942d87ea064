import type { Language } from "./language";

/** Whole numbers: `12.400`, in English `12,400`. */
export const formatCount = (count: number | bigint, language: Language): string =>
	String(count).replace(/\B(?=(\d{3})+$)/g, language === "en" ? "," : ".");

/** One place after the comma, as ratings and sizes are written: `4,8`, in English `4.8`. */
export const formatDecimal = (value: number, language: Language): string =>
	language === "en" ? value.toFixed(1) : value.toFixed(1).replace(".", ",");
