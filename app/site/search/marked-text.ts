import type { MarkedText } from "./contract";

/** Private-use characters that never occur in our texts, marking the start and end of a match. */
export const markStart = "\ue000";
export const markEnd = "\ue001";

/** Converts PostgreSQL's markers to plain text with ranges; no markup ever leaves the server. */
export function readMarks(marked: string): MarkedText {
	const marks: [number, number][] = [];
	let text = "";
	for (const part of marked.split(markStart)) {
		const [word, rest] = part.includes(markEnd) ? (part.split(markEnd) as [string, string]) : ["", part];
		if (word) marks.push([text.length, text.length + word.length]);
		text += word + rest;
	}
	return { text, marks };
}

/** Splits the text into matched and unmatched pieces, for rendering. */
export function splitByMarks({
	text,
	marks,
}: MarkedText): { piece: string; isMarked: boolean; at: number }[] {
	const pieces: { piece: string; isMarked: boolean; at: number }[] = [];
	let at = 0;
	const take = (to: number, isMarked: boolean) => {
		if (to > at) pieces.push({ piece: text.slice(at, to), isMarked, at });
		at = to;
	};
	for (const [from, to] of marks) {
		take(from, false);
		take(to, true);
	}
	take(text.length, false);
	return pieces;
}
