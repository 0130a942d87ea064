import { expect, it } from "vitest";
import { dayOf } from "../../platform/words/dates";
import { ageOn } from "./age";
import { planWeek } from "./plan-week";

it("plans every day of the week, by the clock", () => {
	const week = planWeek([
		{ name: "U-12", timetable: [{ day: 2, start: "15.30", end: "17.00" }] },
		{
			name: "U-10",
			timetable: [
				{ day: 2, start: "07.00", end: "08.00" },
				{ day: 2, start: "15.30", end: "16.30" },
			],
		},
	]);
	expect(week).toHaveLength(7);
	expect(week[1]?.sessions.map(({ start, programme }) => [start, programme])).toEqual([
		["07.00", "U-10"],
		["15.30", "U-10"],
		["15.30", "U-12"],
	]);
	expect(week[6]).toEqual({ day: 7, sessions: [] });
});

it.each([
	["2014-11-15", "2026-11-15", 12],
	["2014-11-16", "2026-11-15", 11],
	["2016-02-29", "2026-02-28", 9],
	["2016-02-29", "2026-03-01", 10],
])("someone born on %s is, on %s, %i years old", (born, today, age) => expect(ageOn(born, today)).toBe(age));

it("knows today's date where the club is", () => {
	expect(dayOf(new Date("2026-11-15T18:00:00Z"), "Asia/Jakarta")).toBe("2026-11-16");
});
