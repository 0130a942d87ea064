import { accentOf, pigments } from "../colours";
import type { compositions } from "../picture-ref";
import { circle, clippedToCircle, ellipse, group, mirrored, rectangle, round, shape, stroke } from "../svg";
import { swellPath } from "../swell";
import { drawCourt, drawHoop } from "./basketball-court";
import type { Composition, Scene } from "./composition";

export const basketballCompositions: Record<(typeof compositions)["basketball"][number], Composition> = {
	"three-point-arc": drawThreePointArc,
	basketball: drawBasketball,
	shot: drawShot,
	rim: drawRim,
	hoop: drawHoop,
	court: drawCourt,
};

function drawThreePointArc({ random, width, height, field }: Scene): string {
	const x = width * random.between(0.35, 0.65);
	const phase = random.phase();
	const rings = 10;
	let arcs = "";
	for (let index = rings; index > 0; index--) {
		const share = index / rings;
		const radius = height * 1.5 * (share + 0.05 * Math.sin(share * 9 + phase));
		arcs += circle(
			x,
			height * 1.04,
			radius,
			index === 5 ? field.counter : index % 2 ? field.stripe : field.ground,
		);
	}
	const lane = height * 0.17;
	const [left, right, top] = [round(x - lane), round(x + lane), round(height * 0.52)];
	const key = `M${left} ${height}V${top}H${right}V${height}`;
	return (
		rectangle(0, 0, width, height, field.ground) +
		arcs +
		shape(`${key}Z`, field.counter) +
		stroke(`${key}M${left} ${top}A${round(lane)} ${round(lane)} 0 0 1 ${right} ${top}`, field.line, 9)
	);
}

function drawBasketball({ random, width, height, field, disc }: Scene): string {
	const x = width * (disc?.x ?? random.between(0.4, 0.62));
	const y = height * (disc?.y ?? random.between(0.52, 0.62));
	const radius = disc ? Math.min(width, height) * disc.size : height * random.between(0.44, 0.54);
	const turn = round(random.between(-40, 40));
	const grain = swellPath({
		x: x - radius,
		y: y - radius,
		width: radius * 2,
		height: radius * 2,
		stripes: 7,
		amplitude: radius * 0.09,
		waves: 1,
		phase: random.phase(),
		drift: 0.4,
		bulge: 0.75,
	});
	const stripes = swellPath({
		x: -40,
		width: width + 80,
		height,
		stripes: 5,
		amplitude: 34,
		waves: 1,
		phase: random.phase(),
		drift: 0.3,
		bulge: 0.4,
	});
	// On its own colour the ball turns blue.
	const isOnAccent = field.ground === accentOf("basketball").fill;
	const [skin, pebble] = isOnAccent
		? [pigments.sea, pigments.deep]
		: [accentOf("basketball").fill, accentOf("basketball").shade];
	const ball =
		rectangle(x - radius, y - radius, radius * 2, radius * 2, skin) +
		shape(grain, pebble) +
		stroke(ballSeams(x, y, radius), pigments.trench, round(radius * 0.055));
	return (
		rectangle(0, 0, width, height, field.ground) +
		shape(stripes, field.stripe) +
		group(`rotate(${turn} ${round(x)} ${round(y)})`, clippedToCircle("ball", x, y, radius, ball))
	);
}

/** One shot, nine moments. */
function drawShot({ random, width, height, field }: Scene): string {
	const isMirrored = random.coin();
	const apex = height * random.between(0.3, 0.38);
	const growth = random.between(0.8, 1);
	const moments = 9;
	let flight = "";
	for (let moment = 0; moment < moments; moment++) {
		const time = moment / (moments - 1);
		const isLast = moment === moments - 1;
		const x = width * (0.02 + 0.8 * time);
		const y = apex + height * 0.95 * (time - 0.62) ** 2 * 2.1;
		const radius = height * (0.06 + 0.27 * time * time * growth);
		if (!isLast) {
			const fill = moment % 2 ? field.line : field.stripe;
			flight += circle(x, y, radius, fill, ` stroke="${field.ground}" stroke-width="6"`);
			continue;
		}
		const at = (dx: number, dy: number) => `${round(x + radius * dx)} ${round(y + radius * dy)}`;
		const seams =
			`M${at(-1, 0)}Q${at(0, -0.5)} ${at(1, 0)}M${at(0, -1)}Q${at(-0.4, 0)} ${at(0, 1)}` +
			`M${at(-0.8, 0.6)}Q${at(0, 0)} ${at(0.8, 0.6)}`;
		flight += circle(x, y, radius, field.counter) + stroke(seams, field.ground, round(radius * 0.07));
	}
	return mirrored(
		width,
		isMirrored,
		rectangle(0, 0, width, height, field.ground) +
			rectangle(0, height * 0.86, width, height * 0.14, field.stripe) +
			flight,
	);
}

/** Looking up through the rim. */
function drawRim({ random, width, height, field }: Scene): string {
	const x = width * random.between(0.42, 0.58);
	const y = height / 2;
	const phase = random.phase();
	const rings = 9;
	const rim = rings - 2;
	const ringAt = (index: number) => {
		const share = index / rings;
		const radius = height * 0.78 * (share + 0.05 * Math.sin(share * 10 + phase));
		return { x: x + (1 - share) * width * 0.1, y: y + (1 - share) * height * 0.12, radius };
	};
	let funnel = "";
	for (let index = rings; index > 0; index--) {
		const at = ringAt(index);
		const fill = index === rim ? field.counter : index % 2 ? field.stripe : field.ground;
		funnel += ellipse(at.x, at.y, at.radius, at.radius * 0.86, fill);
	}
	const [hoop, hole] = [ringAt(rim), ringAt(1)];
	const cords = 16;
	let net = "";
	for (let cord = 0; cord < cords; cord++) {
		const angle = (cord / cords) * 2 * Math.PI;
		const place = (ring: typeof hoop, share: number, turn: number) =>
			`${round(ring.x + Math.cos(angle + turn) * ring.radius * share)} ${round(ring.y + Math.sin(angle + turn) * ring.radius * share * 0.86)}`;
		net += `M${place(hoop, 0.96, 0)}Q${place(ringAt(4), 1, 0.5)} ${place(hole, 1, 0.5)}`;
	}
	return rectangle(0, 0, width, height, field.ground) + funnel + stroke(net, field.line, 5);
}

/** The seams of a basketball seen from the front; clip them to the ball. */
export function ballSeams(x: number, y: number, radius: number): string {
	const at = (dx: number, dy: number) => `${round(x + radius * dx)} ${round(y + radius * dy)}`;
	return (
		`M${at(-1, 0)}L${at(1, 0)}M${at(0, -1)}L${at(0, 1)}` +
		`M${at(-0.76, -0.76)}Q${at(-0.1, 0)} ${at(-0.76, 0.76)}M${at(0.76, -0.76)}Q${at(0.1, 0)} ${at(0.76, 0.76)}`
	);
}
