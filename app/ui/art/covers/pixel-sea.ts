import { pigments } from "../colours";
import { pixelDisc } from "../pixel-disc";
import { rectangle, round, shape } from "../svg";
import type { CoverField, Scene } from "./composition";

/** Waves in steps, one behind the other, each with a crest of foam under a square sun. */
export function drawSteppedWaves({ random, width, height, field }: Scene): string {
	const pixel = Math.max(Math.sqrt(width * height) / 26, width / 56);
	const columns = Math.ceil(width / pixel);
	const rows = height / pixel;
	const at = (cells: number) => round(cells * pixel);

	const step = at(Math.max(1, round(Math.min(rows, columns) / 18)));
	const sunX = round(width * random.between(0.2, 0.75));
	const sunY = round(height * random.between(0.08, 0.16)) + 4 * step;
	const layers = layerColours(field);
	const sea = layers.map((colour, layer) => {
		const length = random.between(0.2, 0.4);
		const phase = random.phase();
		const swing = rows * (0.075 + layer * 0.014);
		const level = rows * (0.42 + layer * (0.5 / layers.length));
		let surface = "";
		let before: number | undefined;
		for (let column = 0; column < columns; column++) {
			const y = at(round(level + swing * Math.sin(column * length + phase)));
			if (y !== before) surface += column === 0 ? `M0 ${y}` : `H${at(column)}V${y}`;
			before = y;
		}
		const id = `w${layer}`;
		const crest = isLight(colour) ? pigments.sea : pigments.foam;
		return (
			`<defs><path id="${id}" d="${surface}H${width}V${height * 2}H0Z"/></defs>` +
			`<use href="#${id}" fill="${crest}"/><use href="#${id}" y="${round(pixel * 0.6)}" fill="${colour}"/>`
		);
	});
	return (
		rectangle(0, 0, width, height, field.ground) +
		shape(pixelDisc(sunX, sunY, step), field.counter) +
		sea.join("")
	);
}

/** Squares that grow into a sea, twice: small as spray above the crest, shut below it. */
export function drawPixelTide({ random, width, height, field }: Scene): string {
	const pixel = Math.max(Math.sqrt(width * height) / 15, width / 28);
	const body = field.ground === pigments.trench || field.ground === pigments.foam ? pigments.sea : field.line;
	const front = body === field.counter ? field.counterStripe : field.counter;
	const drawTide = (level: number, fill: string) => {
		const step = random.between(0.26, 0.4);
		const phase = random.phase();
		let tide = "";
		let surface = "";
		for (let column = 0; column * pixel < width; column++) {
			const swing = 0.16 * Math.sin(column * step + phase) + 0.04 * Math.sin(column * 1.1 + phase);
			const left = round(column * pixel);
			const top = (height / pixel) * (level + swing);
			surface += `${column ? "H" : "M"}${left}${column ? "V" : " "}${round(round(top) * pixel)}`;
			for (const [above, share] of [0.68, 0.48, 0.3, 0.15].entries()) {
				const size = round(pixel * share);
				const inset = round((pixel - size) / 2);
				tide += `M${left + inset} ${round((round(top) - above - 1) * pixel) + inset}h${size}v${size}h-${size}z`;
			}
		}
		return shape(`${surface}H${width}V${height}H0Z${tide}`, fill);
	};
	return (
		rectangle(0, 0, width, height, field.ground) +
		drawTide(random.between(0.4, 0.48), body) +
		drawTide(random.between(0.72, 0.8), front)
	);
}

/** From the far wave to the near one, never the same colour twice in a row. */
function layerColours(field: CoverField): string[] {
	const near = field.ground === pigments.trench ? pigments.sea : pigments.trench;
	const order = [field.stripe, field.counterStripe, field.counter, near];
	return order.filter((colour, index) => colour !== field.ground && colour !== order[index - 1]);
}

function isLight(colour: string): boolean {
	return colour === pigments.foam || colour === pigments.mist;
}
