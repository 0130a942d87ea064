import { expect, it } from "vitest";
import { parseCues } from "./cues";

it("parses times with and without hours, and multi-line text", () => {
	const file = `WEBVTT - Ombak

NOTE ditulis tangan

STYLE
::cue { color: white }

1
00:02.500 --> 00:05.000 line:0
Satu ombak
lewat.

01:00:01.250 --> 01:00:03.000
<v Raka>Lagi, <b>lagi</b>.
`;
	expect(parseCues(file)).toEqual([
		{ start: 2.5, text: "Satu ombak lewat." },
		{ start: 3601.25, text: "Lagi, lagi." },
	]);
});

it("parses CRLF, a BOM and decimal commas", () => {
	expect(parseCues("\uFEFFWEBVTT\r\n\r\n00:01,000 --> 00:02,000\r\nHalo\r\n")).toEqual([
		{ start: 1, text: "Halo" },
	]);
});

it.each(["", "WEBVTT", "WEBVTT\n\nnever --> ever\nx", "WEBVTT\n\n00:01.000 --> 00:02.000\n"])(
	"finds nothing in %j",
	(file) => expect(parseCues(file)).toEqual([]),
);
