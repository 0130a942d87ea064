import { pigments } from "../colours";
import { circle, clippedToPath, group, mirrored, rectangle, ring, round, shape, stroke } from "../svg";
import { swellPath } from "../swell";
import type { Scene } from "./composition";
import { drawQuietSwell } from "./quiet-swell";

/** A microphone, and what it hears in rings. */
export function drawMicrophone({ random, width, height, field }: Scene): string {
	const x = width * random.between(0.42, 0.58);
	const phase = random.phase();
	const unit = Math.min(width * 0.7, height);
	const y = height * 0.4;
	let rings = "";
	for (let index = 8; index > 1; index--) {
		const radius = unit * (0.16 * index + 0.035 * Math.sin(index * 1.1 + phase));
		rings += circle(x, y, radius, index % 2 ? field.stripe : field.ground);
	}
	const [wide, tall] = [unit * 0.3, unit * 0.54];
	const capsule = pill(x, y, wide, tall);
	let grille = "";
	for (let line = 0; line < 7; line++) {
		const at = round(y - tall * 0.42 + line * tall * 0.1);
		grille += `M${round(x - wide)} ${at}q${round(wide)} ${round(tall * 0.07)} ${round(wide * 2)} 0`;
	}
	const cradle = `M${round(x - wide * 0.8)} ${round(y)}v${round(tall * 0.14)}a${round(wide * 0.8)} ${round(wide * 0.8)} 0 0 0 ${round(wide * 1.6)} 0v${round(-tall * 0.14)}M${round(x)} ${round(y + tall * 0.6)}V${height}`;
	return (
		rectangle(0, 0, width, height, field.ground) +
		rings +
		stroke(cradle, field.line, round(unit * 0.045)) +
		clippedToPath(
			"capsule",
			capsule,
			rectangle(x - wide, y - tall, wide * 2, tall * 2, field.counter) +
				stroke(grille, field.ground, round(unit * 0.024)),
		) +
		rectangle(x - wide / 2, y + tall * 0.2, wide, unit * 0.05, field.line)
	);
}

function pill(x: number, y: number, wide: number, tall: number): string {
	const [radius, straight] = [round(wide / 2), round(tall - wide)];
	return `M${round(x - wide / 2)} ${round(y - straight / 2)}a${radius} ${radius} 0 0 1 ${radius * 2} 0v${straight}a${radius} ${radius} 0 0 1 ${-radius * 2} 0Z`;
}

/** Headphones, with the wave between the ears. */
export function drawHeadphones(scene: Scene): string {
	const { random, width, height, field } = scene;
	const unit = Math.min(width * 0.62, height * 0.9);
	const [x, y] = [width / 2, height * 0.56];
	const radius = round(unit * 0.4);
	const band = `M${round(x - radius)} ${round(y)}v${round(-unit * 0.06)}a${radius} ${radius} 0 0 1 ${radius * 2} 0v${round(unit * 0.06)}`;
	const cup = (side: 1 | -1) =>
		rectangle(
			x + side * radius - unit * 0.1,
			y - unit * 0.06,
			unit * 0.2,
			unit * 0.4,
			field.counter,
			` rx="${round(unit * 0.09)}"`,
		) +
		rectangle(
			x + side * (radius - unit * 0.12) - unit * 0.035,
			y,
			unit * 0.07,
			unit * 0.28,
			field.line,
			` rx="${round(unit * 0.03)}"`,
		);
	const phase = random.phase();
	let bars = "";
	for (let bar = 0; bar < 7; bar++) {
		const reach = unit * (0.05 + 0.13 * Math.abs(Math.sin(bar * 0.9 + phase)));
		const at = round(x + (bar - 3) * unit * 0.075);
		bars += `M${at} ${round(y + unit * 0.1 - reach)}V${round(y + unit * 0.1 + reach)}`;
	}
	return (
		drawQuietSwell(scene, 6) +
		stroke(band, field.line, round(unit * 0.08)) +
		cup(-1) +
		cup(1) +
		stroke(bars, field.line, round(unit * 0.04))
	);
}

/** A record, its groove a swell, and the arm that reads it. */
export function drawRecord(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const x = width * random.between(0.4, 0.46);
	const y = height * 0.52;
	const radius = Math.min(width * 0.42, height * 0.46);
	const disc = field.ground === pigments.trench ? field.counter : pigments.trench;
	const groove = disc === field.counter ? field.ground : field.stripe === disc ? field.line : field.ground;
	let grooves = "";
	for (let index = 0; index < 5; index++)
		grooves += ring(x, y, radius * (0.9 - index * 0.115), groove, 3 + ((index * 2) % 5));
	const label = swellPath({
		x: x - radius * 0.36,
		y: y - radius * 0.36,
		width: radius * 0.72,
		height: radius * 0.72,
		stripes: 4,
		amplitude: radius * 0.04,
		waves: 1,
		phase: random.phase(),
	});
	const face = disc === field.counter ? field.line : field.counter;
	const arm = `M${round(x + radius * 1.34)} ${round(y - radius * 0.86)}V${round(y + radius * 0.1)}L${round(x + radius * 0.72)} ${round(y + radius * 0.52)}`;
	return mirrored(
		width,
		isMirrored,
		drawQuietSwell(scene, 5) +
			circle(x, y, radius, disc) +
			grooves +
			clippedToPath(
				"label",
				`M${round(x - radius * 0.34)} ${round(y)}a${round(radius * 0.34)} ${round(radius * 0.34)} 0 0 1 ${round(radius * 0.34) * 2} 0a${round(radius * 0.34)} ${round(radius * 0.34)} 0 0 1 ${-round(radius * 0.34) * 2} 0z`,
				rectangle(x - radius, y - radius, radius * 2, radius * 2, face) + shape(label, field.ground),
			) +
			circle(x, y, radius * 0.06, disc) +
			stroke(arm, field.line, round(radius * 0.075), ' stroke-linejoin="round" stroke-linecap="round"') +
			circle(x + radius * 1.34, y - radius * 0.86, radius * 0.16, field.line),
	);
}

/** Six strings over the sound hole, one of them just plucked. */
export function drawStrings({ random, width, height, field }: Scene): string {
	const [x, y] = [width * random.between(0.36, 0.6), height / 2];
	const radius = Math.min(width, height) * 0.36;
	const tilt = round(random.between(-16, 16));
	const plucked = 1 + Math.floor(random.next() * 4);
	let [still, loud] = ["", ""];
	for (let string = 0; string < 6; string++) {
		const at = round(y + (string - 2.5) * radius * 0.3);
		const swing = round(radius * 0.3);
		const step = round(width * 0.2);
		if (string === plucked)
			loud = `M${round(-width * 0.5)} ${at}q${round(step / 2)} ${swing} ${step} 0${`t${step} 0`.repeat(9)}`;
		else still += `M${round(-width * 0.5)} ${at}H${round(width * 1.5)}`;
	}
	let frets = "";
	for (let fret = 0; fret < 5; fret++)
		frets += `M${round(x + radius * 1.5 + fret * radius * 0.62)} ${round(-height)}V${round(height * 2)}`;
	return (
		rectangle(0, 0, width, height, field.ground) +
		group(
			`rotate(${tilt} ${round(width / 2)} ${round(height / 2)})`,
			rectangle(x + radius * 1.5, -height, width * 2, height * 3, field.stripe) +
				stroke(frets, field.ground, 12) +
				circle(x, y, radius * 1.2, field.counter) +
				circle(x, y, radius, field.ground) +
				ring(x, y, radius * 1.1, field.line, 6) +
				stroke(still, field.line, 6) +
				stroke(loud, field.counter, 11),
		)
	);
}
