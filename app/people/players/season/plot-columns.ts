/** The drawing's own units; the page scales it. */
export const plotSize = { width: 168, height: 128, floor: 108, ceiling: 18 };

export type PlotColumn = {
	season: string;
	value: number;
	x: number;
	y: number;
	width: number;
	height: number;
};

const gap = 6;
/** A single season is a column, not a wall. */
const widest = 48;
/** Zero is drawn as a line on the floor, not as a hole. */
const lowest = 2;

/** Columns from the left, the highest value touching the ceiling; all start at zero, so heights compare. */
export function plotColumns(points: readonly { season: string; value: number }[]): PlotColumn[] {
	const { width, floor, ceiling } = plotSize;
	const columnWidth = Math.min(widest, (width - gap * (points.length - 1)) / points.length);
	const highest = Math.max(...points.map(({ value }) => value));
	return points.map(({ season, value }, place) => {
		const height = highest > 0 ? Math.max(lowest, ((floor - ceiling) * value) / highest) : lowest;
		return {
			season,
			value,
			x: round(place * (columnWidth + gap)),
			y: round(floor - height),
			width: round(columnWidth),
			height: round(height),
		};
	});
}

const round = (length: number) => Math.round(length * 10) / 10;
