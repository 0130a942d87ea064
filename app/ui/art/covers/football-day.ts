import { circle, mirrored, rectangle, round, shape, stroke } from "../svg";
import type { Scene } from "./composition";
import { drawQuietSwell } from "./quiet-swell";

/** The wall stands, the ball goes around it: nine moments of one curve. */
export function drawFreeKick(scene: Scene): string {
	const { random, width, height, field } = scene;
	const isMirrored = random.coin();
	const shoulders = Math.min(width / 9, height / 4.4);
	const [left, men] = [width * random.between(0.32, 0.4), 4];
	let wall = "";
	for (let man = 0; man < men; man++) {
		const x = left + man * shoulders * 1.04;
		const top = height - shoulders * (2.3 + (man % 2) * 0.22);
		wall +=
			circle(x, top, shoulders * 0.3, man % 2 ? field.counterStripe : field.line) +
			rectangle(
				x - shoulders / 2,
				top + shoulders * 0.4,
				shoulders,
				height,
				man % 2 ? field.counterStripe : field.line,
				` rx="${round(shoulders * 0.34)}"`,
			);
	}
	const apex = height * random.between(0.12, 0.18);
	let flight = "";
	const moments = 9;
	for (let moment = 0; moment < moments; moment++) {
		const time = moment / (moments - 1);
		const x = width * (0.06 + 0.8 * time);
		const y = apex + (height * 0.74 - apex) * (1 - time * 1.36) ** 2;
		flight += circle(x, y, height * (0.018 + 0.075 * time * time), field.counter);
	}
	return mirrored(width, isMirrored, drawQuietSwell(scene, 5) + wall + flight);
}

/** A full stand: rows of heads in a wave, every other row with its scarf up. */
export function drawTerrace({ random, width, height, field }: Scene): string {
	const head = Math.max(Math.sqrt(width * height) / 11, width / 22, height / 7.4);
	const rows = Math.min(9, Math.ceil(height / (head * 0.86)) + 1);
	const phase = random.phase();
	const inks = [field.stripe, field.counter, field.line, field.counterStripe].filter(
		(ink, index, all) => ink !== field.ground && all.indexOf(ink) === index,
	);
	let crowd = "";
	for (let row = 0; row < rows; row++) {
		const y = round(height * 0.16 + row * head * 0.86);
		const lift = head * 0.42 * Math.sin(row * 0.7 + phase);
		const line = `M${round(-head - (row % 2) * head * 0.6)} ${y}q${round(width * 0.3)} ${round(-lift * 3)} ${round(width * 0.56)} 0t${round(width * 0.7)} 0`;
		const ink = inks[row % inks.length] ?? field.line;
		crowd +=
			stroke(line, field.ground, round(head * 1.5), ` transform="translate(0 ${round(head * 0.8)})"`) +
			stroke(
				line,
				ink,
				round(head * 0.72),
				` stroke-linecap="round" stroke-dasharray="0 ${round(head * 1.2)}"`,
			) +
			stroke(
				line,
				ink,
				round(head * 0.5),
				` transform="translate(0 ${round(head * 0.72)})" stroke-dasharray="${round(head * 0.86)} ${round(head * 0.34)}" stroke-dashoffset="${round(head * 0.43)}"`,
			);
	}
	return rectangle(0, 0, width, height, field.ground) + crowd;
}

/** The mown pitch from the tunnel: its stripes meet at the far goal, under a ball that is the sun. */
export function drawMownPitch({ random, width, height, field }: Scene): string {
	const horizon = round(height * random.between(0.4, 0.48));
	const x = width * random.between(0.4, 0.6);
	const lanes = 9;
	const lean = random.between(-0.18, 0.18) * width;
	const edge = (lane: number) => {
		const share = lane / lanes - 0.5;
		const [far, near] = [x + share * width * 0.9, width / 2 + share * width * 3];
		return { far: round(far), near: round(near), bend: round((far + near) / 2 + lean * Math.abs(share)) };
	};
	let grass = "";
	for (let lane = 0; lane < lanes; lane += 2) {
		const [from, to] = [edge(lane), edge(lane + 1)];
		const middle = round((horizon + height) / 2);
		grass +=
			`M${from.far} ${horizon}Q${from.bend} ${middle} ${from.near} ${height}H${to.near}` +
			`Q${to.bend} ${middle} ${to.far} ${horizon}Z`;
	}
	const goal = Math.min(width * 0.2, height * 0.34);
	const [goalLeft, goalTop] = [round(x - goal / 2), round(horizon - goal * 0.42)];
	const frame = `M${goalLeft} ${horizon}V${goalTop}H${round(x + goal / 2)}V${horizon}`;
	return (
		rectangle(0, 0, width, height, field.ground) +
		circle(x, horizon, Math.min(width, height) * 0.36, field.counter) +
		rectangle(0, horizon, width, height, field.stripe) +
		shape(
			grass,
			field.line === field.stripe
				? field.ground
				: field.counterStripe === field.stripe
					? field.ground
					: field.counterStripe,
		) +
		stroke(frame, field.line, 10) +
		stroke(`M0 ${horizon}H${width}`, field.line, 8)
	);
}
