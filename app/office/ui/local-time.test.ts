import { expect, it } from "vitest";
import { fromLocalTime, toLocalTime } from "./local-time";

it("reads the typed time in the given time zone, whatever the browser's own", () => {
	expect(fromLocalTime("2026-08-15T19:00", "Asia/Jakarta")).toBe("2026-08-15T12:00:00.000Z");
	expect(fromLocalTime("2026-08-15T00:30", "Asia/Jayapura")).toBe("2026-08-14T15:30:00.000Z");
	expect(fromLocalTime("2026-07-01T12:00", "Europe/Berlin")).toBe("2026-07-01T10:00:00.000Z");
	expect(fromLocalTime("", "Asia/Jakarta")).toBeNull();
	expect(toLocalTime("2026-08-15T12:00:00Z", "Asia/Makassar")).toBe("2026-08-15T20:00");
});
