import type { MeasureUnit } from "../../../matches/sports/sport";
import type { Language } from "../../../platform/words/language";

/** `1.540`, `13,4`, `62%`; in English `1,540`, `13.4`, `62%`. */
export function formatMeasure(value: number, unit: MeasureUnit, language: Language): string {
	if (unit === "percent") return `${Math.round(value)}%`;
	const [thousand, decimal] = language === "en" ? [",", "."] : [".", ","];
	const text = unit === "decimal" ? value.toFixed(1) : String(Math.round(value));
	const [whole = "0", part] = text.split(".");
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousand);
	return part ? `${grouped}${decimal}${part}` : grouped;
}
