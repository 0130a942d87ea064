/** Geometry of a venue map, in SVG units. */
export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

/** A stadium-shaped ring (superellipse): the higher the exponent, the closer to a rectangle. */
export type Ring = { centre: Point; exponent: number };
/** The inner and outer extent of a row of blocks, as half width and half height. */
export type Tier = { inner: { a: number; b: number }; outer: { a: number; b: number } };
/** A section of the ring, in radians, clockwise from the right. Counter-clockwise if `to` is less. */
export type Arc = { from: number; to: number };

/** Where a ray from the centre meets an edge, so the blocks of all tiers are cut along the same rays. */
export function pointOn(
	{ centre, exponent }: Ring,
	{ a, b }: { a: number; b: number },
	angle: number,
): Point {
	const [x, y] = [Math.cos(angle), Math.sin(angle)];
	const reach = (Math.abs(x / a) ** exponent + Math.abs(y / b) ** exponent) ** (-1 / exponent);
	return { x: centre.x + reach * x, y: centre.y + reach * y };
}

const samples = 240;

/** Splits an arc into parts of equal length; equal angles would make those at the corners far too wide. */
export function cutEvenly(ring: Ring, tier: Tier, arc: Arc, parts: number): Arc[] {
	const middle = { a: (tier.inner.a + tier.outer.a) / 2, b: (tier.inner.b + tier.outer.b) / 2 };
	const angles = Array.from({ length: samples + 1 }, (_, step) => mix(arc.from, arc.to, step / samples));
	const points = angles.map((angle) => pointOn(ring, middle, angle));
	const steps = points.slice(1).map(({ x, y }, step) => Math.hypot(x - points[step]!.x, y - points[step]!.y));
	const total = steps.reduce((sum, step) => sum + step, 0);
	const cuts = [arc.from];
	let walked = 0;
	for (const [step, length] of steps.entries()) {
		const next = (total * cuts.length) / parts;
		if (cuts.length < parts && walked + length >= next)
			cuts.push(mix(angles[step]!, angles[step + 1]!, (next - walked) / length));
		walked += length;
	}
	cuts.push(arc.to);
	return cuts.slice(1).map((to, index) => ({ from: cuts[index]!, to }));
}

const curveSteps = 8;

/** One block of a ring, as a polygon along both of its curves. */
export function ringBlock(ring: Ring, { inner, outer }: Tier, arc: Arc): Point[] {
	const along = (edge: { a: number; b: number }) =>
		Array.from({ length: curveSteps + 1 }, (_, step) =>
			pointOn(ring, edge, mix(arc.from, arc.to, step / curveSteps)),
		);
	return [...along(outer), ...along(inner).reverse()];
}

/** Four corners: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Cuts a four-cornered area into columns, from left to right. */
export function cutQuad([topLeft, topRight, bottomRight, bottomLeft]: Quad, parts: number): Point[][] {
	const between = (from: Point, to: Point, share: number) => ({
		x: mix(from.x, to.x, share),
		y: mix(from.y, to.y, share),
	});
	return Array.from({ length: parts }, (_, part) => {
		const [left, right] = [part / parts, (part + 1) / parts];
		return [
			between(topLeft, topRight, left),
			between(topLeft, topRight, right),
			between(bottomLeft, bottomRight, right),
			between(bottomLeft, bottomRight, left),
		];
	});
}

export function boxOf(points: readonly Point[]): Box {
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The centroid of a polygon. */
export function centreOf(points: readonly Point[]): Point {
	let [area, x, y] = [0, 0, 0];
	for (const [index, here] of points.entries()) {
		const next = points[(index + 1) % points.length]!;
		const cross = here.x * next.y - next.x * here.y;
		area += cross;
		x += (here.x + next.x) * cross;
		y += (here.y + next.y) * cross;
	}
	return { x: x / (3 * area), y: y / (3 * area) };
}

export const viewBoxOf = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(" ");

export const pathOf = (points: readonly Point[]) =>
	`M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
