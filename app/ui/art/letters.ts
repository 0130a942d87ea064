import letterOutlines from "./letter-outlines.json" with { type: "json" };

type Outline = {
	/** SVG path commands (M, L, Q, Z); the points are listed apart, once for each width. */
	commands: string;
	condensed: { advance: number; points: string };
	expanded: { advance: number; points: string };
};

type Lettering = {
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

export type LetterPath = { path: string; width: number };

/** The outlines of Anybody Black (SIL OFL 1.1) are 270 units high. */
const outlineHeight = 270;
const outlines: Partial<Record<string, Outline>> = letterOutlines;

/**
 * Lettering as a path. Each letter lies somewhere between a condensed and an expanded drawing of itself, so the
 * swell of the headlines also runs through pictures, which cannot load a font.
 */
export function letterPath(text: string, lettering: Lettering): LetterPath {
	const { x = 0, y = 0, cap, width = 0.5, tracking = 0, fit, anchor = "start", warp = stay } = lettering;
	const letters = [...foldText(text)].map((letter, index) => {
		const share = typeof width === "number" ? width : width(index);
		return { outline: outlines[letter], share, advance: letterAdvance(letter, share) + tracking };
	});

	const scaleY = cap / outlineHeight;
	const natural = letters.reduce((sum, { advance }) => sum + advance, 0) * scaleY;
	const lineWidth = fit ?? natural;
	const scaleX = natural > 0 ? (scaleY * lineWidth) / natural : scaleY;
	const start = anchor === "middle" ? x - lineWidth / 2 : x;
	const drawLine = (grid: number) => {
		let pen = start;
		let path = "";
		for (const { outline, share, advance } of letters) {
			const left = pen;
			const place = (pointX: number, pointY: number): Point => {
				const [warpedX, warpedY] = warp(left + pointX * scaleX, y + pointY * scaleY);
				return [Math.round(warpedX * grid), Math.round(warpedY * grid)];
			};
			if (outline) path += outlinePath(outline, share, place, grid);
			pen += advance * scaleX;
		}
		return path;
	};
	// Small lettering is drawn in half units to keep its shape, unless the line then grows too heavy.
	const fine = cap < 60 ? drawLine(2) : "";
	const path = fine && fine.length <= 1500 ? fine : drawLine(1);
	return { path, width: lineWidth };
}

/** Lettering no wider than `room`: narrower letters first, and only then squeezed. */
export function letterPathWithin(room: number, text: string, lettering: Lettering): LetterPath {
	const natural = letterPath(text, lettering);
	if (natural.width <= room) return natural;
	const narrow = { ...lettering, width: 0.1, tracking: (lettering.tracking ?? 0) * 0.6 };
	const narrowed = letterPath(text, narrow);
	return narrowed.width <= room ? narrowed : letterPath(text, { ...narrow, fit: room });
}

/** Letter widths that rise and fall along the word. */
export function tide(phase: number, step = 0.95): (index: number) => number {
	return (index) => (Math.sin(index * step + phase) + 1) / 2;
}

/** Only plain capitals and digits are drawn: accents fall away, other signs are left out. */
function foldText(text: string): string {
	const plain = text.normalize("NFD").toUpperCase();
	return [...plain].filter((letter) => letter === " " || outlines[letter]).join("");
}

function letterAdvance(letter: string, share: number): number {
	const outline = outlines[letter];
	if (!outline) return blend(60, 120, share);
	return blend(outline.condensed.advance, outline.expanded.advance, share);
}

// Steps from point to point take far fewer bytes than absolute places.
function outlinePath(
	outline: Outline,
	share: number,
	place: (x: number, y: number) => Point,
	grid: number,
): string {
	const condensed = outline.condensed.points.split(" ").map(Number);
	const expanded = outline.expanded.points.split(" ").map(Number);
	let next = 0;
	const readPoint = () => {
		const [x, y] = [next, next + 1].map((at) => blend(condensed[at] ?? 0, expanded[at] ?? 0, share));
		next += 2;
		return place(x ?? 0, y ?? 0);
	};

	const write = (length: number) => String(length / grid).replace(/^(-?)0\./, "$1.");
	let path = "";
	let at: Point = [0, 0];
	for (const command of outline.commands) {
		if (command === "Z") {
			path += "z";
			continue;
		}
		let handle = command === "Q" ? readPoint() : undefined;
		const end = readPoint();
		if (handle && bendsLittle(at, handle, end)) handle = undefined;
		const [right, down] = [end[0] - at[0], end[1] - at[1]];
		if (right === 0 && down === 0 && !handle) continue;
		if (command === "M") path += `M${write(end[0])} ${write(end[1])}`;
		else if (handle)
			path += `q${write(handle[0] - at[0])} ${write(handle[1] - at[1])} ${write(right)} ${write(down)}`;
		else if (right === 0) path += `v${write(down)}`;
		else if (down === 0) path += `h${write(right)}`;
		else path += `l${write(right)} ${write(down)}`;
		at = end;
	}
	return path.replaceAll(" -", "-");
}

/** A curve that leaves its chord by less than half a step would be drawn as a line anyway. */
function bendsLittle([x, y]: Point, handle: Point, end: Point): boolean {
	const [right, down] = [end[0] - x, end[1] - y];
	const area = Math.abs(right * (handle[1] - y) - down * (handle[0] - x));
	return area < Math.hypot(right, down);
}

function blend(condensed: number, expanded: number, share: number): number {
	return condensed + (expanded - condensed) * share;
}

function stay(x: number, y: number): Point {
	return [x, y];
}
