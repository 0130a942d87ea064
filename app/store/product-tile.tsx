import { pathTo } from "../paths";
import { ProductCard, type ProductCardProps, type ProductState } from "../ui/cards/product-card";
import { groundFor } from "./product-ground";
import type { ProductSummary } from "./product-summary";

type ProductTileProps = {
	product: ProductSummary;
	/** Its place in the row or grid; the ground varies with it. */
	place: number;
} & Pick<ProductCardProps, "heading" | "priority" | "sizes" | "rating">;

/** A product as a card, wherever the site shows one. */
export function ProductTile({ product, place, ...look }: ProductTileProps) {
	return (
		<ProductCard
			to={pathTo("store-detail", { id: product.slug })}
			name={product.name}
			picture={product.picture}
			price={product.price}
			formerPrice={product.formerPrice}
			ground={groundFor(product.picture, place)}
			state={stateOf(product)}
			{...look}
		/>
	);
}

/** From here on a card counts the pieces that are left. */
export const lowStock = 10;

export function stateOf({
	stock,
	isNew,
	isPreorder,
}: Pick<ProductSummary, "stock" | "isNew" | "isPreorder">): ProductState | null {
	if (isPreorder) return "pre-order";
	if (stock === 0) return "sold-out";
	if (stock <= lowStock) return { left: stock };
	return isNew ? "new" : null;
}
