import type { compositions } from "../picture-ref";
import {
	circle,
	clippedToCircle,
	clippedToPath,
	group,
	mirrored,
	rectangle,
	ring,
	round,
	shape,
	stroke,
} from "../svg";
import { swellPath } from "../swell";
import type { Composition, Scene } from "./composition";
import { drawFreeKick, drawMownPitch, drawTerrace } from "./football-day";
import { drawTwoToneStripes } from "./two-tone-stripes";

export const footballCompositions: Record<(typeof compositions)["football"][number], Composition> = {
	"centre-circle": drawCentreCircle,
	"penalty-box": drawPenaltyBox,
	net: drawNet,
	"corner-kick": drawCornerKick,
	"free-kick": drawFreeKick,
	terrace: drawTerrace,
	"mown-pitch": drawMownPitch,
};

function drawCentreCircle(scene: Scene): string {
	const { random, width, height, field, disc, lines } = scene;
	const x = width * (disc?.x ?? random.between(0.36, 0.64));
	const y = height * (disc?.y ?? random.between(0.46, 0.56));
	const radius = Math.min(width, height) * (disc?.size ?? random.between(0.32, 0.4));
	const { behind, inside } = drawTwoToneStripes(scene);
	const halfway = `M0 ${round(y)}H${round(x - radius)}M${round(x + radius)} ${round(y)}H${width}`;
	return (
		behind +
		clippedToCircle("disc", x, y, radius, inside) +
		(lines ? "" : stroke(halfway, field.line, 9)) +
		(lines === "none" ? "" : ring(x, y, radius, field.line, 9) + circle(x, y, 13, field.line))
	);
}

function drawPenaltyBox({ random, width, height, field }: Scene): string {
	const tilt = round(random.between(-14, 14));
	const middle = width / 2;
	const [left, right] = [round(middle - width * 0.36), round(middle + width * 0.36)];
	const [goalLeft, goalRight] = [round(middle - width * 0.16), round(middle + width * 0.16)];
	const [edge, goalEdge] = [round(height * 0.52), round(height * 0.2)];
	const arc = round(width * 0.15);
	const stripes = swellPath({
		x: middle - width * 0.4,
		y: -20,
		width: width * 0.8,
		height: height * 0.62,
		stripes: 8,
		amplitude: 22,
		waves: 1,
		phase: random.phase(),
		bulge: 0.6,
	});
	const box =
		rectangle(left, -60, right - left, edge + 60, field.counter) + shape(stripes, field.counterStripe);
	const markings =
		`M${left} -90V${edge}H${right}V-90` +
		`M${round(middle - arc)} ${edge}A${arc} ${arc} 0 0 0 ${round(middle + arc)} ${edge}` +
		`M-200 ${round(height * 0.97)}H${width + 200}`;
	const pitch =
		clippedToPath("box", `M${left} -60H${right}V${edge}H${left}Z`, box) +
		stroke(markings, field.line, 10) +
		shape(`M${goalLeft} -60H${goalRight}V${goalEdge}H${goalLeft}Z`, field.ground) +
		stroke(`M${goalLeft} -90V${goalEdge}H${goalRight}V-90`, field.line, 10) +
		circle(middle, height * 0.37, 15, field.line);
	const turn = `rotate(${tilt} ${round(middle)} ${round(height / 2)}) scale(1.08) translate(${round(-width * 0.037)} 0)`;
	return (
		rectangle(0, 0, width, height, field.ground) +
		group(turn, pitch) +
		circle(width * random.between(0.2, 0.8), height * 0.8, height * 0.075, field.counter)
	);
}

/** The net takes the ball: every knot is pushed away from it, the near ones most. */
function drawNet({ random, width, height, field }: Scene): string {
	const x = width * random.between(0.42, 0.62);
	const y = height * random.between(0.4, 0.54);
	const radius = Math.min(width, height) * 0.2;
	const mesh = Math.max(width, height) / 8.5;
	const knots = 7;

	const push = (knotX: number, knotY: number) => {
		const [awayX, awayY] = [knotX - x, knotY - y];
		const distance = Math.hypot(awayX, awayY) + 0.01;
		const force = (radius * 1.5 * Math.exp(-((distance / (radius * 2.3)) ** 2))) / (distance + radius * 0.25);
		return [round(knotX + awayX * force), round(knotY + awayY * force)] as const;
	};
	const drawCord = (start: number, slant: number) => {
		const points = Array.from({ length: knots + 3 }, (_, knot) => {
			const depth = (height * (knot - 1)) / knots;
			return push(start + depth * slant, depth);
		});
		const [first] = points;
		const isOutside = points.every(([px]) => px < -20) || points.every(([px]) => px > width + 20);
		if (isOutside || !first) return "";
		let cord = `M${first[0]} ${first[1]}`;
		let [atX, atY] = first;
		for (let knot = 1; knot < points.length - 1; knot++) {
			const [px, py] = points[knot] ?? first;
			const [nextX, nextY] = points[knot + 1] ?? first;
			const [endX, endY] = [round((px + nextX) / 2), round((py + nextY) / 2)];
			cord += `q${px - atX} ${py - atY} ${endX - atX} ${endY - atY}`;
			[atX, atY] = [endX, endY];
		}
		return cord.replaceAll(" -", "-");
	};

	let net = "";
	for (let cord = -8; cord < 20; cord++) net += drawCord(cord * mesh, 0.62) + drawCord(cord * mesh, -0.62);
	const stripes = swellPath({
		x: x - radius,
		y: y - radius,
		width: radius * 2,
		height: radius * 2,
		stripes: 5,
		amplitude: 12,
		waves: 1,
		phase: random.phase(),
		bulge: 0.7,
	});
	const ball =
		rectangle(x - radius, y - radius, radius * 2, radius * 2, field.counter) +
		shape(stripes, field.counterStripe);
	return (
		rectangle(0, 0, width, height, field.ground) +
		circle(x, y, radius * 2.1, field.stripe) +
		stroke(net, field.line, 5) +
		clippedToCircle("ball", x, y, radius, ball)
	);
}

/** Arcs leave the corner like a wave front. */
function drawCornerKick({ random, width, height, field }: Scene): string {
	const isMirrored = random.coin();
	const phase = random.phase();
	const reach = Math.hypot(width, height) * 1.02;
	const fronts = 9;
	let arcs = "";
	for (let front = fronts; front > 0; front--) {
		const share = front / fronts;
		const radius = reach * (share + 0.055 * Math.sin(share * 11 + phase));
		arcs += circle(0, height, radius, front % 2 ? field.stripe : field.ground);
	}
	const at = (share: number) => round(height * share);
	const cloth = height * 0.3;
	const flag =
		`M44 ${at(0.34)}C${round(cloth * 0.5)} ${at(0.26)} ${round(cloth * 0.8)} ${at(0.42)} ${round(cloth * 1.25)} ${at(0.36)}` +
		`L${round(cloth * 1.1)} ${at(0.52)}C${round(cloth * 0.7)} ${at(0.56)} ${round(cloth * 0.5)} ${at(0.42)} 44 ${at(0.5)}Z`;
	return mirrored(
		width,
		isMirrored,
		rectangle(0, 0, width, height, field.ground) +
			arcs +
			circle(0, height, height * 0.16, field.counter) +
			stroke(`M44 ${height}V${at(0.34)}`, field.line, 10) +
			shape(flag, field.counter),
	);
}
