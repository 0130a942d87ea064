import type { SaleSection } from "../contract";
import type { Stand } from "./stands";

/** A section as offered to this visitor: through a promo link some cost less, and others are not offered. */
export type OfferedSection = SaleSection & { isOffered: boolean; formerPrice: number | null };

export function offerSections(
	sections: readonly SaleSection[],
	promo?: readonly { key: string; price: number }[],
): OfferedSection[] {
	if (!promo) return sections.map((section) => ({ ...section, isOffered: true, formerPrice: null }));
	return sections.map((section) => {
		const own = promo.find(({ key }) => key === section.key);
		return own
			? { ...section, isOffered: true, price: own.price, formerPrice: section.price }
			: { ...section, isOffered: false, formerPrice: null };
	});
}

export const canChoose = ({ isOffered, availability }: OfferedSection) =>
	isOffered && availability !== "none";

export type StandOffer = { stand: Stand; sections: OfferedSection[]; lowest: number; highest: number };

/** Grouped by stand, in the order of the sale. */
export function groupByStand(sections: readonly OfferedSection[]): StandOffer[] {
	const groups = Map.groupBy(sections, ({ stand }) => stand);
	return [...groups].map(([stand, own]) => {
		const prices = own.map(({ price }) => price);
		return { stand, sections: own, lowest: Math.min(...prices), highest: Math.max(...prices) };
	});
}
