import { expect, it } from "vitest";
import { dayIn, monthIn } from "./month";
import { addMonths, weeksOf } from "./month-calendar";

const days = (month: string) => weeksOf(month).map((week) => week.map(({ number }) => number));

it("starts weeks on Monday and fills the edges with days of adjacent months", () => {
	expect(days("2026-11")[0]).toEqual([26, 27, 28, 29, 30, 31, 1]);
	expect(days("2026-11").at(-1)).toEqual([30, 1, 2, 3, 4, 5, 6]);
	expect(days("2026-11")).toHaveLength(6);
});

it("has four weeks for a February that starts on Monday", () => {
	expect(days("2027-02")).toHaveLength(4);
	expect(
		weeksOf("2027-02")
			.flat()
			.every(({ inMonth }) => inMonth),
	).toBe(true);
});

it("handles leap years", () => {
	const inMonth = (month: string) =>
		weeksOf(month)
			.flat()
			.filter((day) => day.inMonth).length;
	expect(inMonth("2028-02")).toBe(29);
	expect(inMonth("2026-02")).toBe(28);
	expect(inMonth("2100-02")).toBe(28);
});

it("crosses the turn of the year", () => {
	expect(addMonths("2026-12", 1)).toBe("2027-01");
	expect(addMonths("2026-01", -1)).toBe("2025-12");
	expect(addMonths("2026-06", 13)).toBe("2027-07");
});

it("assigns a moment to its day in the time zone", () => {
	const lateEvening = "2026-11-30T17:30:00Z";
	expect(dayIn("Asia/Jakarta", lateEvening)).toBe("2026-12-01");
	expect(dayIn("UTC", lateEvening)).toBe("2026-11-30");
	expect(monthIn("Asia/Jakarta", lateEvening)).toBe("2026-12");
});
