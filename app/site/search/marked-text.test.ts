import { expect, it } from "vitest";
import { markEnd, markStart, readMarks, splitByMarks } from "./marked-text";

const mark = (word: string) => `${markStart}${word}${markEnd}`;

it("converts marker characters to ranges", () => {
	expect(readMarks(`${mark("Gol")} menit ${mark("88")}!`)).toEqual({
		text: "Gol menit 88!",
		marks: [
			[0, 3],
			[10, 12],
		],
	});
	expect(readMarks("tanpa tanda")).toEqual({ text: "tanpa tanda", marks: [] });
	expect(readMarks("")).toEqual({ text: "", marks: [] });
});

it("splits the text at its ranges", () => {
	const pieces = splitByMarks(readMarks(`Satu ${mark("gol")}${mark("gol")} lagi`));
	expect(pieces.map(({ piece, isMarked }) => (isMarked ? `[${piece}]` : piece))).toEqual([
		"Satu ",
		"[gol]",
		"[gol]",
		" lagi",
	]);
});
