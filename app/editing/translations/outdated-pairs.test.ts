import { expect, it } from "vitest";
import { findOutdated } from "./outdated-pairs.server";

const forward = { id: "Penyerang", en: "Forward" };

it("is outdated when only the Indonesian changed, and done again with the English or without any", () => {
	const after = { position: { id: "Penyerang sayap", en: "Forward" } };
	const outdated = findOutdated({ position: forward }, after, []);
	expect(outdated).toHaveLength(1);
	const elsewhere = { ...after, hometown: "Muara" };
	expect(findOutdated(after, elsewhere, outdated)).toEqual(outdated);
	expect(findOutdated(after, { position: { id: "Penyerang sayap", en: "Winger" } }, outdated)).toEqual([]);
	expect(findOutdated(after, { position: { id: "Penyerang sayap" } }, outdated)).toEqual([]);
});

it("is done when both changed, when English was missing, and when it is new", () => {
	expect(findOutdated({ position: forward }, { position: { id: "Bek", en: "Defender" } }, [])).toEqual([]);
	expect(findOutdated({ position: { id: "Bek" } }, { position: { id: "Bek kiri" } }, [])).toEqual([]);
	expect(findOutdated({ position: { id: "Bek" } }, { position: { id: "Bek", en: "Defender" } }, [])).toEqual(
		[],
	);
	expect(
		findOutdated({ roles: [forward] }, { roles: [forward, { id: "Depan", en: "Forward" }] }, []),
	).toEqual([]);
});

it("identifies texts by content: rows may move, stories and bodies count as one text", () => {
	const [one, two] = [
		{ id: "Satu", en: "One" },
		{ id: "Dua", en: "Two" },
	];
	expect(findOutdated({ rows: [one, two] }, { rows: [two, one] }, [])).toEqual([]);
	expect(findOutdated({ rows: [one, two] }, { rows: [two] }, [])).toEqual([]);
	const body = (text: string) => [{ type: "paragraph", runs: [{ text }] }];
	const before = { body: body("Gol."), bodyEn: body("Goal."), story: { id: body("Ya."), en: body("Yes.") } };
	expect(findOutdated(before, { ...before, body: body("Gol!") }, [])).toHaveLength(1);
	expect(findOutdated(before, { ...before, story: { id: body("Ya!"), en: body("Yes.") } }, [])).toHaveLength(
		1,
	);
	expect(findOutdated(before, { ...before, body: body("Gol!"), bodyEn: body("Goal!") }, [])).toEqual([]);
});
