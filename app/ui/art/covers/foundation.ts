import type { compositions } from "../picture-ref";
import { rectangle, round, shape, stroke } from "../svg";
import type { Composition, Scene } from "./composition";
import { drawBoots, drawDrops, drawPencils, drawSchool } from "./foundation-land";
import { drawBookBoat, drawFishingNet, drawSwimLanes } from "./foundation-sea";

export const foundationCompositions: Record<(typeof compositions)["foundation"][number], Composition> = {
	kawung: drawKawung,
	mangrove: drawMangrove,
	"swim-lanes": drawSwimLanes,
	"fishing-net": drawFishingNet,
	"book-boat": drawBookBoat,
	drops: drawDrops,
	school: drawSchool,
	boots: drawBoots,
	pencils: drawPencils,
};

/** Four petals around a point, as in kawung batik; the wave opens and closes them. */
function drawKawung({ random, width, height, field }: Scene): string {
	const phase = random.phase();
	const mesh = Math.max(Math.sqrt((width * height) / 24), Math.max(width, height) / 12);
	const [columns, rows] = [Math.floor(width / mesh) + 1, Math.floor(height / mesh) + 1];
	const petal = (x: number, y: number) =>
		`M0 0q${x * 14} 0 ${x * 13} ${y * 13}q${-x * 13} 0 ${-x * 13} ${-y * 13}z`;
	const flower = petal(1, 1) + petal(-1, -1) + petal(1, -1) + petal(-1, 1);
	let flowers = "";
	for (let row = 0; row <= rows; row++) {
		for (let column = 0; column <= columns; column++) {
			// Never past the middle between two flowers: a tip that came out behind a neighbour looked like a splinter.
			const size = mesh * (0.029 + 0.0105 * Math.sin(column * 0.8 + row * 0.6 + phase));
			const fill = (column + row) % 2 ? field.counter : field.stripe;
			const place = `translate(${round(column * mesh)} ${round(row * mesh)})scale(${size.toFixed(1)})`;
			flowers += `<use href="#f" transform="${place}" fill="${fill}"/>`;
		}
	}
	return `${rectangle(0, 0, width, height, field.ground)}<defs><path id="f" d="${flower}"/></defs>${flowers}`;
}

/** Mangrove roots at high tide. */
function drawMangrove({ random, width, height, field }: Scene): string {
	const x = width * random.between(0.4, 0.6);
	const phase = random.phase();
	const tide = round(height * 0.66);
	const second = field.counterStripe === field.ground ? field.stripe : field.counterStripe;

	let roots = "";
	for (let pair = 8; pair > 0; pair--) {
		const spread = width * 0.085 * pair;
		const knee = round(tide - height * 0.3 - pair * 10);
		const root = (side: 1 | -1) =>
			`M${round(x + side * spread)} ${tide}C${round(x + side * spread)} ${knee} ` +
			`${round(x + side * 12)} ${round(height * 0.36)} ${round(x + side * 3 * pair)} -20`;
		const colour = pair % 3 === 1 ? field.line : pair % 2 ? field.counter : second;
		roots += stroke(root(-1) + root(1), colour, round(13 + 8 * Math.sin(pair * 0.9 + phase)));
	}

	let ripples = "";
	for (let ripple = 0; ripple < 6; ripple++) {
		const y = round(tide + (height - tide) * ((ripple + 0.2) / 6));
		const [quarter, middle, last] = [round(width * 0.25), round(width * 0.5), round(width * 0.75)];
		const bottom = y + 7 + ripple * 5;
		ripples +=
			`M0 ${y}C${quarter} ${y - 14} ${quarter} ${y + 14} ${middle} ${y}S${last} ${y + 14} ${width} ${y}` +
			`V${bottom}C${last} ${bottom + 14} ${last} ${bottom - 14} ${middle} ${bottom}S${quarter} ${bottom - 14} 0 ${bottom}Z`;
	}
	return (
		rectangle(0, 0, width, height, field.ground) +
		roots +
		rectangle(0, tide, width, height, field.stripe) +
		shape(ripples, field.counter)
	);
}
