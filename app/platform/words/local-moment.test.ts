import { expect, it } from "vitest";
import { fromLocalMoment, toLocalMoment } from "./local-moment";

it.each([
	["2026-11-16T12:00:00.000Z", "Asia/Jakarta", "2026-11-16T19:00"],
	["2026-11-16T17:30:00.000Z", "Asia/Jayapura", "2026-11-17T02:30"],
	["2026-07-01T22:15:00.000Z", "Europe/Berlin", "2026-07-02T00:15"],
])("shows %s in %s as %s, and back", (at, zone, local) => {
	expect(toLocalMoment(at, zone)).toBe(local);
	expect(fromLocalMoment(local, zone)).toBe(at);
});

it.each(["", "2026-11-16", "2026-13-40T99:00", "besok"])("rejects %j", (typed) => {
	expect(fromLocalMoment(typed, "Asia/Jakarta")).toBeNull();
});
