/**
 * Whole rupiah as people type them: 1250000, 1.250.000, 1,250,000, Rp 1.250.000,00. Null for anything that could mean
 * something else, such as 12.50 or 1.25.000: better to ask than to sell a jersey for a hundredth of its price.
 */
export function readRupiah(typed: string): number | null {
	const text = typed
		.trim()
		.replace(/^rp\.?\s*/i, "")
		.replace(/[\s\u00a0]/g, "");
	// ",-" and ",00" mean no cents.
	const [, digits] = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:,-|[.,]00)?$/.exec(text) ?? [];
	if (!digits) return null;
	const amount = Number(digits.replace(/[.,]/g, ""));
	return Number.isSafeInteger(amount) ? amount : null;
}
