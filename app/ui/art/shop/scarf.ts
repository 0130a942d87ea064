import { club } from "../../../../club/profile";
import { accentOf, pigments } from "../colours";
import { letterPath, tide } from "../marks/letters";
import { group, rectangle, round, shape, stroke, svgDocument } from "../svg";
import type { Merchandise } from "./merchandise";

/** One straight stretch of the scarf, with one wave in it. */
type Stretch = { from: number; to: number; y: number };
const upper: Stretch = { from: 168, to: 540, y: 150 };
const middle: Stretch = { from: 168, to: 432, y: 300 };
const lower: Stretch = { from: 60, to: 432, y: 450 };
const sway = 10;
const { sea, deep, foam, trench } = pigments;

/** The scarf lies in an S, like the wave in the crest: the first word above, the others below. */
export function drawScarf({ division, word = club.name }: Merchandise): string {
	const { fill } = accentOf(division);
	const [first = word, ...others] = word.split(" ");
	const upperTurn = `A75 75 0 0 0 ${middle.from} ${middle.y - sway}`;
	const lowerTurn = `A75 75 0 0 1 ${lower.to} ${lower.y - sway}`;
	const spine =
		`M${upper.to} ${upper.y - sway}${wave(upper, "left")}${upperTurn}${wave(middle, "right")}` +
		`${lowerTurn}${wave(lower, "left")}`;
	const turns = `M${upper.from} ${upper.y - sway}${upperTurn}M${middle.to} ${middle.y - sway}${lowerTurn}`;
	return svgDocument(
		600,
		600,
		group(
			"rotate(-5 300 300)",
			drawFringe(upper.to, upper.y - sway, 1) +
				drawFringe(lower.from, lower.y - sway, -1) +
				stroke(spine, deep, 124) +
				stroke(spine, fill, 106) +
				stroke(spine, sea, 88) +
				stroke(turns, trench, 124, ' opacity=".2"') +
				drawKnit(fill) +
				drawEnd(upper.to - 62, upper.y - sway, fill) +
				drawEnd(lower.from, lower.y - sway, fill) +
				drawWord(first, upper, 150, 470, foam) +
				drawWord(others.join(" ") || first, lower, 130, 448, fill),
		),
	);
}

function wave({ from, to, y }: Stretch, direction: "left" | "right"): string {
	const [start, end] = direction === "left" ? [to, from] : [from, to];
	const crossing = (start + end) / 2;
	const reach = round((end - start) * 0.1821);
	const [high, low] = [y - sway, y + sway];
	return (
		`C${start + reach} ${high} ${crossing - reach} ${low} ${crossing} ${low}` +
		`S${end - reach} ${high} ${end} ${high}`
	);
}

function drawWord(word: string, stretch: Stretch, from: number, to: number, ink: string): string {
	const cap = 56;
	const bend = (x: number, y: number) => [x, y + liftAt(stretch, x)] as const;
	const line = { x: (from + to) / 2, y: stretch.y - cap / 2, cap, anchor: "middle", warp: bend } as const;
	return shape(letterPath(word, { ...line, width: tide(-1.4), fit: to - from }), ink);
}

function liftAt({ from, to }: Stretch, x: number): number {
	return -sway * Math.cos((2 * Math.PI * (x - from)) / (to - from));
}

/** Between the words the knit swells from thin bars to thick ones. */
function drawKnit(ink: string): string {
	let bars = "";
	for (let bar = 0; bar < 9; bar++) {
		const x = round(middle.from + 16 + bar * 27);
		const thick = round(11 + 8 * Math.sin(bar * 0.8));
		const y = round(middle.y + liftAt(middle, x));
		bars += `M${x} ${y - 44}h${thick}v88h-${thick}z`;
	}
	return shape(bars, ink);
}

function drawEnd(x: number, y: number, ink: string): string {
	const bars = [foam, ink, foam, ink].map((fill, bar) => rectangle(x + 6 + bar * 14, y - 62, 9, 124, fill));
	return bars.join("");
}

function drawFringe(x: number, y: number, direction: 1 | -1): string {
	let threads = "";
	for (let thread = 0; thread < 11; thread++) {
		threads += `M${x} ${y - 57 + thread * 11}h${direction * (26 + (thread % 3) * 5)}`;
	}
	return stroke(threads, foam, 6);
}
