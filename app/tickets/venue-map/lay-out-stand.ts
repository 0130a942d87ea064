import type { Stand } from "../sections/stands";
import { type Box, centreOf, type Point } from "./geometry";
import type { MapBlock, VenueLayout } from "./lay-out-venue";

export type StandPlan = { frame: Box; blocks: MapBlock[]; field: { outline: Point[]; middle: Point } };

const planWidth = 620;
const planRow = 190;
const planField = 84;
const planGap = 14;
const mostInRow = 6;

/** One stand from behind, as wide as the screen: its rows, and below them what is watched. */
export function layOutStand({ blocks }: VenueLayout, stand: Stand): StandPlan {
	const own = blocks.filter((block) => block.stand === stand);
	const rows = (["back", "front"] as const).flatMap((name) => {
		const row = own.filter((block) => block.row === name);
		const lines = Math.ceil(row.length / mostInRow);
		return Array.from({ length: lines }, (_, line) =>
			row.slice(Math.round((line * row.length) / lines), Math.round(((line + 1) * row.length) / lines)),
		);
	});
	const placed = rows.flatMap((row, index) => {
		const top = index * (planRow + planGap);
		const [left, width] = [index * planGap, planWidth - 2 * index * planGap];
		return row.map((block, at) => {
			const outline = arched(left + (at * width) / row.length, top, width / row.length, planRow);
			return { ...block, outline, middle: centreOf(outline) };
		});
	});
	const top = rows.length * (planRow + planGap);
	const outline = arched(0, top, planWidth, planField);
	return {
		frame: { x: 0, y: -planArch, width: planWidth, height: top + planField + planArch },
		blocks: placed,
		field: { outline, middle: { x: planWidth / 2, y: top + planField / 2 } },
	};
}

const planArch = 24;
const archSteps = 6;

/** A piece of a gently arched row. */
function arched(left: number, top: number, width: number, height: number): Point[] {
	const along = (y: number) =>
		Array.from({ length: archSteps + 1 }, (_, step) => {
			const x = left + (step * width) / archSteps;
			return { x, y: y - planArch * (1 - ((2 * x) / planWidth - 1) ** 2) };
		});
	return [...along(top), ...along(top + height).reverse()];
}
