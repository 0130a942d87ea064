import { type ClubSection, leadingDivision } from "../../platform/club-profile";
import { toneOf } from "../../store/products/product-ground";
import type { ProductSummary } from "../../store/products/product-summary";

/** The house whose sun is behind a product: never one of the product's colour. */
export function sunFor({ picture, division }: ProductSummary): ClubSection {
	const tone = toneOf(picture);
	if (tone === "bright") return "club";
	return tone === "dark" ? division : leadingDivision;
}
