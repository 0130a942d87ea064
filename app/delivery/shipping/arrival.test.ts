import { expect, it } from "vitest";
import { arrivalOf, leavesOn } from "./arrival";

const arrives = (now: string, from: number, to: number, making = 0) =>
	arrivalOf({ from, to }, leavesOn(new Date(now), "Asia/Jakarta", making));

it("counts a day for packing, then the transit time", () => {
	// A Monday.
	expect(arrives("2026-11-16T03:00:00Z", 1, 2)).toEqual({ from: "2026-11-18", to: "2026-11-19" });
});

it("leaves Sundays out", () => {
	// A Friday: packed on Saturday, on the road on Monday and Tuesday.
	expect(arrives("2026-11-20T03:00:00Z", 1, 2)).toEqual({ from: "2026-11-23", to: "2026-11-24" });
});

it("goes by the club's time zone, not the server's", () => {
	// Monday evening in London is Tuesday in Jakarta.
	expect(arrives("2026-11-16T18:00:00Z", 0, 0)).toEqual({ from: "2026-11-18", to: "2026-11-18" });
});

it("waits for what has to be made first, counting working days", () => {
	// A Friday: printed on Saturday and Monday, packed on Tuesday.
	expect(arrives("2026-11-20T03:00:00Z", 1, 2, 2)).toEqual({ from: "2026-11-25", to: "2026-11-26" });
});
