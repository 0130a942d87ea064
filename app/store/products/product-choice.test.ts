import { expect, it } from "vitest";
import type { ProductVariant } from "../contract";
import { choicesOf, chooseNext, isSoldOut, openingChoice, variantOf } from "./product-choice";

const variant = (size: string | null, colour: string | null, stock: number): ProductVariant => ({
	id: `${size} ${colour}`,
	sku: `${size}-${colour}`,
	size,
	colour,
	stock,
	preorders: 0,
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

it("preselects no size, unless there is only one", () => {
	expect(openingChoice(shirts)).toEqual({ size: null, colour: "Biru" });
	expect(variantOf(shirts, openingChoice(shirts))).toBeUndefined();
	expect(openingChoice([variant("S", null, 0)])).toEqual({ size: "S", colour: null });
	expect(openingChoice([variant(null, "Biru", 0), variant(null, "Putih", 2)])).toEqual({
		size: null,
		colour: "Putih",
	});
	expect(openingChoice([])).toEqual({ size: null, colour: null });
});

it("keeps the other half of a choice where possible", () => {
	const blueM = { size: "M", colour: "Biru" };
	expect(chooseNext(shirts, blueM, { size: "S" })).toEqual({ size: "S", colour: "Biru" });
	expect(chooseNext(shirts, blueM, { colour: "Putih" })).toEqual({ size: "M", colour: "Putih" });
	expect(chooseNext(shirts, { size: null, colour: "Biru" }, { colour: "Putih" })).toEqual({
		size: null,
		colour: "Putih",
	});
	const few = [variant("S", "Biru", 1), variant("M", "Putih", 1)];
	expect(chooseNext(few, { size: "S", colour: "Biru" }, { size: "M" })).toEqual({
		size: "M",
		colour: "Putih",
	});
});

it("knows what is sold out for a colour, a size, and altogether", () => {
	expect(isSoldOut(shirts, { size: "S", colour: "Biru" })).toBe(true);
	expect(isSoldOut(shirts, { size: "S" })).toBe(false);
	expect(isSoldOut(shirts, {})).toBe(false);
	expect(isSoldOut([variant("S", null, 0)], {})).toBe(true);
});
