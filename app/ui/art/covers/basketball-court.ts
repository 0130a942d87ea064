import { circle, group, mirrored, rectangle, round, shape, stroke } from "../svg";
import type { Scene } from "./composition";
import { drawQuietSwell } from "./quiet-swell";

/** The board, the rim and the net seen from the corner, with the ball on its way. */
export function drawHoop(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const unit = Math.min(width * 0.8, height);
	const x = width * random.between(0.66, 0.72);
	const top = height * 0.16;
	const at = (dx: number, dy: number) => `${round(x + unit * dx)} ${round(top + unit * dy)}`;
	const board = `M${at(-0.06, 0)}L${at(0.3, -0.07)}L${at(0.3, 0.45)}L${at(-0.06, 0.4)}Z`;
	const pane = `M${at(0.02, 0.17)}L${at(0.2, 0.15)}L${at(0.2, 0.36)}L${at(0.02, 0.34)}Z`;
	const rim = `M${at(-0.4, 0.38)}L${at(0.04, 0.38)}`;
	const cords = [0, 1, 2, 3, 4, 5].map((cord) => {
		const from = -0.4 + cord * 0.072;
		const to = -0.33 + cord * 0.046;
		return `M${at(from, 0.39)}Q${at(to, 0.5)} ${at(to + 0.012 * (cord - 2.5), 0.7)}`;
	});
	const hoops = [0.46, 0.54, 0.62].map((y, index) => {
		const inset = 0.02 + index * 0.018;
		return `M${at(-0.4 + inset, y)}Q${at(-0.22, y + 0.05)} ${at(-0.04 - inset, y)}`;
	});
	const ball = { x: x - unit * 0.5, y: top + unit * 0.16, radius: unit * 0.17 };
	const seams =
		`M${round(ball.x - ball.radius)} ${round(ball.y)}q${round(ball.radius)} ${round(-ball.radius * 0.6)} ${round(ball.radius * 2)} 0` +
		`M${round(ball.x)} ${round(ball.y - ball.radius)}q${round(-ball.radius * 0.5)} ${round(ball.radius)} 0 ${round(ball.radius * 2)}`;
	const path = `M${round(-width * 0.04)} ${height}Q${round(ball.x * 0.42)} ${round(-height * 0.1)} ${round(ball.x)} ${round(ball.y)}`;
	return mirrored(
		width,
		isMirrored,
		drawQuietSwell(scene, 5) +
			stroke(path, field.line, 9, ' stroke-dasharray="2 30" stroke-linecap="round"') +
			shape(board, field.line) +
			stroke(pane, field.counter, 10) +
			stroke(cords.join("") + hoops.join(""), field.line, 6) +
			stroke(rim, field.counter, round(unit * 0.04)) +
			circle(ball.x, ball.y, ball.radius, field.counter) +
			stroke(seams, field.ground, 8),
	);
}

/** The court from the roof: boards that swell, and the lines painted over them. */
export function drawCourt({ random, width, height, field }: Scene): string {
	const boards = 8;
	const phase = random.phase();
	let floor = "";
	for (let board = 0; board < boards; board++) {
		const y = round((height * board) / boards);
		const thick = round((height / boards) * (0.5 + 0.3 * Math.sin(board * 0.9 + phase)));
		floor += `M-200 ${y}H${width + 200}v${thick}H-200Z`;
	}
	const tilt = round(random.between(-12, 12));
	const [x, y] = [round(width / 2), round(height / 2)];
	const radius = round(Math.min(width, height) * 0.2);
	const key = round(height * 0.19);
	const ends = ([-1, 1] as const).map((side) => {
		const edge = round(x + side * width * 0.46);
		const line = round(x + side * width * 0.3);
		const sweep = side === 1 ? 0 : 1;
		return {
			fill: `M${edge} ${y - key}H${line}V${y + key}H${edge}Z`,
			line: `M${edge} ${y - key}H${line}V${y + key}H${edge}M${line} ${y - key}A${key} ${key} 0 0 ${sweep} ${line} ${y + key}`,
		};
	});
	const edges = `M${round(x - width * 0.46)} -200V${height + 200}M${round(x + width * 0.46)} -200V${height + 200}M${x} -200V${height + 200}`;
	return (
		rectangle(0, 0, width, height, field.ground) +
		group(
			`rotate(${tilt} ${x} ${y})`,
			shape(floor, field.stripe) +
				shape(ends.map(({ fill }) => fill).join(""), field.counter) +
				circle(x, y, radius, field.counter) +
				stroke(edges + ends.map(({ line }) => line).join(""), field.line, 9) +
				circle(x, y, radius, "none", ` stroke="${field.line}" stroke-width="9"`),
		)
	);
}
