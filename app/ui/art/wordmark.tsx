import { club } from "../../../club/profile";
import wordmark from "../../../club/wordmark.json";

/**
 * The club's word in the current text colour. Its finished path lies in club/wordmark.json, because the letter
 * outlines it is made from weigh twenty times as much; `wordmark.test.ts` keeps the two in step.
 */
export function Wordmark({ title }: { title?: string }) {
	const word = club.shortName.toUpperCase();
	// A club that has changed its name and not yet its wordmark is still called by its name.
	if (wordmark.word !== word) return <span className="wordmark">{word}</span>;
	return (
		<svg
			className="wordmark"
			viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
			role={title ? "img" : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : true}
		>
			<path d={wordmark.path} fill="currentColor" />
		</svg>
	);
}
