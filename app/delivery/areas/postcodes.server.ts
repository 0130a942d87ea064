import districts from "./postcodes.txt?raw";

/**
 * The postcode of every village, by its code. A line is a district with the postcode of most of its villages, then those
 * of the others: `33.19.07 59327 59321:2001,2002`.
 */
export function readPostcodes(): (village: string) => string | null {
	const usual = new Map<string, string>();
	const others = new Map<string, string>();
	for (const line of districts.trim().split("\n")) {
		const [district = "", most = "", ...rest] = line.split(" ");
		usual.set(district, most);
		for (const part of rest) {
			const [postcode = "", villages = ""] = part.split(":");
			for (const village of villages.split(",")) others.set(`${district}.${village}`, postcode);
		}
	}
	return (village) => others.get(village) ?? usual.get(village.slice(0, 8)) ?? null;
}
