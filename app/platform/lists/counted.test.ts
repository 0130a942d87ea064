import { expect, it } from "vitest";
import { counted } from "./counted";

it("counts in English, with a formatted count too", () => {
	const said = [0, 1, 2, 11, 21, "1", "1,001"].map((count) => counted(count, "ticket", "tickets"));
	expect(said).toEqual([
		"0 tickets",
		"1 ticket",
		"2 tickets",
		"11 tickets",
		"21 tickets",
		"1 ticket",
		"1,001 tickets",
	]);
});
