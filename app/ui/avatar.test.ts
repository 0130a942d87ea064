import { expect, test } from "vitest";
import { initials } from "./avatar";

test("initials are the first and the last name's", () => {
	expect(initials("Nadia Putri")).toBe("NP");
	expect(initials("Nadia Putri Ayu")).toBe("NA");
	expect(initials("dr. Amelia Tobing")).toBe("AT");
	expect(initials("  raka ")).toBe("R");
	expect(initials("")).toBe("");
});
