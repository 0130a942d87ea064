import { circle, group, mirrored, rectangle, round, shape, stroke } from "../svg";
import type { Scene } from "./composition";
import { drawQuietSwell, seaPath } from "./quiet-swell";

/** Strings of flags from mast to mast, the middle ones the largest. */
export function drawBunting(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const lines = Math.max(2, Math.min(4, round((height / width) * 5)));
	const flags = Math.max(4, Math.min(9, round((width / height) * 6)));
	let [first, second, third, cords] = ["", "", "", ""];
	for (let line = 0; line < lines; line++) {
		const top = height * (0.06 + (0.92 * line) / lines);
		const sag = (height / lines) * random.between(0.16, 0.34);
		const slope = (height / lines) * random.between(-0.12, 0.12);
		const cordAt = (share: number) => top + slope * share + sag * 4 * share * (1 - share);
		cords += `M-10 ${round(top)}Q${round(width / 2)} ${round(top + slope / 2 + sag * 2)} ${width + 10} ${round(top + slope)}`;
		for (let flag = 0; flag < flags; flag++) {
			const share = (flag + 0.5) / flags;
			const wide = (width / flags) * (0.34 + 0.1 * Math.sin(share * Math.PI));
			const x = width * share;
			const y = cordAt(share);
			const drop = Math.min((height / lines) * 0.62, wide * 2.4);
			const cloth = `M${round(x - wide)} ${round(y)}H${round(x + wide)}L${round(x + wide * 0.12)} ${round(y + drop)}Z`;
			const turn = (flag + line) % 3;
			if (turn === 0) first += cloth;
			else if (turn === 1) second += cloth;
			else third += cloth;
		}
	}
	const other = field.counterStripe === field.ground ? field.stripe : field.counterStripe;
	return mirrored(
		width,
		isMirrored,
		drawQuietSwell(scene, 4) +
			shape(first, field.counter) +
			shape(second, field.line) +
			shape(third, other) +
			stroke(cords, field.line, 7),
	);
}

/** The light at the mouth of the bay. */
export function drawLighthouse({ random, width, height, field }: Scene): string {
	const isMirrored = random.coin();
	const unit = Math.min(width * 0.9, height);
	const x = width * random.between(0.32, 0.42);
	const lamp = height * 0.24;
	const floor = height * 0.86;
	const reach = Math.hypot(width, height) * 1.2;
	const phase = random.phase();
	let light = "";
	for (let beam = 0; beam < 7; beam++) {
		const from = (beam / 7) * 2 * Math.PI + phase;
		const far = (angle: number) =>
			`${round(x + reach * Math.cos(angle))} ${round(lamp + reach * Math.sin(angle))}`;
		light += `M${round(x)} ${round(lamp)}L${far(from)} ${far(from + 0.42)}Z`;
	}
	const at = (dx: number, y: number) => `${round(x + unit * dx)} ${round(y)}`;
	const tower = `M${at(-0.075, lamp + unit * 0.08)}L${at(0.075, lamp + unit * 0.08)}L${at(0.13, floor + unit * 0.2)}L${at(-0.13, floor + unit * 0.2)}Z`;
	const bands = [0.2, 0.52, 0.84].map((share) => {
		const y = lamp + unit * 0.08 + (floor - lamp) * share;
		const half = 0.08 + 0.05 * share;
		return `M${at(-half, y)}Q${at(0, y + unit * 0.05)} ${at(half, y)}v${round(unit * 0.08)}Q${at(0, y + unit * 0.13)} ${at(-half, y + unit * 0.08)}Z`;
	});
	return mirrored(
		width,
		isMirrored,
		rectangle(0, 0, width, height, field.ground) +
			shape(light, field.stripe) +
			shape(tower, field.line) +
			shape(bands.join(""), field.counter) +
			rectangle(x - unit * 0.1, lamp + unit * 0.05, unit * 0.2, unit * 0.035, field.counter) +
			circle(x, lamp, unit * 0.07, field.counter) +
			shape(seaPath(width, height, height * 0.8, height * 0.06), field.counter) +
			shape(seaPath(width, height, height * 0.88, -height * 0.06, 2), field.stripe),
	);
}

/** The supporters' ferry, crossing. */
export function drawFerry(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const unit = Math.min(width * 0.8, height * 1.2);
	const [x, y] = [width * random.between(0.46, 0.54), height * 0.66];
	const at = (dx: number, dy: number) => `${round(x + unit * dx)} ${round(y + unit * dy)}`;
	const hull = `M${at(-0.46, -0.06)}H${round(x + unit * 0.5)}L${at(0.4, 0.2)}H${round(x - unit * 0.4)}Z`;
	const deck = `M${at(-0.36, -0.22)}H${round(x + unit * 0.28)}L${at(0.34, -0.06)}H${round(x - unit * 0.36)}Z`;
	const bridge = `M${at(-0.14, -0.34)}H${round(x + unit * 0.16)}L${at(0.2, -0.22)}H${round(x - unit * 0.14)}Z`;
	const heads = `M${at(-0.33, -0.09)}H${round(x + unit * 0.3)}`;
	const flag = `M${at(-0.4, -0.42)}q${round(-unit * 0.07)} ${round(-unit * 0.05)} ${round(-unit * 0.14)} 0v${round(unit * 0.1)}q${round(unit * 0.07)} ${round(-unit * 0.05)} ${round(unit * 0.14)} 0Z`;
	const tilt = round(random.between(-4, 4));
	return mirrored(
		width,
		isMirrored,
		drawQuietSwell(scene, 4) +
			group(
				`rotate(${tilt} ${round(x)} ${round(y)})`,
				shape(bridge + deck, field.line) +
					stroke(
						heads,
						field.counter,
						round(unit * 0.05),
						` stroke-linecap="round" stroke-dasharray="0 ${round(unit * 0.07)}"`,
					) +
					shape(hull, field.counter) +
					stroke(`M${at(-0.43, 0.04)}Q${at(0, 0.12)} ${at(0.46, 0.04)}`, field.line, round(unit * 0.03)) +
					stroke(`M${at(-0.4, -0.44)}V${round(y)}`, field.line, 7) +
					shape(flag, field.counter),
			) +
			shape(seaPath(width, height, height * 0.78, height * 0.06), field.line) +
			shape(seaPath(width, height, height * 0.85, -height * 0.05, 2), field.stripe),
	);
}
