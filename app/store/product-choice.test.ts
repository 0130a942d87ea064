import { expect, it } from "vitest";
import type { ProductVariant } from "./contract";
import { choicesOf, chooseVariant, firstChoice, isSoldOut } from "./product-choice";

const variant = (size: string | null, colour: string | null, stock: number): ProductVariant => ({
	sku: `${size}-${colour}`,
	size,
	colour,
	stock,
	price: 1,
});
const shirts = [
	variant("S", "Biru", 0),
	variant("M", "Biru", 3),
	variant("S", "Putih", 2),
	variant("M", "Putih", 0),
];

it("lists every size and colour once, in order", () => {
	expect(choicesOf(shirts)).toEqual({ sizes: ["S", "M"], colours: ["Biru", "Putih"] });
	expect(choicesOf([variant(null, null, 1)])).toEqual({ sizes: [], colours: [] });
});

it("begins with the first that can be had, or with the first at all", () => {
	expect(firstChoice(shirts)?.sku).toBe("M-Biru");
	expect(firstChoice([variant("S", null, 0)])?.sku).toBe("S-null");
	expect(firstChoice([])).toBeUndefined();
});

it("keeps the other half of a choice where it can", () => {
	expect(chooseVariant(shirts, shirts[1], { size: "S" })?.sku).toBe("S-Biru");
	expect(chooseVariant(shirts, shirts[1], { colour: "Putih" })?.sku).toBe("M-Putih");
	expect(
		chooseVariant([variant("S", "Biru", 1), variant("M", "Putih", 1)], shirts[0], { size: "M" })?.sku,
	).toBe("M-Putih");
});

it("knows what is sold out for a colour, a size, and altogether", () => {
	expect(isSoldOut(shirts, { size: "S", colour: "Biru" })).toBe(true);
	expect(isSoldOut(shirts, { size: "S" })).toBe(false);
	expect(isSoldOut(shirts, {})).toBe(false);
	expect(isSoldOut([variant("S", null, 0)], {})).toBe(true);
});
