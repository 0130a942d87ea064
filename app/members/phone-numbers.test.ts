import { expect, it } from "vitest";
import { parsePhone } from "./phone-numbers.server";

it.each([
	["0812 3456 7890", "+6281234567890"],
	["812-3456-7890", "+6281234567890"],
	["6281234567890", "+6281234567890"],
	["+62 (812) 3456.7890", "+6281234567890"],
	["0811123456", "+62811123456"],
])("keeps %s as %s", (typed, kept) => expect(parsePhone(typed)).toBe(kept));

it.each([
	"",
	"abc",
	"0812",
	"021 555 1234",
	"+14155552671",
	"+62",
	"0812 3456 7890 1234 5678",
	"\u0000",
	"0812 3456 7890; drop",
	"atau 0812 3456 7890",
])("refuses %j", (typed) => expect(parsePhone(typed)).toBeNull());
