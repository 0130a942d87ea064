import { expect, test } from "vitest";
import { initials } from "./avatar";

test("initials come from the first and last name", () => {
	expect(initials("Nadia Putri")).toBe("NP");
	expect(initials("Nadia Putri Ayu")).toBe("NA");
	expect(initials("dr. Amelia Tobing")).toBe("AT");
	expect(initials("  raka ")).toBe("R");
	expect(initials("")).toBe("");
});
