import { expect, it } from "vitest";
import { readWaybills } from "./read-waybills";

it.each([
	["spaces", "SU-261116-7K4FQ JP1234567890"],
	["tabs and other columns", "Nadia Putri\tSU-261116-7K4FQ\tBandung\tJP1234567890"],
	["semicolons and quotes", '"su-261116-7k4fq";"JP1234567890"'],
	["a byte order mark", "\uFEFFSU-261116-7K4FQ,JP1234567890\r\n"],
	["the waybill first", "JP1234567890 SU-261116-7K4FQ"],
])("reads %s", (_, text) => {
	expect(readWaybills(text)).toEqual({
		lines: [{ number: "SU-261116-7K4FQ", waybill: "JP1234567890" }],
		faults: [],
	});
});

it("names each line that it cannot use, and why", () => {
	const text =
		"nomor,resi\n\nSU-261116-7K4FQ\nSU-261116-AAAAA JP1234567890\nSU-261116-BBBBB JP1234567890\nSU-261116-AAAAA JP9";
	expect(readWaybills(text)).toEqual({
		lines: [{ number: "SU-261116-AAAAA", waybill: "JP1234567890" }],
		faults: [
			{ line: 1, why: "noOrder" },
			{ line: 3, why: "noWaybill" },
			{ line: 5, why: "twice" },
			{ line: 6, why: "noWaybill" },
		],
	});
});
