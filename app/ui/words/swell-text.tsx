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

/** Display text with a wave running through its letter widths. Inside a link the wave moves on hover. */
export function SwellText({ text, phase = -1.4, k = 0.95, lo = 50, hi = 150 }: SwellTextProps) {
	const letters = swellLetters(text, { phase, k, lo, hi });
	return (
		<>
			<span className="visually-hidden">{text}</span>
			<span className="swell" aria-hidden="true" style={cssVariables({ "--longest": longestWord(letters) })}>
				{letters.map((word, index) => [
					index > 0 && " ",
					<b key={word[0]?.index}>
						{word.map((letter) => (
							<i
								key={letter.index}
								style={cssVariables({ "--rest": letter.rest, "--moved": letter.moved, "--n": letter.index })}
							>
								{letter.letter}
							</i>
						))}
					</b>,
				])}
			</span>
		</>
	);
}

/** An upper bound of the longest word's width in em, which CSS uses to keep it within the screen. */
function longestWord(words: ReturnType<typeof swellLetters>): number {
	const widths = words.map((word) => word.reduce((sum, { letter, rest }) => sum + widthOf(letter) * rest, 0));
	return Math.ceil(Math.max(...widths)) / 100;
}

/** The display font's letters at their normal width, in em. */
function widthOf(letter: string): number {
	if (/[iljtfr.,:;!'’()|]/.test(letter)) return 0.45;
	return /[mwMW@%]/.test(letter) ? 1.2 : 0.75;
}

type Wave = { phase: number; k: number; lo: number; hi: number };

const passedBy = 1.9;

/** Each word as letters, with their widths at rest and on hover. */
export function swellLetters(text: string, wave: Wave) {
	let index = 0;
	return text.split(" ").map((word) =>
		[...word].map((letter) => {
			const at = index++;
			return {
				letter,
				index: at,
				rest: swellWidth(at, wave),
				moved: swellWidth(at, { ...wave, phase: wave.phase + passedBy }),
			};
		}),
	);
}

function swellWidth(index: number, { phase, k, lo, hi }: Wave) {
	const width = lo + ((hi - lo) * (Math.sin(index * k + phase) + 1)) / 2;
	return Math.round(width / step) * step;
}
/** To the browser, every width is a separate font instance: fewer are faster to lay out, with no visible difference. */
const step = 5;
