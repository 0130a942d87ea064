import type { Localized } from "../../platform/words/language";
import { parseCues } from "../cues";

const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const timing = new RegExp(String.raw`^(${time})[ \t]+-->[ \t]+(${time})([ \t].*)?$`);

/** What is wrong with a WebVTT file, and in which line; null if it is fine. */
export function findCaptionsFault(file: string): Localized | null {
	const lines = file.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
	if (!/^WEBVTT([ \t]|$)/.test(lines[0] ?? ""))
		return {
			id: "Berkas WebVTT dimulai dengan baris WEBVTT.",
			en: "A WebVTT file begins with a line that says WEBVTT.",
		};
	for (const [place, line] of lines.entries()) {
		if (!line.includes("-->")) continue;
		const found = timing.exec(line.trim());
		if (!found)
			return {
				id: `Baris ${place + 1}: waktunya ditulis 00:01.500 --> 00:04.000.`,
				en: `Line ${place + 1}: times are written 00:01.500 --> 00:04.000.`,
			};
		if (secondsOf(found[2]!) <= secondsOf(found[1]!))
			return {
				id: `Baris ${place + 1}: berakhir sebelum mulai.`,
				en: `Line ${place + 1}: it ends before it begins.`,
			};
	}
	if (parseCues(file).length === 0)
		return {
			id: "Tidak ada satu pun teks di berkas ini.",
			en: "There is not a single caption in this file.",
		};
	return null;
}

const secondsOf = (text: string) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
