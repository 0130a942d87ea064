import { expect, it } from "vitest";
import { type CalendarEntry, escapeCalendarText, foldLine, utcStamp, writeCalendar } from "./icalendar";

const entry: CalendarEntry = {
	uid: "laga@klub.example",
	startsAt: "2026-11-15T12:00:00.000Z",
	endsAt: "2026-11-15T14:00:00.000Z",
	summary: "Kita vs Bintang Utara; laga, kandang",
	description: "Liga Teluk, pekan 1\nhttps://klub.example/event/detail/laga",
	location: "Lapangan Muara, Teluk Bahari",
	url: "https://klub.example/event/detail/laga",
	status: "CONFIRMED",
	sequence: 0,
	categories: ["Sepak bola"],
};
const calendar = (entries = [entry]) =>
	writeCalendar({
		name: "Klub",
		product: "Klub",
		timeZone: "Asia/Jakarta",
		entries,
		writtenAt: new Date("2026-11-01T00:00:00Z"),
	});

it("writes an event with its times in UTC", () => {
	const text = calendar();
	expect(text).toContain("DTSTART:20261115T120000Z\r\n");
	expect(text).toContain("DTEND:20261115T140000Z\r\n");
	expect(text).toContain("DTSTAMP:20261101T000000Z\r\n");
	expect(utcStamp(new Date("2026-01-02T03:04:05.678Z"))).toBe("20260102T030405Z");
});

it("ends every line with CRLF and none longer than 75 octets", () => {
	const long = { ...entry, summary: "Gelora ombak — “Satu laut” ".repeat(20) };
	const text = calendar([entry, long]);
	expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it("folds without breaking a character, and unfolds to the same text", () => {
	const line = `SUMMARY:${"é—😀".repeat(40)}`;
	expect(foldLine(line).replaceAll("\r\n ", "")).toBe(line);
	expect(foldLine("SUMMARY:short")).toBe("SUMMARY:short");
});

it("escapes special characters and prevents line injection", () => {
	expect(escapeCalendarText("a;b,c\\d")).toBe("a\\;b\\,c\\\\d");
	expect(escapeCalendarText("one\r\ntwo\rthree\nfour")).toBe("one\\ntwo\\nthree\\nfour");
	expect(escapeCalendarText("bell\u0007 and\u0000 null")).toBe("bell and null");
	expect(calendar([{ ...entry, summary: "x\r\nATTENDEE:mailto:a@b" }])).not.toMatch(/^ATTENDEE/m);
});

it("is well-formed without events", () => {
	expect(calendar([])).not.toContain("VEVENT");
});
