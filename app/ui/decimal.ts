import type { Language } from "../platform/language";

/** One place after the comma, as ratings and sizes are written: `4,8`, in English `4.8`. */
export const formatDecimal = (value: number, language: Language): string =>
	language === "en" ? value.toFixed(1) : value.toFixed(1).replace(".", ",");
