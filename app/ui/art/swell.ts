import { round } from "./svg";

export type Swell = {
	x?: number;
	y?: number;
	width: number;
	height: number;
	stripes: number;
	/** How far an edge leans out to each side. */
	amplitude: number;
	/** Full waves from top to bottom. */
	waves: number;
	phase: number;
	/** Phase shift from one edge to the next, in radians. */
	drift?: number;
	/** How uneven the spacing is: 0 is even, near 1 the stripes crowd together. */
	bulge?: number;
	/** How often they crowd together from left to right. */
	crowds?: number;
};

type Point = readonly [x: number, y: number];

/** The design's signature wave: upright stripes whose edges are sines and whose spacing swells. */
export function swellPath(swell: Swell): string {
	const stripes = Array.from({ length: swell.stripes }, (_, stripe) => {
		const left = edgePoints(swell, 2 * stripe);
		const right = edgePoints(swell, 2 * stripe + 1).reverse();
		return `M${left[0]?.join(" ")}${curve(swell, left, "down")}L${right[0]?.join(" ")}${curve(swell, right, "up")}Z`;
	});
	return stripes.join("");
}

/** The outermost points of one edge; between them the curve is drawn smoothly. */
function edgePoints(swell: Swell, edge: number): Point[] {
	const {
		x = 0,
		y = 0,
		width,
		height,
		stripes,
		amplitude,
		phase,
		drift = 0.5,
		bulge = 0.5,
		crowds = 1,
	} = swell;
	const turn = 2 * Math.PI * crowds;
	const along = edge / (2 * stripes);
	const middle = x + width * (along + (bulge * Math.sin(turn * along + phase)) / turn);

	const points: Point[] = [];
	const start = phase + edge * drift;
	for (let peak = Math.ceil((start - Math.PI / 2) / Math.PI) - 1; ; peak++) {
		const depth = ((Math.PI / 2 + peak * Math.PI - start) / Math.PI) * halfWave(swell);
		points.push([round(middle + (peak % 2 ? -amplitude : amplitude)), round(y + depth)]);
		if (depth > height) return points;
	}
}

function curve(swell: Swell, points: Point[], direction: "down" | "up"): string {
	// A handle of this length makes a Bézier follow half a sine.
	const reach = round((direction === "down" ? 1 : -1) * halfWave(swell) * 0.3642);
	let path = "";
	points.forEach(([x, y], index) => {
		const before = points[index - 1];
		if (!before) return;
		path +=
			index === 1
				? `C${before[0]} ${before[1] + reach} ${x} ${y - reach} ${x} ${y}`
				: `S${x} ${y - reach} ${x} ${y}`;
	});
	return path;
}

function halfWave({ height, waves }: Swell): number {
	return height / waves / 2;
}
