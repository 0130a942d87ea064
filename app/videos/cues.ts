/** One caption, with its start in seconds. */
export type Cue = { start: number; text: string };

/** The captions of a WebVTT file, in order. Styles, notes and inline tags are dropped. */
export function parseCues(file: string): Cue[] {
	const blocks = file.replace(/^\uFEFF/, "").split(/\r?\n\r?\n+/);
	return blocks.flatMap((block) => {
		const lines = block.trim().split(/\r?\n/);
		const timing = lines.findIndex((line) => line.includes("-->"));
		const start = timing >= 0 ? parseTime(lines[timing] ?? "") : null;
		const text = lines
			.slice(timing + 1)
			.join(" ")
			.replace(/<[^>]*>/g, "")
			.trim();
		return start === null || !text ? [] : [{ start, text }];
	});
}

/** The start time of a timing line: `01:02.500` or `1:01:02.500`. */
function parseTime(line: string): number | null {
	const found = /^\s*(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})/.exec(line);
	if (!found) return null;
	const [, hours = "0", minutes, seconds, thousandths] = found;
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}
