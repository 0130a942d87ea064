import type { ProductVariant } from "../contract";

/** The sizes and colours of a product, each once, in list order. */
export function choicesOf(variants: readonly ProductVariant[]) {
	return {
		sizes: unique(variants.map(({ size }) => size)),
		colours: unique(variants.map(({ colour }) => colour)),
	};
}

export type VariantChoice = Pick<ProductVariant, "size" | "colour">;

/** The initial choice: the first colour in stock, and a size only where there is just one. */
export function openingChoice(variants: readonly ProductVariant[]): VariantChoice {
	const first = firstInStock(variants);
	const { sizes } = choicesOf(variants);
	return { size: sizes.length > 1 ? null : (first?.size ?? null), colour: first?.colour ?? null };
}

/** The choice after a change: the rest stays as chosen where that variant exists, otherwise the nearest match. */
export function chooseNext(
	variants: readonly ProductVariant[],
	current: VariantChoice,
	wish: Partial<VariantChoice>,
): VariantChoice {
	const wanted = { ...current, ...wish };
	if (wanted.size === null || variantOf(variants, wanted)) return wanted;
	const fitting = variants.filter((variant) =>
		Object.entries(wish).every(([name, value]) => variant[name as keyof VariantChoice] === value),
	);
	const { size, colour } = firstInStock(fitting) ?? wanted;
	return { size, colour };
}

/** Undefined while no size is chosen. */
export const variantOf = (variants: readonly ProductVariant[], { size, colour }: VariantChoice) =>
	variants.find((variant) => variant.size === size && variant.colour === colour);

const firstInStock = (variants: readonly ProductVariant[]) =>
	variants.find(({ stock }) => stock > 0) ?? variants.find(canBuy) ?? variants[0];

/** In stock or on pre-order. */
export const canBuy = ({ stock, preorders }: Pick<ProductVariant, "stock" | "preorders">) =>
	stock > 0 || preorders > 0;

/** Whether a size (in the chosen colour) or a colour (in any size) is sold out. */
export const isSoldOut = (
	variants: readonly ProductVariant[],
	{ size, colour }: Partial<Pick<ProductVariant, "size" | "colour">>,
): boolean =>
	variants.every(
		(variant) =>
			!canBuy(variant) ||
			(size !== undefined && variant.size !== size) ||
			(colour !== undefined && variant.colour !== colour),
	);

const unique = (values: (string | null)[]) => [...new Set(values)].filter((value) => value !== null);
