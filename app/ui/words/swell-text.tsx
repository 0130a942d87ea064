import { cssVariables } from "../css-variables";
import "./swell-text.css";

type SwellTextProps = {
	text: string;
	/** Phase of the first letter, in radians. */
	phase?: number;
	/** Phase per letter: small values make a long, calm wave. */
	k?: number;
	/** The narrowest and the widest letter, in percent of the font's width. Long words need a narrow range. */
	lo?: number;
	hi?: number;
};

/**
 * Display text with a wave running through its letter widths. Inside a link the wave moves on hover. The style sheet computes
 * each letter's width from its place: a page has hundreds of such letters.
 */
export function SwellText({ text, phase = -1.4, k = 0.95, lo = 50, hi = 150 }: SwellTextProps) {
	const words = wordsOf(text);
	const longest = longestWord(words, { phase, k, lo, hi });
	return (
		<>
			<span className="visually-hidden">{text}</span>
			<span
				className="swell"
				aria-hidden="true"
				style={cssVariables({ "--longest": longest, "--phase": phase, "--k": k, "--lo": lo, "--hi": hi })}
			>
				{words.map(({ letters, from }) => [
					from > 0 && " ",
					<b key={from} style={from > 0 ? cssVariables({ "--from": from }) : undefined}>
						{letters.map((letter, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
							<i key={index}>{letter}</i>
						))}
					</b>,
				])}
			</span>
		</>
	);
}

type Word = { letters: string[]; from: number };

/** Each word as letters, and how many come before it. */
function wordsOf(text: string): Word[] {
	let from = 0;
	return text.split(" ").map((word) => {
		const letters = [...word];
		from += letters.length;
		return { letters, from: from - letters.length };
	});
}

type Wave = { phase: number; k: number; lo: number; hi: number };

/** An upper bound of the longest word's width in em, which CSS uses to keep it within the screen. */
function longestWord(words: Word[], { phase, k, lo, hi }: Wave): number {
	const widthAt = (place: number) => lo + ((hi - lo) * (Math.sin(place * k + phase) + 1)) / 2;
	const widths = words.map(({ letters, from }) =>
		letters.reduce((sum, letter, index) => sum + widthOf(letter) * widthAt(from + index), 0),
	);
	return Math.ceil(Math.max(...widths)) / 100;
}

/** The display font's letters at their normal width, in em. */
function widthOf(letter: string): number {
	if (/[iljtfr.,:;!'’()|]/.test(letter)) return 0.45;
	return /[mwMW@%]/.test(letter) ? 1.2 : 0.75;
}
