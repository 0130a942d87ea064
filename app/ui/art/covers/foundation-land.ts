import { circle, clippedToPath, group, mirrored, rectangle, round, shape, stroke } from "../svg";
import { swellPath } from "../swell";
import type { Scene } from "./composition";
import { drawQuietSwell, seaPath } from "./quiet-swell";

/** One drop with the wave in it, and those who gave before, smaller. */
export function drawDrops(scene: Scene): string {
	const { random, width, height, field } = scene;
	const x = width * random.between(0.44, 0.58);
	const size = Math.min(width * 0.62, height * 0.84);
	const stripes = swellPath({
		x: x - size / 2,
		y: 0,
		width: size,
		height,
		stripes: 5,
		amplitude: size * 0.06,
		waves: 1.1,
		phase: random.phase(),
		bulge: 0.6,
	});
	const big = dropPath(x, height * 0.08, size);
	let small = "";
	for (let drop = 0; drop < 8; drop++) {
		const side = drop % 2 ? 1 : -1;
		const reach = size * (0.52 + 0.2 * Math.floor(drop / 2));
		small += dropPath(
			x + side * reach,
			height * (0.14 + 0.22 * ((drop * 3) % 4)),
			size * (0.16 + 0.05 * (drop % 3)),
		);
	}
	return (
		drawQuietSwell(scene, 4) +
		shape(small, field.line) +
		clippedToPath(
			"drop",
			big,
			rectangle(0, 0, width, height, field.counter) + shape(stripes, field.counterStripe),
		) +
		stroke(big, field.line, 9)
	);
}

function dropPath(x: number, top: number, size: number): string {
	const at = (dx: number, dy: number) => `${round(x + size * dx)} ${round(top + size * dy)}`;
	const radius = round(size * 0.34);
	return `M${at(0, 0)}C${at(0.1, 0.24)} ${at(0.34, 0.42)} ${at(0.34, 0.66)}A${radius} ${radius} 0 0 1 ${at(-0.34, 0.66)}C${at(-0.34, 0.42)} ${at(-0.1, 0.24)} ${at(0, 0)}Z`;
}

/** A school whose door is a goal. */
export function drawSchool(scene: Scene): string {
	const { random, width, height, field } = scene;
	const x = width / 2;
	const unit = Math.min(width * 0.46, height * 0.6);
	const floor = height * 0.82;
	const at = (dx: number, dy: number) => `${round(x + unit * dx)} ${round(floor + unit * dy)}`;
	const house = `M${at(-0.78, 0)}L${at(-0.78, -0.7)}L${at(0, -1.16)}L${at(0.78, -0.7)}L${at(0.78, 0)}Z`;
	const roof = `M${at(-0.96, -0.6)}L${at(0, -1.18)}L${at(0.96, -0.6)}`;
	const goal = `M${at(-0.44, 0)}L${at(-0.44, -0.5)}L${at(0.44, -0.5)}L${at(0.44, 0)}`;
	let net = "";
	for (let cord = 1; cord < 7; cord++)
		net += `M${at(-0.44 + cord * 0.126, -0.5)}L${at(-0.44 + cord * 0.126, 0)}`;
	for (let cord = 1; cord < 4; cord++)
		net += `M${at(-0.44, -0.5 + cord * 0.126)}L${at(0.44, -0.5 + cord * 0.126)}`;
	const ball = random.coin() ? -1 : 1;
	return (
		drawQuietSwell(scene, 5) +
		rectangle(0, floor, width, height, field.counter) +
		shape(house, field.line) +
		stroke(roof, field.counter, round(unit * 0.1)) +
		shape(`${goal}Z`, field.ground) +
		stroke(net, field.stripe, 5) +
		stroke(goal, field.counter, round(unit * 0.05)) +
		circle(x + ball * unit * 0.62, floor + unit * 0.06, unit * 0.13, field.ground) +
		stroke(`M${at(ball * 0.8, 0.2)}H${round(ball > 0 ? width : 0)}`, field.line, 9)
	);
}

/** The second pair: one boot, and its shadow that walks on. */
export function drawBoots(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const unit = Math.min(width * 0.6, height * 1.02);
	const [x, y] = [width * 0.46, height * 0.62];
	const drawBoot = (dx: number, dy: number, sole: string, skin: string, lace: string) => {
		const at = (ax: number, ay: number) => `${round(x + unit * (dx + ax))} ${round(y + unit * (dy + ay))}`;
		const upper = `M${at(-0.46, 0.16)}C${at(-0.52, -0.08)} ${at(-0.5, -0.26)} ${at(-0.46, -0.36)}Q${at(-0.32, -0.3)} ${at(-0.16, -0.36)}C${at(-0.1, -0.18)} ${at(0.08, -0.1)} ${at(0.3, -0.04)}C${at(0.48, 0)} ${at(0.5, 0.1)} ${at(0.48, 0.16)}Z`;
		const studs = [-0.42, -0.26, 0.06, 0.22, 0.38].map(
			(sx) =>
				`M${at(sx, 0.2)}l${round(unit * 0.08)} 0l${round(-unit * 0.015)} ${round(unit * 0.07)}h${round(-unit * 0.05)}Z`,
		);
		const laces = [0, 1, 2, 3].map(
			(row) =>
				`M${at(-0.15 + row * 0.085, -0.28 + row * 0.055)}l${round(-unit * 0.12)} ${round(unit * 0.09)}`,
		);
		const stripes = `M${at(-0.3, 0.14)}Q${at(-0.26, -0.04)} ${at(-0.3, -0.22)}M${at(-0.2, 0.14)}Q${at(-0.16, 0)} ${at(-0.22, -0.16)}`;
		return (
			shape(studs.join(""), sole) +
			shape(upper, skin) +
			shape(
				`M${at(-0.48, 0.12)}H${round(x + unit * (dx + 0.5))}L${at(0.46, 0.21)}H${round(x + unit * (dx - 0.46))}Z`,
				sole,
			) +
			stroke(laces.join("") + stripes, lace, round(unit * 0.028))
		);
	};
	return mirrored(
		width,
		isMirrored,
		drawQuietSwell(scene, 5) +
			group("", drawBoot(0.2, -0.2, field.ground, field.line, field.ground)) +
			drawBoot(
				-0.06,
				0.06,
				field.line,
				field.counter,
				field.counterStripe === field.counter ? field.line : field.counterStripe,
			),
	);
}

/** Pencils stand in the water like the posts of a jetty, each higher than the last. */
export function drawPencils(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const count = Math.max(3, Math.min(7, round((width / height) * 4)));
	const step = width / count;
	const phase = random.phase();
	let pencils = "";
	for (let pencil = 0; pencil < count; pencil++) {
		const thick = step * 0.62;
		const left = pencil * step + step * 0.19;
		const top = height * (0.62 - (0.52 * (pencil + 0.6)) / count + 0.03 * Math.sin(pencil + phase));
		const tip = thick * 0.9;
		const fill = pencil % 2 ? field.line : field.counter;
		const at = (dx: number, y: number) => `${round(left + thick * dx)} ${round(y)}`;
		pencils +=
			shape(`M${at(0, top + tip)}L${at(0.5, top)}L${at(1, top + tip)}V${height}H${round(left)}Z`, fill) +
			shape(`M${at(0.34, top + tip * 0.32)}L${at(0.5, top)}L${at(0.66, top + tip * 0.32)}Z`, field.ground) +
			stroke(`M${at(0.34, top + tip)}V${height}M${at(0.66, top + tip)}V${height}`, field.ground, 5);
	}
	return mirrored(
		width,
		isMirrored,
		drawQuietSwell(scene, 4) +
			pencils +
			shape(seaPath(width, height, height * 0.74, height * 0.07, 2), field.stripe) +
			shape(seaPath(width, height, height * 0.86, -height * 0.06), field.counter),
	);
}
