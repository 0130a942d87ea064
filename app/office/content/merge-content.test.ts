import { expect, it } from "vitest";
import { readNumber, writeNumber } from "./fields/read-number";
import { mergeContent, writeValue } from "./merge-content";

it("takes over what only they changed, keeps what only I changed, and lists what both changed", () => {
	const base = { title: { id: "A" }, place: "Teluk", goal: 10, unit: { id: "bibit" } };
	const mine = { ...base, title: { id: "A saya" }, goal: 20 };
	const theirs = { ...base, title: { id: "A dia" }, place: "Muara" };
	expect(mergeContent(base, mine, theirs)).toEqual({
		content: { title: { id: "A saya" }, place: "Muara", goal: 20, unit: { id: "bibit" } },
		disputed: ["title"],
	});
});

it("finds no conflict where both made the same change, whatever the key order", () => {
	const base = { title: { id: "A" } };
	const { disputed } = mergeContent(base, { title: { id: "B", en: "C" } }, { title: { en: "C", id: "B" } });
	expect(disputed).toEqual([]);
});

it("keeps my changes to a product and takes everything else from the other person's version", () => {
	const before = { name: { en: "Scarf", id: "Syal" }, price: 100, weightGrams: 200, memberLimit: null };
	const mine = { ...before, name: { id: "Syal", en: "Scarf" }, price: 120, memberLimit: undefined };
	const theirs = { ...before, name: { id: "Syal Ombak" }, price: 110, weightGrams: 250 };
	expect(mergeContent<object>(before, mine, theirs)).toMatchObject({
		content: { name: { id: "Syal Ombak" }, price: 120, weightGrams: 250, memberLimit: null },
		disputed: ["price"],
	});
});

it("writes any value as text", () => {
	expect(writeValue({ id: "Judul", en: undefined })).toBe("id: Judul\nen: –");
	expect([writeValue(null), writeValue(true), writeValue(["a", 2])]).toEqual(["–", "✓", "a\n2"]);
});

it("reads numbers as typed, and rejects ambiguous ones", () => {
	expect(
		["1540", "13,4", "13.4", "1.540", "-1", "1e3", "abc"].map((typed) => readNumber(typed, true)),
	).toEqual([1540, 13.4, 13.4, null, null, null, null]);
	expect(readNumber("13,4", false)).toBeNull();
	expect([writeNumber(13.4, "id"), writeNumber(13.4, "en"), writeNumber(null, "id")]).toEqual([
		"13,4",
		"13.4",
		"",
	]);
});
