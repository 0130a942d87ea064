import { pathTo } from "../../paths";
import { ProductCard, type ProductCardProps, type ProductState } from "../../ui/cards/product-card";
import { groundFor } from "../products/product-ground";
import type { ProductSummary } from "../products/product-summary";

type ProductTileProps = {
	product: ProductSummary;
	/** Its position in the row or grid; decides the background. */
	place: number;
} & Pick<ProductCardProps, "heading" | "priority" | "sizes" | "rating">;

/** A product card. */
export function ProductTile({ product, place, ...look }: ProductTileProps) {
	return (
		<ProductCard
			to={pathTo("store-detail", { id: product.slug })}
			name={product.name}
			picture={product.picture}
			price={product.price}
			formerPrice={product.formerPrice}
			ground={groundFor(product.picture, place)}
			state={productStateOf(product)}
			{...look}
		/>
	);
}

/** From this many pieces down, a card says how many are left. */
export const lowStock = 10;

export function productStateOf({
	stock,
	isNew,
	isPreorder,
}: Pick<ProductSummary, "stock" | "isNew" | "isPreorder">): ProductState | null {
	if (isPreorder) return "pre-order";
	if (stock === 0) return "sold-out";
	if (stock <= lowStock) return { left: stock };
	return isNew ? "new" : null;
}
