import type { MarkedText } from "./contract";
import { splitByMarks } from "./marked-text";

export function Marked({ text }: { text: MarkedText }) {
	return splitByMarks(text).map(({ piece, isMarked, at }) =>
		isMarked ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
	);
}
