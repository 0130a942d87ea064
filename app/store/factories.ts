import type { StockedVariant } from "./stock/stock.server";
import type { ProductInsert } from "./tables.server";

export function buildProduct(overrides: Partial<ProductInsert> = {}): ProductInsert {
	const { slug = "kaus-latihan", division = "football" } = overrides;
	return {
		name: { id: "Kaus latihan", en: "Training shirt" },
		description: { id: "Ringan, cepat kering, tahan dicuci.", en: "Light, quick to dry, made to be washed." },
		category: "pakaian",
		price: 249_000,
		formerPrice: null,
		pictures: [{ art: "jersey", slug, kit: "home" }],
		sizeGuide: null,
		playerSlug: null,
		weightGrams: 220,
		releasedAt: new Date("2026-01-15T09:00:00+07:00"),
		featured: false,
		...overrides,
		slug,
		division,
	};
}

export function buildVariant(
	overrides: Partial<StockedVariant> & Pick<StockedVariant, "productId">,
): StockedVariant {
	return {
		sku: "KAUS-LATIHAN-M",
		size: "M",
		colour: null,
		stock: 20,
		weightGrams: 220,
		priceOverride: null,
		listOrder: 1,
		...overrides,
	};
}
