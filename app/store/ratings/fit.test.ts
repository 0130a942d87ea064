import { expect, it } from "vitest";
import { adviseSize } from "./fit";

it.each([
	[{ small: 0, right: 4, large: 0 }, null],
	[{ small: 1, right: 9, large: 1 }, "usual"],
	[{ small: 4, right: 6, large: 1 }, "larger"],
	[{ small: 0, right: 4, large: 2 }, "smaller"],
	// Opposite votes cancel out: the usual size.
	[{ small: 3, right: 1, large: 3 }, "usual"],
] as const)("from %j it is %s", (votes, advice) => {
	expect(adviseSize(votes)).toBe(advice);
});
