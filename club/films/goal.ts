import { accentOf, pigments } from "../../app/ui/art/colours";
import { circle, clippedToCircle, rectangle, ring, round, shape, stroke } from "../../app/ui/art/svg";
import { swellPath } from "../../app/ui/art/swell";
import { blend, type Film, frameHeight, frameWidth, passage } from "./film";
import { drawSwellGround } from "./swell-ground";

const { sea, deep, foam, trench } = pigments;
const { fill } = accentOf("football");

/** From the centre spot into the net: one ball, fourteen seconds. */
export const goal: Film = {
	name: "gol",
	seconds: 14,
	captions: [
		{ id: "[Suara ombak]", en: "[Sound of waves]" },
		{ id: "Bola di titik tengah.", en: "The ball is on the centre spot." },
		{ id: "Satu sentuhan, lalu tribun ikut berdiri.", en: "One touch, and the stand is on its feet." },
		{ id: "Jaring bergetar.", en: "The net shakes." },
		{ id: "[Ombak pecah, lalu surut]", en: "[The wave breaks, then ebbs]" },
	],
	draw: (time) => {
		const flight = passage(time, 4, 8.4);
		const x = blend(frameWidth / 2, frameWidth * 0.6, flight);
		const y = frameHeight * (0.5 - 0.3 * Math.sin(flight * Math.PI));
		const radius = blend(200, 120, flight);
		const net = passage(time, 7, 8.4);
		const shake = net * Math.exp(-Math.max(0, time - 8.4) * 0.7) * Math.sin(time * 7) * 16;
		return (
			drawSwellGround(time, sea, deep) +
			drawCircle(1 - passage(time, 4, 6), time) +
			(net > 0 ? drawNet(x + shake, y, radius, net) : "") +
			drawBall(x + shake, y, radius, time)
		);
	},
};

function drawCircle(share: number, time: number): string {
	if (share <= 0) return "";
	const radius = 250 + (1 - share) * 620 + 5 * Math.sin(time * 2);
	const [x, y] = [frameWidth / 2, frameHeight / 2];
	const halfway = `M0 ${y}H${round(x - radius)}M${round(x + radius)} ${y}H${frameWidth}`;
	return ring(x, y, radius, foam, 10) + stroke(halfway, foam, 10);
}

function drawBall(x: number, y: number, radius: number, time: number): string {
	const stripes = swellPath({
		x: x - radius,
		y: y - radius,
		width: radius * 2,
		height: radius * 2,
		stripes: 5,
		amplitude: radius * 0.1,
		waves: 1,
		phase: time * 2.2,
		bulge: 0.7,
	});
	const body = rectangle(x - radius, y - radius, radius * 2, radius * 2, fill) + shape(stripes, trench);
	return (
		clippedToCircle("ball", x, y, radius, body) +
		ring(x, y, radius, foam, 9) +
		(time < 4 ? circle(x, y, 14, foam) : "")
	);
}

/** Cords bend away from what they catch. */
function drawNet(x: number, y: number, radius: number, share: number): string {
	let net = "";
	for (let cord = -6; cord < 20; cord++) {
		for (const slant of [0.62, -0.62]) {
			let path = "";
			for (let knot = 0; knot <= 12; knot++) {
				const depth = (frameHeight * knot) / 12;
				const at = cord * 130 + depth * slant;
				const [awayX, awayY] = [at - x, depth - y];
				const distance = Math.hypot(awayX, awayY) + 0.01;
				const force =
					(radius * 1.3 * share * Math.exp(-((distance / (radius * 2.3)) ** 2))) / (distance + radius * 0.25);
				path += `${knot ? "L" : "M"}${round(at + awayX * force)} ${round(depth + awayY * force)}`;
			}
			net += path;
		}
	}
	return stroke(net, foam, 5, ` opacity="${share.toFixed(2)}"`);
}
