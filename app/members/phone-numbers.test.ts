import { expect, it } from "vitest";
import { parseIndonesianMobile, parsePhone } from "./phone-numbers.server";

it.each([
	["0812 3456 7890", "+6281234567890"],
	["812-3456-7890", "+6281234567890"],
	["6281234567890", "+6281234567890"],
	["+62 (812) 3456.7890", "+6281234567890"],
	["0811123456", "+62811123456"],
	["+1 415 555 2671", "+14155552671"],
	["+44 07911 123456", "+447911123456"],
	["+65 8123-4567", "+6581234567"],
])("keeps %s as %s", (typed, kept) => expect(parsePhone(typed)).toBe(kept));

it.each([
	"",
	"abc",
	"0812",
	"021 555 1234",
	"+1 415 555",
	"+999 123 456",
	"+62",
	"0812 3456 7890 1234 5678",
	"\u0000",
	"0812 3456 7890; drop",
	"atau 0812 3456 7890",
])("refuses %j", (typed) => expect(parsePhone(typed)).toBeNull());

it("gives couriers Indonesian mobiles only", () => {
	expect(parseIndonesianMobile("0812 3456 7890")).toBe("+6281234567890");
	expect(parseIndonesianMobile("+65 8123 4567")).toBeNull();
});
