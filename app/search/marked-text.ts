import type { MarkedText } from "./contract";

/** Private-use signs that no text of ours holds: where a found word begins, and where it ends. */
export const markStart = "\ue000";
export const markEnd = "\ue001";

/** What PostgreSQL marks with signs, as plain text with places; no markup ever leaves the server. */
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

/** The text in pieces, each found or not, for drawing. */
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
