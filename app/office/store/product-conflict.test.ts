import { expect, it } from "vitest";
import { type Conflict, merge } from "./product-conflict";

it("keeps my changes and takes everything else from the other person's version", () => {
	const before = { name: { id: "Syal" }, price: 100, weightGrams: 200, memberLimit: null };
	const conflict = {
		before,
		mine: { ...before, price: 120, memberLimit: undefined },
		theirs: { ...before, name: { id: "Syal Ombak" }, price: 110, weightGrams: 250 },
	} as unknown as Conflict;
	expect(merge(conflict)).toMatchObject({
		name: { id: "Syal Ombak" },
		price: 120,
		weightGrams: 250,
		memberLimit: null,
	});
});
