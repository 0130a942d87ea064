import type { ProductVariant } from "./contract";

/** The sizes and colours a product comes in, each once, in the order of the warehouse. */
export function choicesOf(variants: readonly ProductVariant[]) {
	return {
		sizes: unique(variants.map(({ size }) => size)),
		colours: unique(variants.map(({ colour }) => colour)),
	};
}

/** What is chosen before anybody chooses: the first that can be had, or simply the first. */
export const firstChoice = (variants: readonly ProductVariant[]): ProductVariant | undefined =>
	variants.find(({ stock }) => stock > 0) ?? variants[0];

/** The nearest variant to a wish: that size and colour, or at least what was asked for last. */
export function chooseVariant(
	variants: readonly ProductVariant[],
	current: ProductVariant | undefined,
	wish: Partial<Pick<ProductVariant, "size" | "colour">>,
): ProductVariant | undefined {
	const wanted = { size: current?.size ?? null, colour: current?.colour ?? null, ...wish };
	const fitting = variants.filter((variant) =>
		Object.entries(wish).every(([name, value]) => variant[name as "size" | "colour"] === value),
	);
	return (
		fitting.find(({ size, colour }) => size === wanted.size && colour === wanted.colour) ??
		firstChoice(fitting)
	);
}

/** Whether nothing is left in a size (with the chosen colour) or in a colour (of any size). */
export const isSoldOut = (
	variants: readonly ProductVariant[],
	{ size, colour }: Partial<Pick<ProductVariant, "size" | "colour">>,
): boolean =>
	variants.every(
		(variant) =>
			variant.stock === 0 ||
			(size !== undefined && variant.size !== size) ||
			(colour !== undefined && variant.colour !== colour),
	);

const unique = (values: (string | null)[]) => [...new Set(values)].filter((value) => value !== null);
