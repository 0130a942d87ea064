import { describe, expect, it } from "vitest";
import { judgePress, pressOf } from "./waiting-press";

const priced = (total: number | null, isCurrent = true) => ({
	isCurrent,
	sums: { answer: total === null ? null : { total }, hasFailed: false },
	rates: { hasFailed: false },
});

describe("a press of “place order”", () => {
	it("orders at once if the prices match the choices", () => {
		expect(judgePress(pressOf(priced(100)), priced(100))).toBe("order");
	});

	it("waits for prices that are loading, then orders at the total that was shown", () => {
		const press = pressOf(priced(100, false));
		expect(judgePress(press, priced(100, false))).toBe("wait");
		expect(judgePress(press, priced(100))).toBe("order");
	});

	it("never orders at a total the fan has not seen", () => {
		expect(judgePress(pressOf(priced(100, false)), priced(120))).toBe("changed");
		expect(judgePress(pressOf(priced(100, false)), priced(90))).toBe("changed");
		expect(judgePress(pressOf(priced(null, false)), priced(100))).toBe("changed");
	});

	it("does not wait for prices that failed to load", () => {
		const failed = { ...priced(null, false), sums: { answer: null, hasFailed: true } };
		expect(judgePress(pressOf(failed), failed)).toBe("order");
		expect(judgePress(pressOf(failed), { ...priced(100, false), rates: { hasFailed: true } })).toBe("order");
	});
});
