import { accentOf, pigments } from "../../app/ui/art/colours";
import { rectangle, round, shape, stroke } from "../../app/ui/art/svg";
import { type Film, frameHeight, frameWidth, passage } from "./film";

const { sea, deep, foam, trench } = pigments;
const { fill } = accentOf("foundation");

/** Roots come down one by one, and the tide grows calm between them. */
export const mangrove: Film = {
	name: "bakau",
	seconds: 13,
	captions: [
		{ id: "[Suara ombak]", en: "[Sound of waves]" },
		{ id: "Satu akar turun ke lumpur.", en: "One root reaches the mud." },
		{ id: "Lalu tujuh lagi.", en: "Then seven more." },
		{ id: "Di antaranya, air menjadi tenang.", en: "Between them the water grows calm." },
	],
	draw: (time) => {
		const tide = 500 + 14 * Math.sin(time * 0.9);
		let roots = "";
		for (let pair = 8; pair > 0; pair--) {
			const grown = passage(time, (8 - pair) * 0.8, (8 - pair) * 0.8 + 2);
			const length = 900;
			const dash = ` stroke-dasharray="${length}" stroke-dashoffset="${round(length * (1 - grown))}"`;
			const ink = pair % 3 === 1 ? foam : pair % 2 ? sea : trench;
			for (const side of [-1, 1]) {
				const foot = round(frameWidth / 2 + side * 74 * pair);
				const path = `M${round(frameWidth / 2 + side * 4 * pair)} -20C${round(frameWidth / 2 + side * 14)} 270 ${foot} ${round(290 - pair * 12)} ${foot} 560`;
				roots += stroke(path, ink, round(16 + 8 * Math.sin(pair * 0.9 + time * 0.4)), dash);
			}
		}
		const calm = 1 - 0.6 * passage(time, 6, 11);
		let ripples = "";
		for (let ripple = 0; ripple < 6; ripple++) {
			const y = round(tide + 22 + ripple * 38);
			const lift = round(26 * calm * Math.sin(time * 1.3 + ripple));
			ripples += `M0 ${y}C320 ${y - lift} 320 ${y + lift} 640 ${y}S960 ${y - lift} ${frameWidth} ${y}v16C960 ${y + 16 - lift} 960 ${y + 16 + lift} 640 ${y + 16}S320 ${y + 16 - lift} 0 ${y + 16}Z`;
		}
		return (
			rectangle(0, 0, frameWidth, frameHeight, fill) +
			roots +
			rectangle(0, tide, frameWidth, frameHeight, deep) +
			shape(ripples, fill)
		);
	},
};
