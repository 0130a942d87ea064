import { expect, it } from "vitest";
import { readNames, writeNames } from "./read-names";

it("reads a pasted team sheet, with and without numbers, and writes it again", () => {
	const read = readNames("1 Arif Kurnia\n 22. Dadan Supriatna\n\nYudi, 7) Bagas");
	expect(read).toEqual([
		{ number: 1, name: "Arif Kurnia" },
		{ number: 22, name: "Dadan Supriatna" },
		{ name: "Yudi" },
		{ number: 7, name: "Bagas" },
	]);
	expect(readNames(writeNames(read))).toEqual(read);
});

it("keeps the position of who was there before", () => {
	const before = [{ number: 1, name: "Arif Kurnia", position: "goalkeeper" }];
	expect(readNames("12 Arif Kurnia", before)).toEqual([
		{ number: 12, name: "Arif Kurnia", position: "goalkeeper" },
	]);
});
