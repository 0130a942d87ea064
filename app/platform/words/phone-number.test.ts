import { expect, it } from "vitest";
import { formatPhone } from "./phone-number";

it.each([
	["+6281234567890", "0812 3456 7890"],
	["+628123456789", "0812 3456 789"],
	["+622155501987", "021 5550 1987"],
	["+62274512345", "0274 512345"],
	["+6561234567", "+6561234567"],
	["nadia@warga.example", "nadia@warga.example"],
])("writes %s as %s", (kept, shown) => {
	expect(formatPhone(kept)).toBe(shown);
});
