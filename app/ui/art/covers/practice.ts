import { circle, mirrored, rectangle, ring, round, shape, stroke } from "../svg";
import type { Scene } from "./composition";
import { drawQuietSwell } from "./quiet-swell";

/** A ball through the cones, in one S. */
export function drawSlalom(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const cones = Math.max(2, Math.min(5, round(width / (height * 0.42))));
	const step = width / cones;
	const y = round(height * 0.62);
	const swing = round(height * 0.5);
	let path = `M${round(-step / 2)} ${y}`;
	let drawn = "";
	for (let cone = 0; cone < cones; cone++) {
		const x = (cone + 0.5) * step;
		path += `q${round(step / 2)} ${cone % 2 ? swing : -swing} ${round(step)} 0`;
		drawn += drawCone(x, y + height * 0.2, Math.min(height * 0.46, step * 0.9), field.counter, field.line);
	}
	return mirrored(
		width,
		isMirrored,
		drawQuietSwell(scene, 4) +
			stroke(
				path,
				field.line,
				round(height * 0.035),
				` stroke-dasharray="${round(height * 0.1)} ${round(height * 0.05)}"`,
			) +
			drawn +
			circle(width - step * 0.36, y - height * 0.34, height * 0.1, field.line) +
			circle(width - step * 0.36, y - height * 0.34, height * 0.05, field.counter),
	);
}

function drawCone(x: number, bottom: number, size: number, fill: string, band: string): string {
	const at = (dx: number, dy: number) => `${round(x + size * dx)} ${round(bottom - size * dy)}`;
	return (
		shape(
			`M${at(-0.07, 1)}L${at(0.07, 1)}L${at(0.34, 0.08)}L${at(0.44, 0.08)}L${at(0.44, 0)}L${at(-0.44, 0)}L${at(-0.44, 0.08)}L${at(-0.34, 0.08)}Z`,
			fill,
		) + shape(`M${at(-0.15, 0.72)}L${at(0.15, 0.72)}L${at(0.2, 0.54)}L${at(-0.2, 0.54)}Z`, band)
	);
}

/** The shirts of five age groups on one line, each a size larger. */
export function drawWashingLine(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const shirts = Math.max(2, Math.min(5, round((width / height) * 2.3)));
	const sag = height * random.between(0.06, 0.12);
	const top = height * 0.2;
	const lineAt = (share: number) => top + sag * 4 * share * (1 - share);
	let hung = "";
	for (let shirt = 0; shirt < shirts; shirt++) {
		const share = (shirt + 0.5) / shirts;
		const size = Math.min((width / shirts) * 0.92, height * 0.62) * (0.56 + 0.44 * ((shirt + 1) / shirts));
		const fill = shirt % 2 ? field.line : field.counter;
		hung += drawShirt(width * share, lineAt(share), size, fill, shirt % 2 ? field.counter : field.line);
	}
	const cord = `M${round(-width * 0.02)} ${round(top)}Q${round(width / 2)} ${round(top + sag * 2)} ${round(width * 1.02)} ${round(top)}`;
	return mirrored(width, isMirrored, drawQuietSwell(scene, 5) + hung + stroke(cord, field.line, 8));
}

function drawShirt(x: number, top: number, size: number, fill: string, print: string): string {
	const at = (dx: number, dy: number) => `${round(x + size * dx)} ${round(top + size * dy)}`;
	const body =
		`M${at(-0.2, -0.02)}Q${at(0, 0.12)} ${at(0.2, -0.02)}L${at(0.36, 0.06)}L${at(0.5, 0.36)}L${at(0.33, 0.44)}` +
		`L${at(0.28, 0.32)}L${at(0.29, 0.98)}Q${at(0, 1.06)} ${at(-0.29, 0.98)}L${at(-0.28, 0.32)}L${at(-0.33, 0.44)}L${at(-0.5, 0.36)}L${at(-0.36, 0.06)}Z`;
	return (
		shape(body, fill) +
		stroke(
			`M${at(-0.14, 0.42)}Q${at(-0.05, 0.62)} ${at(-0.14, 0.9)}M${at(0.02, 0.42)}Q${at(0.11, 0.62)} ${at(0.02, 0.9)}M${at(0.16, 0.42)}Q${at(0.23, 0.62)} ${at(0.17, 0.9)}`,
			print,
			round(size * 0.07),
		)
	);
}

/** A goal with targets hung in it: low is five, the top corner is ten. */
export function drawTargets({ random, width, height, field }: Scene): string {
	const [left, right, top] = [round(width * 0.1), round(width * 0.9), round(height * 0.16)];
	const radius = Math.min(width, height) * 0.13;
	const places = [
		[0.26, 0.38],
		[0.74, 0.38],
		[0.5, 0.6],
		[0.24, 0.82],
		[0.76, 0.82],
	] as const;
	const hit = Math.floor(random.next() * places.length);
	const targets = places.map(([dx, dy], index) => {
		const [x, y] = [width * dx, height * dy];
		const [outer, inner] = index === hit ? [field.counter, field.line] : [field.line, field.stripe];
		return (
			circle(x, y, radius, outer) + circle(x, y, radius * 0.62, inner) + circle(x, y, radius * 0.28, outer)
		);
	});
	const mesh = Math.max(width, height) / 12;
	let net = "";
	for (let cord = 0; cord * mesh < width; cord++) net += `M${round(cord * mesh)} ${top}V${height}`;
	for (let cord = 0; cord * mesh < height; cord++) net += `M${left} ${round(top + cord * mesh)}H${right}`;
	const [hitX, hitY] = places[hit] ?? [0.5, 0.5];
	return (
		rectangle(0, 0, width, height, field.ground) +
		rectangle(left, top, right - left, height, field.ground) +
		stroke(net, field.stripe, 6) +
		targets.join("") +
		stroke(`M${left} ${height}V${top}H${right}V${height}`, field.line, 18) +
		ring(width * hitX, height * hitY, radius * 1.3, field.counter, 9)
	);
}
