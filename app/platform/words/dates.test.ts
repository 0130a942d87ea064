import { describe, expect, test } from "vitest";
import { formatDate, formatDateTime, formatRelative, formatTime, isSameDay, zoneName } from "./dates";
import { writeClock } from "./write-clock";

const jakarta = "Asia/Jakarta";
const kickOff = "2026-08-15T12:00:00Z";

test("dates are formatted in the club's style", () => {
	expect(formatDate(kickOff, "short", "id", jakarta)).toBe("Sab, 15 Agu");
	expect(formatDate(kickOff, "day", "id", jakarta)).toBe("15 Agu");
	expect(formatDate(kickOff, "medium", "id", jakarta)).toBe("15 Agu 2026");
	expect(formatDate(kickOff, "long", "id", jakarta)).toBe("15 Agustus 2026");
	expect(formatDate(kickOff, "full", "id", jakarta)).toBe("Sabtu, 15 Agustus 2026");
	expect(formatDate(kickOff, "month", "id", jakarta)).toBe("Agustus 2026");
	expect(formatDate(kickOff, "short", "en", jakarta)).toBe("Sat, 15 Aug");
});

test("times include the name of the venue's time zone", () => {
	expect(formatTime(kickOff, "id", jakarta)).toBe("19.00 WIB");
	expect(formatTime(kickOff, "id", "Asia/Makassar")).toBe("20.00 WITA");
	expect(formatTime(kickOff, "id", "Asia/Jayapura")).toBe("21.00 WIT");
	expect(formatTime(kickOff, "en", jakarta)).toBe("19:00 WIB");
	expect(formatDateTime(kickOff, "short", "id", jakarta)).toBe("Sab, 15 Agu, 19.00 WIB");
});

test("midnight is 00.00 on the new day", () => {
	expect(formatDateTime("2026-08-15T17:00:00Z", "short", "id", jakarta)).toBe("Min, 16 Agu, 00.00 WIB");
});

test("a time zone outside Indonesia keeps its own abbreviation", () => {
	expect(zoneName("UTC", kickOff)).toBe("UTC");
});

test("a day is a day in the given time zone, not the server's", () => {
	expect(isSameDay("2026-08-15T16:59:00Z", "2026-08-15T17:01:00Z", jakarta)).toBe(false);
	expect(isSameDay("2026-08-15T16:59:00Z", "2026-08-15T17:01:00Z", "UTC")).toBe(true);
});

describe("relative moments", () => {
	const now = "2026-08-15T12:00:00Z";
	const said = (at: string, language: "id" | "en" = "id") => formatRelative(at, now, language, jakarta);

	test("the last few hours are shown as hours ago", () => {
		expect(said("2026-08-15T11:59:40Z")).toBe("Baru saja");
		expect(said("2026-08-15T11:18:00Z")).toBe("42 menit lalu");
		expect(said("2026-08-15T10:00:00Z")).toBe("2 jam lalu");
		expect(said("2026-08-15T11:00:00Z", "en")).toBe("1 hour ago");
	});

	test("yesterday is yesterday, unless it was only hours ago", () => {
		expect(said("2026-08-14T12:00:00Z")).toBe("Kemarin");
		expect(formatRelative("2026-08-14T16:00:00Z", "2026-08-14T18:00:00Z", "id", jakarta)).toBe("2 jam lalu");
	});

	test("older moments are shown as a date, with the year if it differs", () => {
		expect(said("2026-08-12T12:00:00Z")).toBe("12 Agu");
		expect(said("2025-12-31T12:00:00Z")).toBe("31 Des 2025");
	});

	test("future moments are phrased as future", () => {
		expect(said("2026-08-15T12:30:00Z")).toBe("30 menit lagi");
		expect(said("2026-08-16T12:00:00Z")).toBe("Besok");
	});
});

test("a time stored as text uses a colon in English", () => {
	expect(writeClock("06.40", "id")).toBe("06.40");
	expect(writeClock("06.40", "en")).toBe("06:40");
	expect(writeClock("88", "en")).toBe("88");
});
