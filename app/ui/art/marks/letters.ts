import letterOutlines from "./letter-outlines.json";

export type Lettering = {
	x?: number;
	y?: number;
	/** Height of a capital. */
	cap: number;
	/** 0 is condensed, 1 is expanded: one width for all, or one for each letter. */
	width?: number | ((index: number) => number);
	/** Extra space after each letter; a capital is 270 high. */
	tracking?: number;
	/** Stretch the line to exactly this width. */
	fit?: number;
	anchor?: "start" | "middle";
	/** Bends the finished line. */
	warp?: (x: number, y: number) => Point;
};

type Point = readonly [x: number, y: number];

/**
 * Lettering as a path. Each letter is interpolated between its condensed and expanded outline, so the swell of the
 * headlines also runs through pictures, which cannot load a font.
 */
export function letterPath(text: string, lettering: Lettering): string {
	const { x = 0, y = 0, cap, fit, anchor = "start", warp = stay } = lettering;
	const letters = spaceLetters(text, lettering);
	const natural = measureLetters(text, lettering);
	const lineWidth = fit ?? natural;
	const scaleY = cap / capHeight;
	const scaleX = natural > 0 ? (scaleY * lineWidth) / natural : scaleY;
	const start = anchor === "middle" ? x - lineWidth / 2 : x;

	const drawLine = (precision: Precision) => {
		const { grid } = precision;
		let pen = start;
		let path = "";
		for (const { outline, share, advance } of letters) {
			const left = pen;
			const place = (pointX: number, pointY: number): Point => {
				const [warpedX, warpedY] = warp(left + pointX * scaleX, y + pointY * scaleY);
				return [Math.round(warpedX * grid), Math.round(warpedY * grid)];
			};
			if (outline) path += traceOutline(outline, share, place, precision);
			pen += advance * scaleX;
		}
		return path;
	};
	if (cap >= 60) return drawLine({ grid: 1, flatten: 0 });
	// Small lettering is drawn in half units to keep its shape, unless the path then gets too large.
	const fine = drawLine({ grid: 2, flatten: 0 });
	return fine.length <= 1500 ? fine : drawLine({ grid: 1, flatten: 1 });
}

/** Lettering no wider than `room`: narrower letters first, and only then squeezed. */
export function letterPathWithin(room: number, text: string, lettering: Lettering): string {
	if (measureLetters(text, lettering) <= room) return letterPath(text, lettering);
	const narrow = { ...lettering, width: 0.1, tracking: (lettering.tracking ?? 0) * 0.6 };
	return letterPath(text, measureLetters(text, narrow) <= room ? narrow : { ...narrow, fit: room });
}

/** The width of a line that is not fitted. */
export function measureLetters(text: string, lettering: Lettering): number {
	const sum = spaceLetters(text, lettering).reduce((sum, { advance }) => sum + advance, 0);
	return (sum * lettering.cap) / capHeight;
}

/** Letter widths that rise and fall along the word. */
export function tide(phase: number, step = 0.95): (index: number) => number {
	return (index) => (Math.sin(index * step + phase) + 1) / 2;
}

/** Points lie on 1/grid of a unit; a curve whose handle is nearer to its chord than `flatten` becomes a line. */
type Precision = { grid: number; flatten: number };

type Outline = {
	/** SVG path commands (M, L, Q, Z); the points are listed separately, once per width. */
	commands: string;
	advance: [condensed: number, expanded: number];
	points: { condensed: number[]; expanded: number[] };
};

/** Anybody Black (SIL Open Font License 1.1), in its narrowest and its widest form. */
const capHeight = 270;
const outlines = new Map<string, Outline>(
	Object.entries(letterOutlines).map(([letter, { commands, condensed, expanded }]) => [
		letter,
		{
			commands,
			advance: [condensed.advance, expanded.advance],
			points: {
				condensed: condensed.points.split(" ").map(Number),
				expanded: expanded.points.split(" ").map(Number),
			},
		},
	]),
);
const spaceAdvance: Outline["advance"] = [60, 120];

function spaceLetters(text: string, { width = 0.5, tracking = 0 }: Lettering) {
	return foldText(text).map((letter, index) => {
		const outline = outlines.get(letter);
		const share = typeof width === "number" ? width : width(index);
		return { outline, share, advance: blend(...(outline?.advance ?? spaceAdvance), share) + tracking };
	});
}

/** Only plain capitals and digits are drawn: accents are stripped, other characters left out. */
function foldText(text: string): string[] {
	return [...text.normalize("NFD").toUpperCase()].filter((letter) => letter === " " || outlines.has(letter));
}

/** Relative coordinates take far fewer bytes than absolute ones. */
function traceOutline(
	{ commands, points: { condensed, expanded } }: Outline,
	share: number,
	place: (x: number, y: number) => Point,
	{ grid, flatten }: Precision,
): string {
	let next = 0;
	const readNumber = () => {
		const value = blend(condensed[next] ?? 0, expanded[next] ?? 0, share);
		next++;
		return value;
	};
	const readPoint = () => place(readNumber(), readNumber());
	const write = (length: number) => String(length / grid).replace(/^(-?)0\./, "$1.");

	let path = "";
	let at: Point = [0, 0];
	for (const command of commands) {
		if (command === "Z") {
			path += "z";
			continue;
		}
		const handle = command === "Q" ? readPoint() : undefined;
		const end = readPoint();
		const [right, down] = [end[0] - at[0], end[1] - at[1]];
		if (command === "M") path += `M${write(end[0])} ${write(end[1])}`;
		else if (handle && handleDistance(at, handle, end) > flatten) {
			path += `q${write(handle[0] - at[0])} ${write(handle[1] - at[1])} ${write(right)} ${write(down)}`;
		} else if (right !== 0 && down !== 0) path += `l${write(right)} ${write(down)}`;
		else if (right !== 0) path += `h${write(right)}`;
		else if (down !== 0) path += `v${write(down)}`;
		at = end;
	}
	return path.replaceAll(" -", "-");
}

function handleDistance([x, y]: Point, handle: Point, end: Point): number {
	const [right, down] = [end[0] - x, end[1] - y];
	if (right === 0 && down === 0) return Math.hypot(handle[0] - x, handle[1] - y);
	return Math.abs(right * (handle[1] - y) - down * (handle[0] - x)) / Math.hypot(right, down);
}

function blend(condensed: number, expanded: number, share: number): number {
	return condensed + (expanded - condensed) * share;
}

function stay(x: number, y: number): Point {
	return [x, y];
}
