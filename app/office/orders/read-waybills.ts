export type WaybillLine = { number: string; waybill: string };
export type WaybillError = { line: number; why: "noOrder" | "noWaybill" | "twice" };

const orderNumber = /\b[A-Z]{2,4}-\d{6}-[0-9A-Z]{5}\b/i;
const waybillWord = /^[A-Z0-9-]{6,40}$/i;

/**
 * Pasted text, one parcel a line, however the columns are separated: tabs from a sheet, semicolons or commas from a
 * file, spaces by hand. The first other word that could be a waybill is taken.
 */
export function readWaybills(text: string) {
	const lines: WaybillLine[] = [];
	const faults: WaybillError[] = [];
	const seen = new Set<string>();
	for (const [at, raw] of text
		.replace(/^\uFEFF/, "")
		.split(/\r?\n/)
		.entries()) {
		if (!raw.trim()) continue;
		const fault = (why: WaybillError["why"]) => faults.push({ line: at + 1, why });
		const number = orderNumber.exec(raw)?.[0].toUpperCase();
		if (!number) {
			fault("noOrder");
			continue;
		}
		const waybill = raw
			.replace(orderNumber, " ")
			.split(/[\s,;|"']+/)
			.find((word) => waybillWord.test(word) && /\d/.test(word));
		if (!waybill) fault("noWaybill");
		else if (seen.has(number) || seen.has(waybill)) fault("twice");
		else lines.push({ number, waybill });
		seen.add(number);
		if (waybill) seen.add(waybill);
	}
	return { lines, faults };
}
