import { expect, test } from "vitest";
import { letterPath, letterPathWithin, measureLetters, tide } from "./letters";

test("accents are stripped and unknown characters left out", () => {
	const plain = letterPath("MULLER", { cap: 100 });
	expect(letterPath("Müller", { cap: 100 })).toBe(plain);
	expect(letterPath("M<u>l&ler", { cap: 100 })).toBe(plain);
});

test("text without a letter is an empty path", () => {
	expect(letterPath("<>", { cap: 100 })).toBe("");
	expect(letterPath("王", { cap: 100, fit: 50 })).toBe("");
});

test("expanded letters are wider than condensed ones", () => {
	const widths = [0, 0.5, 1].map((width) => measureLetters("OMBAK", { cap: 100, width }));
	expect(widths).toEqual(widths.toSorted((a, b) => a - b));
	expect(widths[2]).toBeGreaterThan((widths[0] ?? 0) * 2);
});

test("a fitted line stays within the requested width", () => {
	const path = letterPath("OMBAK", {
		x: 300,
		cap: 50,
		width: tide(1),
		fit: 200,
		anchor: "middle",
	});
	const starts = [...path.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
	expect(Math.min(...starts)).toBeGreaterThanOrEqual(200);
	expect(Math.max(...starts)).toBeLessThanOrEqual(400);
});

test("a long line narrows to fit, a short one is unchanged", () => {
	const lettering = { cap: 34, width: 0.35, tracking: 16 };
	expect(letterPathWithin(350, "OEI", lettering)).toEqual(letterPath("OEI", lettering));
	const path = letterPathWithin(350, "NURCAHYANINGSIH", lettering);
	const starts = [...path.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
	expect(measureLetters("NURCAHYANINGSIH", lettering)).toBeGreaterThan(350);
	expect(Math.max(...starts)).toBeLessThan(350);
});
