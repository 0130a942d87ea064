import { describe, expect, it } from "vitest";
import { printErrorOf, printText, readPrint } from "./print";

const faultIn = (name: string, number: number | null = null) => printErrorOf(readPrint({ name, number }));

describe("a print", () => {
	it("is normalised to plain capitals, however it was typed", () => {
		expect(readPrint({ name: "  josé   da-silva ", number: 7 })).toEqual({
			name: "JOSE DA-SILVA",
			number: 7,
		});
		expect(printText(readPrint({ name: "aruna", number: 0 }))).toBe("ARUNA 0");
		expect(printText(readPrint({ name: "", number: 10 }))).toBe("10");
	});

	it.each([
		["", null, "print.empty"],
		["  ", null, "print.empty"],
		["ABCDEFGHIJKLM", 1, "print.too_long"],
		["Zoë 7", null, "print.letters"],
		["O'Neil", null, "print.letters"],
		["- -", 4, "print.letters"],
		["Андрей", null, "print.letters"],
		["❤", null, "print.letters"],
		["Kontol", 9, "print.forbidden"],
		["K O N T O L", null, "print.forbidden"],
		["AANJIINGG", null, "print.forbidden"],
		["si asu", null, "print.forbidden"],
		["Tai", 1, "print.forbidden"],
		["F-UCK", null, "print.forbidden"],
	])("of %j and %s is refused", (name, number, fault) => expect(faultIn(name, number)).toBe(fault));

	it.each([
		"Basuki",
		"Asumi",
		"Dickson",
		"Taiwo",
		"Babington",
		"Nadia",
		"Pranata",
		"ABCDEFGHIJKL",
		"Siti-Nur",
	])("of %s is accepted", (name) => expect(faultIn(name, 10)).toBeNull());

	it("may be a number alone, zero too", () => expect(faultIn("", 0)).toBeNull());
});
