import { circle, group, mirrored, rectangle, round, shape, stroke } from "../svg";
import type { Scene } from "./composition";
import { drawQuietSwell, seaPath } from "./quiet-swell";

/** Lanes of the tidal pool, each a wave further; one child swims in every other one. */
export function drawSwimLanes({ random, width, height, field }: Scene): string {
	const lanes = 5;
	const lane = height / lanes;
	const phase = random.phase();
	let water = "";
	let ropes = "";
	let swimmers = "";
	for (let index = 0; index < lanes; index++) {
		const y = round(index * lane);
		const sway = round(lane * 0.34 * Math.sin(index * 0.9 + phase));
		const rope = `M-40 ${y}q${round(width * 0.28)} ${sway} ${round(width * 0.54)} 0t${round(width * 0.6)} 0`;
		if (index % 2) water += `${rope}v${round(lane)}H-40Z`;
		ropes += rope;
		if (index % 2 === 0) {
			const x = width * (0.2 + 0.6 * ((index * 0.37 + phase / 6) % 1));
			const middle = round(y + lane / 2);
			const head = lane * 0.17;
			swimmers +=
				shape(
					`M${round(x - head * 8)} ${middle}l${round(head * 7)} ${round(-head * 1.2)}v${round(head * 2.4)}Z`,
					field.line,
				) + circle(x, middle, head * 1.5, field.counter);
		}
	}
	return (
		rectangle(0, 0, width, height, field.ground) +
		shape(water, field.stripe) +
		stroke(ropes, field.line, 14, ' stroke-dasharray="26 18"') +
		swimmers
	);
}

/** The net comes up with a fish in it: the cords bend around what they hold. */
export function drawFishingNet({ random, width, height, field }: Scene): string {
	const isMirrored = random.coin();
	const mesh = Math.max(width, height) / 9;
	const sag = height * random.between(0.1, 0.2);
	let net = "";
	for (let cord = -8; cord < 18; cord++) {
		const x = round(cord * mesh);
		const run = round(height * 0.8);
		net += `M${x} 0q${round(run * 0.2)} ${round(height * 0.5)} ${run} ${height}M${x} 0q${round(-run * 0.2)} ${round(height * 0.5)} ${-run} ${height}`;
	}
	const [x, y, size] = [width * 0.5, height * 0.52, Math.min(width * 0.42, height * 0.66)];
	return mirrored(
		width,
		isMirrored,
		rectangle(0, 0, width, height, field.ground) +
			shape(seaPath(width, height, height * 0.24, sag, 2), field.stripe) +
			stroke(net, field.line, 6) +
			drawFish(x, y, size, field.counter, field.ground) +
			drawFish(x - size * 0.78, y + size * 0.42, size * 0.42, field.line, field.ground),
	);
}

function drawFish(x: number, y: number, size: number, fill: string, mark: string): string {
	const at = (dx: number, dy: number) => `${round(x + size * dx)} ${round(y + size * dy)}`;
	const body = `M${at(-0.5, 0)}C${at(-0.3, -0.34)} ${at(0.16, -0.3)} ${at(0.34, -0.04)}L${at(0.54, -0.2)}Q${at(0.46, 0)} ${at(0.54, 0.2)}L${at(0.34, 0.04)}C${at(0.16, 0.3)} ${at(-0.3, 0.34)} ${at(-0.5, 0)}Z`;
	const bands = [-0.14, 0, 0.14].map((dx) => `M${at(dx, -0.2)}Q${at(dx + 0.08, 0)} ${at(dx, 0.2)}`);
	return (
		shape(body, fill) +
		stroke(bands.join(""), mark, round(size * 0.05)) +
		circle(x - size * 0.32, y - size * 0.05, size * 0.045, mark)
	);
}

/** A boat whose sail is an open book. */
export function drawBookBoat(scene: Scene): string {
	const { random, width, height, field } = scene;
	const x = width * random.between(0.44, 0.56);
	const unit = Math.min(width * 0.5, height * 0.62);
	const deck = height * 0.66;
	const at = (dx: number, dy: number) => `${round(x + unit * dx)} ${round(deck + unit * dy)}`;
	const page = (side: 1 | -1) =>
		`M${at(0, -0.86)}C${at(side * 0.16, -1)} ${at(side * 0.44, -0.98)} ${at(side * 0.62, -0.84)}V${round(deck - unit * 0.12)}C${at(side * 0.44, -0.24)} ${at(side * 0.16, -0.26)} ${at(0, -0.1)}Z`;
	const lines = [0, 1, 2, 3].map((line) => {
		const dy = -0.74 + line * 0.14;
		return [-1, 1].map(
			(side) => `M${at(side * 0.1, dy)}Q${at(side * 0.34, dy - 0.07)} ${at(side * 0.52, dy + 0.03)}`,
		);
	});
	const hull = `M${at(-0.84, -0.04)}Q${at(0, 0.12)} ${at(0.84, -0.04)}Q${at(0.66, 0.38)} ${at(0.4, 0.4)}H${round(x - unit * 0.4)}Q${at(-0.66, 0.38)} ${at(-0.84, -0.04)}Z`;
	const tilt = round(random.between(-5, 5));
	return (
		drawQuietSwell(scene, 4) +
		group(
			`rotate(${tilt} ${round(x)} ${round(deck)})`,
			shape(page(-1), field.line) +
				shape(page(1), field.counter) +
				stroke(lines.flat().join(""), field.ground, 7) +
				stroke(`M${at(0, -0.94)}V${round(deck + unit * 0.05)}`, field.ground, 10) +
				shape(hull, field.counter === field.stripe ? field.line : field.counter),
		) +
		shape(seaPath(width, height, height * 0.78, height * 0.07), field.line) +
		shape(seaPath(width, height, height * 0.86, -height * 0.06, 2), field.stripe)
	);
}
