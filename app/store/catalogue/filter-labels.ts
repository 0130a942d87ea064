import type { ClubSection } from "../../platform/club-profile";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import type { ProductCategory } from "../products/product-category";
import { storeTexts } from "../texts";
import { boundsOf, type PriceBand, priceBands } from "./price-band";
import type { Availability, FilterName } from "./product-filters";

/** The words for a filter's choice. A value from an old link that is no longer a choice is shown as it is. */
export function useFilterLabels(): (name: FilterName, value: string) => string {
	const t = useTexts(storeTexts);
	const houseLabel = useSectionLabel();
	const labels: Record<FilterName, (value: string) => string | undefined> = {
		category: (value) => t.category[value as ProductCategory],
		division: (value) => houseLabel(value as ClubSection),
		size: (value) => value,
		price: (value) => (isBand(value) ? bandLabel(value) : undefined),
		availability: (value) => t.availability[value as Availability],
	};
	const bandLabel = (band: PriceBand) => {
		const { from, below } = boundsOf(band);
		if (from === null) return t.priceBelow(formatRupiah(below ?? 0));
		if (below === null) return t.priceFrom(formatRupiah(from));
		return t.priceBetween(formatRupiah(from), formatRupiah(below));
	};
	return (name, value) => labels[name](value) ?? value;
}

const isBand = (value: string): value is PriceBand => priceBands.some((band) => band === value);
