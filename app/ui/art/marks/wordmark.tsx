import { useContext } from "react";
import { club } from "../../../../club/profile";
import wordmark from "../../../../club/wordmark.json";
import { DrawnOnce } from "./drawn-once";

/**
 * The club's wordmark in the current text colour. Its finished path is in club/wordmark.json, because the letter
 * outlines it is made from are twenty times as large; `wordmark.test.ts` keeps the two in sync.
 */
export function Wordmark({ title }: { title?: string }) {
	const isDrawn = useContext(DrawnOnce);
	const word = club.shortName.toUpperCase();
	// Fallback for a club that has changed its name but not yet regenerated its wordmark.
	if (wordmark.word !== word) return <span className="wordmark">{word}</span>;
	return (
		<svg
			className="wordmark"
			viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
			role={title ? "img" : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : true}
		>
			{isDrawn ? <use href="#wordmark" /> : <WordmarkShape />}
		</svg>
	);
}

export const WordmarkShape = () => <path d={wordmark.path} fill="currentColor" />;
