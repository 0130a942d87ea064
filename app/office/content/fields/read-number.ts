import type { Language } from "../../../platform/words/language";

/** "1540", "13,4", "13.4"; null if it is not a number, or a decimal where only integers are allowed. */
export function readNumber(typed: string, isDecimal: boolean): number | null {
	const text = typed.trim();
	const isNumber = isDecimal ? /^\d{1,12}([.,]\d{1,2})?$/.test(text) : /^\d{1,15}$/.test(text);
	return isNumber ? Number(text.replace(",", ".")) : null;
}

export const writeNumber = (value: unknown, language: Language) =>
	typeof value === "number" && language === "id" ? String(value).replace(".", ",") : String(value ?? "");
