import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, it } from "vitest";
import { callingCodes, countryOf } from "./calling-codes";

it("lists the countries of the library that the server reads numbers with", () => {
	const known = getCountries().map((country) => [country, `+${getCountryCallingCode(country)}`]);
	expect(callingCodes).toEqual(Object.fromEntries(known));
});

it.each([
	["+62 812", "ID"],
	["+65 8123 4567", "SG"],
	["+1 415", "US"],
	["+44 20", "GB"],
	["+", null],
	["0812", null],
])("tells the country of %s", (typed, country) => expect(countryOf(typed)).toBe(country));
