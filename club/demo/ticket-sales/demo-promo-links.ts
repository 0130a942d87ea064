import type { Localized } from "../../../app/platform/words/language";
import type { PromoPrice } from "../../../app/tickets/promos/promo-price";

export type DemoPromoLink = {
	slug: string;
	event: string;
	label: Localized;
	price: PromoPrice;
	sectionKeys: string[];
	quota: number;
	sold: number;
	/** Days from today. */
	opens: number;
	closes: number;
};

/** One of each kind a visitor can meet: running, not begun, ended, used up. */
export const demoPromoLinkPlan: DemoPromoLink[] = [
	{
		slug: "pelajar-teluk-bahari",
		event: "match-bayu-selatan",
		label: { id: "Harga pelajar Teluk Bahari", en: "Teluk Bahari student price" },
		price: { kind: "percent-off", percent: 40 },
		sectionKeys: ["selatan-3", "selatan-4", "selatan-5", "timur-5", "timur-6"],
		quota: 300,
		sold: 121,
		opens: -3,
		closes: 2,
	},
	{
		slug: "ibu-kolam",
		event: "match-satria-laga-putri",
		label: { id: "Rombongan senam air", en: "The aqua-aerobics party" },
		price: { kind: "fixed", price: 30_000 },
		sectionKeys: ["timur-1", "timur-2"],
		quota: 60,
		sold: 0,
		opens: 2,
		closes: 6,
	},
	{
		slug: "samudra-day-awal",
		event: "samudra-day",
		label: { id: "Pembelian awal Samudra Day", en: "Samudra Day early bird" },
		price: { kind: "amount-off", amount: 15_000 },
		sectionKeys: ["utara-1", "utara-2", "selatan-1", "selatan-2", "timur-1"],
		quota: 1_000,
		sold: 764,
		opens: -20,
		closes: -6,
	},
	{
		slug: "mitra-nusaphone",
		event: "match-halilintar",
		label: { id: "Pelanggan Nusaphone", en: "Nusaphone customers" },
		price: { kind: "percent-off", percent: 25 },
		sectionKeys: ["barat-1", "barat-2", "barat-3"],
		quota: 150,
		sold: 150,
		opens: -8,
		closes: 1,
	},
];
