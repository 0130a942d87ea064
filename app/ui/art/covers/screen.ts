import { pigments } from "../colours";
import { circle, clippedToPath, group, mirrored, rectangle, ring, round, shape, stroke } from "../svg";
import { swellPath } from "../swell";
import type { Scene } from "./composition";
import { drawQuietSwell } from "./quiet-swell";

/** A strip of film across the picture: the wave moves on from frame to frame. */
export function drawFilmStrip(scene: Scene): string {
	const { random, width, height, field } = scene;
	const tilt = round(random.between(8, 16)) * (random.coin() ? 1 : -1);
	const band = height * 0.62;
	const frame = Math.max(band * 1.14, width / 7);
	const frames = Math.ceil((width * 1.5) / frame) + 1;
	const top = (height - band) / 2;
	const strip = field.ground === pigments.trench ? pigments.sea : pigments.trench;
	const other = field.line === strip ? pigments.foam : field.line;
	let [shown, holes] = ["", ""];
	const phase = random.phase();
	for (let index = 0; index < frames; index++) {
		const left = index * frame - width * 0.2;
		const inner = frame * 0.88;
		shown += rectangle(left, top + band * 0.17, inner, band * 0.66, index % 2 ? other : field.counter);
		const x = left + inner * (0.28 + 0.16 * index);
		const lift = band * 0.12 * Math.sin(index + phase);
		shown += circle(
			Math.min(x, left + inner * 0.76),
			height / 2 + lift,
			band * 0.16,
			index % 2 ? field.counter : other,
		);
		for (let hole = 0; hole < 5; hole++) {
			const at = round(left + hole * frame * 0.2 + frame * 0.04);
			const size = round(band * 0.085);
			holes += `M${at} ${round(top + band * 0.045)}h${size}v${size}h-${size}zM${at} ${round(top + band * 0.87)}h${size}v${size}h-${size}z`;
		}
	}
	return (
		drawQuietSwell(scene, 4) +
		group(
			`rotate(${tilt} ${round(width / 2)} ${round(height / 2)})`,
			rectangle(-width, top, width * 3, band, strip) + shape(holes, field.ground) + shown,
		)
	);
}

/** A clapperboard, its arm in the air. */
export function drawClapper(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const unit = Math.min(width * 0.56, height * 0.72);
	const [x, y] = [width / 2 - unit / 2, height * 0.5 - unit * 0.22];
	const slate = rectangle(x, y, unit, unit * 0.62, field.counter);
	const drawArm = (top: number) => {
		let bars = "";
		for (let bar = 0; bar < 5; bar++) {
			const left = x + unit * (0.02 + bar * 0.21);
			bars += `M${round(left)} ${round(top + unit * 0.15)}l${round(unit * 0.08)} ${round(-unit * 0.15)}h${round(unit * 0.09)}l${round(-unit * 0.08)} ${round(unit * 0.15)}Z`;
		}
		return rectangle(x, top, unit, unit * 0.15, field.line) + shape(bars, field.ground);
	};
	const open = round(random.between(12, 20));
	const wave = `M${round(x + unit * 0.1)} ${round(y + unit * 0.42)}q${round(unit * 0.1)} ${round(-unit * 0.22)} ${round(unit * 0.2)} 0t${round(unit * 0.2)} 0t${round(unit * 0.2)} 0t${round(unit * 0.2)} 0`;
	return mirrored(
		width,
		isMirrored,
		drawQuietSwell(scene, 6) +
			group(
				`rotate(-4 ${round(width / 2)} ${round(height / 2)})`,
				group(`rotate(${-open} ${round(x)} ${round(y)})`, drawArm(y - unit * 0.17)) +
					slate +
					drawArm(y - unit * 0.02) +
					stroke(wave, field.line, round(unit * 0.05)),
			),
	);
}

/** The match on a wall, and those who came to see it. */
export function drawBigScreen({ random, width, height, field }: Scene): string {
	const wide = Math.min(width * 0.8, height * 1.1);
	const tall = wide * 0.54;
	const [x, y] = [(width - wide) / 2, height * 0.1];
	const stripes = swellPath({
		x: x - 20,
		y,
		width: wide + 40,
		height: tall,
		stripes: 7,
		amplitude: wide * 0.03,
		waves: 1,
		phase: random.phase(),
		bulge: 0.5,
	});
	const screen = `M${round(x)} ${round(y)}h${round(wide)}v${round(tall)}h${round(-wide)}Z`;
	const head = Math.max(height * 0.13, width / 16);
	const row = (level: number, shift: number, ink: string) => {
		const line = `M${round(-head + shift)} ${round(level)}H${round(width + head)}`;
		return (
			stroke(line, ink, round(head), ` stroke-linecap="round" stroke-dasharray="0 ${round(head * 1.7)}"`) +
			stroke(
				`M${round(-head + shift)} ${round(level + head * 1.2)}H${round(width + head * 2)}`,
				ink,
				round(head * 1.5),
				` stroke-linecap="round" stroke-dasharray="0 ${round(head * 1.7)}"`,
			)
		);
	};
	const near = field.ground === pigments.trench ? field.line : pigments.trench;
	return (
		rectangle(0, 0, width, height, field.ground) +
		shape(
			`M${round(x)} ${round(y + tall)}L${round(-width * 0.1)} ${height}H${round(width * 1.1)}L${round(x + wide)} ${round(y + tall)}Z`,
			field.stripe,
		) +
		clippedToPath(
			"screen",
			screen,
			rectangle(x, y, wide, tall, field.counter) + shape(stripes, field.counterStripe),
		) +
		circle(width / 2, y + tall / 2, tall * 0.27, field.ground) +
		ring(width / 2, y + tall / 2, tall * 0.27, field.line, 8) +
		stroke(screen, field.line, 12) +
		row(height * 0.78, 0, field.line === near ? field.stripe : field.line) +
		row(height * 0.93, head * 0.85, near)
	);
}

/** Question and answer: two bubbles, and the wave that passes from one to the other. */
export function drawSpeech(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const stripes = swellPath({
		x: -40,
		width: width + 80,
		height,
		stripes: 8,
		amplitude: width * 0.03,
		waves: 1,
		phase: random.phase(),
		bulge: 0.55,
	});
	const bubble = (dx: number, dy: number, wide: number, tall: number, tail: 1 | -1) => {
		const [left, top, right, bottom] = [
			round(width * dx),
			round(height * dy),
			round(width * (dx + wide)),
			round(height * (dy + tall)),
		];
		const corner = round(Math.min(width * wide, height * tall) * 0.28);
		const foot = round(width * (dx + wide * (tail > 0 ? 0.72 : 0.28)));
		const reach = round(Math.min(width, height) * 0.13);
		return (
			`M${left + corner} ${top}H${right - corner}Q${right} ${top} ${right} ${top + corner}V${bottom - corner}Q${right} ${bottom} ${right - corner} ${bottom}` +
			`H${foot + reach}L${foot + tail * reach} ${bottom + reach}L${foot - reach} ${bottom}H${left + corner}Q${left} ${bottom} ${left} ${bottom - corner}V${top + corner}Q${left} ${top} ${left + corner} ${top}Z`
		);
	};
	const [first, second] = [bubble(0.08, 0.12, 0.52, 0.44, -1), bubble(0.38, 0.36, 0.54, 0.42, 1)];
	const dots = [0.53, 0.65, 0.77].map((dx) =>
		circle(width * dx, height * 0.57, Math.min(width, height) * 0.05, field.ground),
	);
	return mirrored(
		width,
		isMirrored,
		drawQuietSwell(scene, 5) +
			clippedToPath(
				"first",
				first,
				rectangle(0, 0, width, height, field.counter) + shape(stripes, field.counterStripe),
			) +
			shape(second, field.line) +
			stroke(second, field.ground, 10) +
			dots.join(""),
	);
}
