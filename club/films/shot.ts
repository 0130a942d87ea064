import { accentOf, pigments } from "../../app/ui/art/colours";
import { ballSeams } from "../../app/ui/art/covers/basketball";
import { clippedToCircle, group, rectangle, round, stroke } from "../../app/ui/art/svg";
import { blend, type Film, passage } from "./film";
import { drawSwellGround } from "./swell-ground";

const { trench, trenchSwell, foam } = pigments;
const { fill, shade } = accentOf("basketball");
const rim = { left: 850, right: 1060, y: 330 };

/** Two bounces, one arc, nothing but net. */
export const shot: Film = {
	name: "tembakan",
	seconds: 12,
	captions: [
		{ id: "[Suara ombak]", en: "[Sound of waves]" },
		{ id: "Pantul satu, pantul dua.", en: "One bounce, two bounces." },
		{ id: "Lalu lengkung yang panjang.", en: "Then a long arc." },
		{ id: "Hanya jaring.", en: "Nothing but net." },
	],
	draw: (time) => {
		const throwing = passage(time, 4, 7.2);
		const falling = passage(time, 7.2, 8.6);
		const bounce = Math.abs(Math.cos(time * 2.2)) * 240;
		const x = blend(230, (rim.left + rim.right) / 2, throwing);
		const arc = 560 - bounce * (1 - throwing) - throwing * 250 - 300 * Math.sin(throwing * Math.PI);
		const landed = Math.max(0, time - 8.6);
		const rebound = Math.abs(Math.sin(landed * 2.4)) * 220 * Math.exp(-landed * 0.6);
		const y = blend(arc, 620, falling) - rebound;
		const sway = falling * Math.exp(-Math.max(0, time - 8) * 0.9) * Math.sin(time * 8) * 26;
		return drawSwellGround(time, trench, trenchSwell) + drawBall(x, y, time) + drawBasket(sway);
	},
};

function drawBall(x: number, y: number, time: number): string {
	const radius = 82;
	const skin =
		rectangle(x - radius, y - radius, radius * 2, radius * 2, fill) +
		stroke(ballSeams(x, y, radius), trench, 9);
	return group(
		`rotate(${round(time * 70)} ${round(x)} ${round(y)})`,
		clippedToCircle("ball", x, y, radius, skin),
	);
}

function drawBasket(sway: number): string {
	let net = "";
	for (let cord = 0; cord < 7; cord++) {
		const from = rim.left + cord * 35;
		const to = rim.left + 35 + cord * 23 + sway;
		net += `M${round(from)} ${rim.y}Q${round(to)} ${rim.y + 60} ${round(to)} ${rim.y + 170}`;
	}
	for (let row = 1; row < 4; row++)
		net += `M${round(rim.left + row * 9 + (sway * row) / 4)} ${rim.y + row * 44}Q${round(955 + sway)} ${rim.y + row * 44 + 26} ${round(rim.right - row * 9 + (sway * row) / 4)} ${rim.y + row * 44}`;
	return (
		rectangle(1080, 70, 40, 330, foam) +
		rectangle(1120, 200, 160, 30, shade) +
		stroke(net, foam, 6) +
		stroke(`M${rim.left - 6} ${rim.y}H1086`, fill, 20)
	);
}
