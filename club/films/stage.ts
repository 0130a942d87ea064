import { accentOf, pigments } from "../../app/ui/art/colours";
import { circle, rectangle, round, shape } from "../../app/ui/art/svg";
import { type Film, frameHeight, frameWidth, passage } from "./film";

const { trench, trenchSwell, foam } = pigments;
const { fill } = accentOf("entertainment");

/** The lights sweep, then the sound begins. */
export const stage: Film = {
	name: "panggung",
	seconds: 11,
	captions: [
		{ id: "[Suara ombak]", en: "[Sound of waves]" },
		{ id: "Lampu mencari panggung.", en: "The lights look for the stage." },
		{ id: "Satu nada, lalu semua.", en: "One note, then all of them." },
		{ id: "[Ombak bertepuk]", en: "[The waves applaud]" },
	],
	draw: (time) => {
		const [x, y, reach] = [frameWidth / 2, frameHeight * 1.02, 1600];
		let light = "";
		for (let beam = 0; beam < 13; beam++) {
			const from = Math.PI * (1 + (beam + 0.6 * Math.sin(time * 0.7 + beam * 0.5)) / 13);
			const to = from + (Math.PI / 13) * (0.5 + 0.2 * Math.sin(beam * 1.3 + time));
			const far = (angle: number) =>
				`${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
			light += `M${round(x)} ${round(y)}L${far(from)} ${far(to)}Z`;
		}
		const loud = passage(time, 3, 6);
		let bars = "";
		for (let bar = 0; bar < 25; bar++) {
			const level = Math.abs(Math.sin(bar * 0.42 + time * 2.1) * Math.cos(bar * 0.13 - time * 1.2));
			const tall = round(loud * (24 + 230 * level));
			bars += `M${round(64 + bar * 47)} ${300 - tall}h26v${tall * 2}h-26z`;
		}
		return (
			rectangle(0, 0, frameWidth, frameHeight, trench) +
			shape(light, trenchSwell) +
			circle(x, y, 300 + 12 * Math.sin(time * 2), fill) +
			circle(x, y, 190, foam) +
			shape(bars, fill)
		);
	},
};
