import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { ProductFeature } from "../../ui/cards/product-feature";
import { uiTexts } from "../../ui/texts";
import { toneOf } from "../products/product-ground";
import type { ProductSummary } from "../products/product-summary";

/** The featured product, four tiles large. */
export function StoreFeature({ product }: { product: ProductSummary }) {
	const t = useTexts(uiTexts).product;
	const onSea = ["light", "bright"].includes(toneOf(product.picture));
	const backdrop: PictureRef = {
		art: "cover",
		slug: `window-${product.slug}`,
		division: product.division,
		variant: "sun",
		field: onSea ? "sea-quiet" : "accent-foam",
	};
	return (
		<ProductFeature
			to={pathTo("store-detail", { id: product.slug })}
			name={product.name}
			badge={product.isNew ? t.new : undefined}
			price={product.price}
			division={product.division}
			backdrop={backdrop}
			picture={product.picture}
			alt={product.name}
			ink={onSea ? "foam" : "trench"}
			heading="h2"
			priority
		/>
	);
}
