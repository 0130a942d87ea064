import { accentOf, pigments } from "../../app/ui/art/colours";
import { circle, rectangle, round, shape, stroke } from "../../app/ui/art/svg";
import { type Film, frameHeight, frameWidth, passage } from "./film";

const { sea, deep, foam, trench } = pigments;
const { fill } = accentOf("football");

/** Waves leave the corner flag. */
export const corner: Film = {
	name: "sudut",
	seconds: 9,
	captions: [
		{ id: "[Suara ombak]", en: "[Sound of waves]" },
		{ id: "Dari sudut, ombak berangkat.", en: "From the corner the wave sets out." },
		{ id: "Satu bendera, satu bola, satu lapangan.", en: "One flag, one ball, one pitch." },
	],
	draw: (time) => {
		const reach = Math.hypot(frameWidth, frameHeight) * 1.1;
		const fronts = 10;
		let arcs = "";
		for (let front = fronts; front > 0; front--) {
			const share = (front + ((time * 0.6) % 2)) / fronts;
			arcs += circle(0, frameHeight, reach * share, front % 2 ? deep : sea);
		}
		const flutter = (shift: number) => round(26 * Math.sin(time * 3 + shift));
		const flag =
			`M70 230C150 ${190 + flutter(0)} 220 ${290 + flutter(1)} 330 ${250 + flutter(2)}` +
			`L300 ${370 + flutter(2)}C220 ${400 + flutter(1)} 150 ${310 + flutter(0)} 70 350Z`;
		const fly = passage(time, 2.4, 7.4);
		const [x, y] = [150 + 980 * fly, 640 - 500 * Math.sin(fly * Math.PI * 0.86)];
		return (
			rectangle(0, 0, frameWidth, frameHeight, sea) +
			arcs +
			circle(0, frameHeight, 120, fill) +
			stroke(`M70 ${frameHeight}V220`, foam, 14) +
			shape(flag, fill) +
			circle(x, y, 34 + 34 * fly, foam) +
			circle(x, y, 14 + 14 * fly, trench)
		);
	},
};
