import type { LimitedPromoLink, LimitedSection } from "./sections/quotas.server";
import type { TicketSaleInsert } from "./tables.server";

export function buildTicketSale(
	overrides: Partial<TicketSaleInsert> & Pick<TicketSaleInsert, "eventId">,
): TicketSaleInsert {
	return {
		opensAt: new Date("2026-01-01T10:00:00+07:00"),
		closesAt: new Date("2027-01-16T18:00:00+07:00"),
		venueMap: "stadion-bahari",
		...overrides,
	};
}

export function buildTicketSection(
	overrides: Partial<LimitedSection> & Pick<LimitedSection, "saleId">,
): LimitedSection {
	return {
		key: "utara-1",
		label: { id: "Utara 1", en: "North 1" },
		stand: "utara",
		gate: "C",
		note: null,
		price: 75_000,
		quota: 100,
		sold: 0,
		perMemberLimit: 4,
		listOrder: 1,
		...overrides,
	};
}

export function buildPromoLink(
	overrides: Partial<LimitedPromoLink> & Pick<LimitedPromoLink, "saleId">,
): LimitedPromoLink {
	return {
		slug: "pelajar-teluk",
		label: { id: "Harga pelajar", en: "Student price" },
		price: { kind: "percent-off", percent: 20 },
		sectionKeys: ["utara-1"],
		quota: 50,
		opensAt: new Date("2026-01-01T10:00:00+07:00"),
		closesAt: new Date("2027-01-16T18:00:00+07:00"),
		...overrides,
	};
}
